import { printTheme } from '@trellis/figures';
import { Button, ButtonGroup, Loader, named } from '../../ui/Button.tsx';
import { useClickOutside } from '@mantine/hooks';
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { navigate } from '../../router/location.ts';
import { ShareInFolder } from '../../portable/lazyParts.ts';
import { isFolder } from '../../router/base.ts';
import { messageOf } from '../../api/ApiError.ts';
import { searchOf } from '../../api/requestRef.ts';
import { useResult } from '../../api/result.ts';
import { Chevron } from '../../ui/icons.tsx';
import { Back, Close } from '../../ui/toolIcons.tsx';
import { ColorPicker, StylePopover } from './StylePopover.tsx';
import { FeaturesPopover } from './FeaturesPopover.tsx';
import { ExportTools } from './files/ExportTools.tsx';
import { UploadButton } from './files/UploadButton.tsx';
import { useUpload } from './files/useUpload.ts';
import { FilterPopover, HideEdgesMenu } from './FilterTools.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import type { ForceRun } from './layout/useForceLayout.tsx';
import { LayoutTools } from './LayoutTools.tsx';
import { useViewer } from './viewerContext.ts';
import styles from './Viewer.module.css';

interface Props {
  readonly force: ForceRun;
  readonly analyzing: boolean;
  readonly onAnalyzing: (analyzing: boolean) => void;
  /** Shows a message; undefined removes it. */
  readonly onAlert: (text: string | undefined) => void;
}

/** The commands of the viewer. */
export function Toolbar({ force, analyzing, onAnalyzing, onAlert }: Props) {
  const { answered, base, picture, controls, dispatch } = useViewer();
  const [replacing, setReplacing] = useState(false);
  const upload = useUpload(replacing ? answered : base, {
    onRows: (rows) => dispatch({ type: replacing ? 'replace upload' : 'upload', rows }),
    onAlert,
  });
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Network">
      <BackButton />
      <HistoryTools />
      <ViewButtons onReset={() => onAlert(undefined)} />
      <MoreTools>
        <LayoutTools force={force} />
        <ExportTools
          picture={picture}
          controls={controls}
          theme={printTheme}
          onFailure={(error) => onAlert(messageOf(error))}
          onNote={onAlert}
        />
        <UploadTools onFiles={upload.read} replacing={replacing} onReplacing={setReplacing} />
        <FeaturesPopover />
        <HideEdgesMenu />
        <FilterPopover />
        <StylePopover />
        <Button
          variant={analyzing ? 'light' : 'default'}
          aria-expanded={analyzing}
          onClick={() => onAnalyzing(!analyzing)}
        >
          Analyze
        </Button>
        {isFolder && <ShareTool />}
      </MoreTools>
      <BusySign isUploading={upload.busy} />
    </div>
  );
}

/** The tools that a narrow window shows in a menu; it closes on a tool that has no menu of its own, and on a press outside. */
function MoreTools({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const menu = useClickOutside<HTMLDivElement>(({ target }) => {
    if (!(target instanceof Element && target.closest('[data-portal]'))) setOpen(false);
  });
  const closeAfter = ({ target, currentTarget }: MouseEvent) => {
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest('button:not([aria-haspopup])')) setOpen(false);
  };
  return (
    <div ref={menu} className={styles.more} onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <Button
        className={styles.moreButton}
        variant="default"
        rightSection={<Chevron />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Tools
      </Button>
      <div className={styles.tools} data-open={open || undefined} onClick={closeAfter}>
        {children}
      </div>
    </div>
  );
}

function BackButton() {
  const { request } = useViewer();
  const back = () => navigate(`/result/network${searchOf(request)}`);
  return (
    <Button variant="default" leftSection={<Back />} onClick={back}>
      Back
    </Button>
  );
}

function ViewButtons({ onReset }: { readonly onReset: () => void }) {
  const { controls, dispatch } = useViewer();
  const fit = () => controls.current?.fit();
  const reset = () => {
    dispatch({ type: 'reset' });
    onReset();
    requestAnimationFrame(fit);
  };
  return (
    <ButtonGroup>
      <Button variant="default" title="Original view: no uploads, filters, selection or moved genes" onClick={reset}>
        Reset
      </Button>
      <Button variant="default" title="Show everything (0)" onClick={fit}>
        Fit
      </Button>
    </ButtonGroup>
  );
}

/** Shares what is drawn by a site in a folder, whose addresses open nothing in other browsers. */
function ShareTool() {
  const { request } = useViewer();
  const { data } = useResult(request);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" disabled={!data} onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {isOpen && data && (
        <Suspense>
          <ShareInFolder
            id={request.id}
            revision={data.request.revision}
            what="result"
            hasOwnAnalyses={(data.request.ownAnalyses ?? []).length > 0}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface UploadToolsProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Whether a further upload replaces the ones before it. */
  readonly replacing: boolean;
  readonly onReplacing: (replacing: boolean) => void;
}

function UploadTools({ onFiles, replacing, onReplacing }: UploadToolsProps) {
  const { state, dispatch } = useViewer();
  const hasUpload = state.rows.length > 0;
  return (
    <ButtonGroup>
      <UploadButton onFiles={onFiles} choice={hasUpload ? { replacing, onReplacing } : undefined} />
      <ColorPicker color={state.color} onColor={(color) => dispatch({ type: 'color', color })} />
      <Button
        variant="default"
        disabled={!hasUpload}
        onClick={() => dispatch({ type: 'remove upload' })}
        {...named('Remove Upload')}
      >
        <Close />
      </Button>
    </ButtonGroup>
  );
}

function BusySign({ isUploading }: { readonly isUploading: boolean }) {
  const { isLoading, onCancel } = useViewer();
  return (
    <div className={styles.busy} role="status">
      {(isLoading || isUploading) && <Loader size={16} aria-label="Working" />}
      {isLoading && (
        <Button variant="subtle" size="compact-sm" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
