import { printTheme } from '@trellis/figures';
import { Button, Loader } from '@mantine/core';
import type { Dispatch, RefObject } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/ApiError.ts';
import type { NetworkOptions } from '../../api/network.ts';
import { searchOf, type RequestRef } from '../../api/requestRef.ts';
import { Back } from '../../ui/icons.tsx';
import { ColorPicker } from './ColorPicker.tsx';
import type { NetworkPicture } from './drawing/drawing.ts';
import { ExportTools } from './files/ExportTools.tsx';
import { FeaturesPopover } from './FeaturesPopover.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import type { GraphControls } from './drawing/GraphCanvas.tsx';
import { HideEdgesMenu } from './HideEdgesMenu.tsx';
import { edgeNames, type NetworkScene } from './scene/scene.ts';
import { UploadButton } from './files/UploadButton.tsx';
import { useUpload } from './files/useUpload.ts';
import type { ViewerAction, ViewerState } from './viewerState.ts';
import styles from './Viewer.module.css';

interface Props {
  readonly request: RequestRef;
  readonly picture: NetworkPicture;
  readonly state: ViewerState;
  readonly dispatch: Dispatch<ViewerAction>;
  /** The network with its uploads. */
  readonly base: NetworkScene;
  readonly controls: RefObject<GraphControls | null>;
  readonly options: NetworkOptions;
  readonly onOptions: (options: NetworkOptions) => void;
  readonly loading: boolean;
  readonly onCancel: () => void;
  readonly onAlert: (text: string | undefined) => void;
  readonly analyzing: boolean;
  readonly onAnalyzing: (analyzing: boolean) => void;
}

/** Everything that can be done with the network. */
export function Toolbar(props: Props) {
  const { request, picture, state, dispatch, base, controls, options, onOptions, loading, onCancel, onAlert } = props;
  const { analyzing, onAnalyzing } = props;
  const navigate = useNavigate();
  const upload = useUpload(base, {
    onRows: (rows) => dispatch({ do: 'upload', rows }),
    onAlert,
  });
  const busy = loading || upload.busy;
  const reset = () => {
    dispatch({ do: 'reset' });
    onAlert(undefined);
    requestAnimationFrame(() => controls.current?.fit());
  };
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Network">
      <Button
        variant="default"
        leftSection={<Back />}
        onClick={() => void navigate(`/result/network${searchOf(request)}`)}
      >
        Back
      </Button>
      <Button.Group>
        <Button variant="default" title="As it came: without uploads, selection and moved genes" onClick={reset}>
          Reset
        </Button>
        <Button variant="default" title="Show everything (0)" onClick={() => controls.current?.fit()}>
          Fit
        </Button>
      </Button.Group>
      <ExportTools
        picture={picture}
        controls={controls}
        theme={printTheme}
        onFailure={(error) => onAlert(messageOf(error))}
      />
      <Button.Group>
        <UploadButton onFiles={upload.read} />
        <ColorPicker color={state.color} onColor={(color) => dispatch({ do: 'color', color })} />
        <Button
          variant="default"
          disabled={state.rows.length === 0}
          onClick={() => dispatch({ do: 'remove upload' })}
        >
          Remove Upload
        </Button>
      </Button.Group>
      <FeaturesPopover request={request} options={options} onOptions={onOptions} />
      <HideEdgesMenu
        names={edgeNames(picture.scene)}
        hidden={state.filters.names}
        onHidden={(names) => dispatch({ do: 'filter', change: { names } })}
      />
      <FilterPopover
        scene={picture.scene}
        filters={state.filters}
        onFilter={(change) => dispatch({ do: 'filter', change })}
      />
      <Button
        variant={analyzing ? 'light' : 'default'}
        aria-expanded={analyzing}
        onClick={() => onAnalyzing(!analyzing)}
      >
        Analyze
      </Button>
      <div className={styles.busy} role="status">
        {busy && (
          <>
            <Loader size={16} aria-label="Working" />
            {loading && (
              <Button variant="subtle" size="compact-sm" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
