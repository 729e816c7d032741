import type { FigureTheme } from '@trellis/figures';
import { ActionIcon, Menu } from '@mantine/core';
import { Button, ButtonGroup, named } from '../../../ui/Button.tsx';
import type { ReactNode, RefObject } from 'react';
import menuStyles from '../../../shared/exports/DownloadMenu.module.css';
import { pdfWidths, type FigureFormat } from '../../../shared/exports/figureFormats.ts';
import { Chevron } from '../../../ui/icons.tsx';
import { Download } from '../../../ui/toolIcons.tsx';
import type { NetworkPicture } from '../drawing/drawing.ts';
import type { GraphControls } from '../drawing/graphControls.ts';
import { networkFiles, saveNetworkFile } from './networkFiles.ts';
import type { saveNetworkPng, saveNetworkVector } from './saveNetworkFigure.tsx';

type Png = Parameters<typeof saveNetworkPng>;
type Vector = Parameters<typeof saveNetworkVector>;

/** What draws images of networks is loaded for the first one. */
const savePng = async (...png: Png): Promise<void> => {
  const figures = await import('./saveNetworkFigure.tsx');
  await figures.saveNetworkPng(...png);
};

const saveVector = async (...vector: Vector): Promise<string | undefined> => {
  const figures = await import('./saveNetworkFigure.tsx');
  return figures.saveNetworkVector(...vector);
};

interface Props {
  readonly picture: NetworkPicture;
  readonly controls: RefObject<GraphControls | null>;
  readonly theme: FigureTheme;
  readonly onFailure: (error: unknown) => void;
  /** Says something about a file that was saved. */
  readonly onNote: (text: string) => void;
}

/** Downloads of the network: figures, and files for other programs. */
export const ExportTools = (props: Props) => (
  <>
    <FigureMenu {...props} />
    <FileMenu {...props} />
  </>
);

function FigureMenu({ picture, controls, theme, onFailure, onNote }: Props) {
  const png = (options: Png[1]) => {
    savePng(picture, options).catch(onFailure);
  };
  const vector = (format: Exclude<FigureFormat, 'png'>) => {
    saveVector(picture, theme, format).then((note) => note !== undefined && onNote(note), onFailure);
  };
  const pngOfWindow = (paper?: FigureTheme) => png({ part: controls.current?.visiblePart(), scale: 2, theme: paper });
  return (
    <Split name="Export Image" label="Image" more="More images" onClick={() => pngOfWindow(theme)}>
      <Item name="Visible part, double size" detail="png" onClick={() => pngOfWindow(theme)} />
      <Item name="Visible part, transparent" detail="png" onClick={() => pngOfWindow()} />
      <Item name="Whole network, for print" detail="png" onClick={() => png({ scale: 4, theme })} />
      <Item name="Whole network, transparent" detail="png" onClick={() => png({ scale: 4 })} />
      <Item name="Whole network, vector" detail="svg" onClick={() => vector('svg')} />
      {pdfWidths.map(({ name, widthMm }) => (
        <Item
          key={widthMm}
          name={`Whole network, ${name}, ${widthMm} mm`}
          detail="pdf"
          onClick={() => vector({ widthMm })}
        />
      ))}
    </Split>
  );
}

function FileMenu({ picture: { scene }, onFailure }: Props) {
  const save = (file: Parameters<typeof saveNetworkFile>[1]) => {
    saveNetworkFile(scene, file).catch(onFailure);
  };
  return (
    <Split name="Download JSON" label="JSON" more="More files" onClick={() => save(networkFiles[0])}>
      {networkFiles.map((file) => (
        <Item key={file.name} name={file.label} detail={file.format} onClick={() => save(file)} />
      ))}
    </Split>
  );
}

interface SplitProps {
  readonly name: string;
  /** The part of the name that the button shows. */
  readonly label: string;
  readonly more: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button for the most common choice, with a menu of all choices. */
function Split({ name, label, more, onClick, children }: SplitProps) {
  return (
    <ButtonGroup>
      <Button variant="default" leftSection={<Download />} onClick={onClick} {...named(name)}>
        {label}
      </Button>
      <Menu position="bottom-end" offset={4}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={32}
            {...named(more)}
            style={{ borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStart: 0 }}
          >
            <Chevron />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </ButtonGroup>
  );
}

interface ItemProps {
  readonly name: string;
  /** File format, for example png. */
  readonly detail: string;
  readonly onClick: () => void;
}

const Item = ({ name, detail, onClick }: ItemProps) => (
  <Menu.Item onClick={onClick} rightSection={<span className={menuStyles.format}>{detail}</span>}>
    {name}
  </Menu.Item>
);
