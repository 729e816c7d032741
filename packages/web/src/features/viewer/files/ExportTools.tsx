import { layoutNetworkFigure, NetworkFigure, type FigureTheme } from '@trellis/figures';
import { ActionIcon, Button, Menu } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Chevron, Download } from '../../../ui/icons.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { svgBlob, svgMarkup } from '../../../ui/svgFile.ts';
import type { NetworkPicture } from '../drawing/drawing.ts';
import {
  networkFigureData,
  windowFigureOptions,
  networkSizeText,
  wholeFigureOptions,
} from '../drawing/networkFigure';
import { writeCx2 } from './cx2.ts';
import { writeCyjs } from './cyjs.ts';
import { writeGraphml } from './graphml.ts';
import type { NetworkScene } from '../scene/scene.ts';
import { writeEdgesCsv, writeNodesCsv, writeSceneSif } from './textFiles.ts';
import type { GraphControls } from '../drawing/GraphCanvas.tsx';
import { networkPng } from '../drawing/paintNetwork';
import menuStyles from '../../../ui/DownloadMenu.module.css';

interface Props {
  readonly picture: NetworkPicture;
  readonly controls: RefObject<GraphControls | null>;
  readonly theme: FigureTheme;
  readonly onFailure: (error: unknown) => void;
}

/** Takes the network away: as a picture, or as a file that other programs read. */
export function ExportTools({ picture, controls, theme, onFailure }: Props) {
  const part = (whole: boolean) => {
    const seen = controls.current?.seen();
    const options =
      whole || !seen
        ? wholeFigureOptions(picture.scene, networkSizeText(picture.scene))
        : windowFigureOptions(seen.viewport, seen.size);
    return layoutNetworkFigure(networkFigureData(picture), options);
  };
  const png = (whole: boolean, scale: number, paper?: FigureTheme) => {
    networkPng(part(whole), scale, paper).then((blob) => saveFile('query.png', blob), onFailure);
  };
  const svg = () => {
    const label = networkSizeText(picture.scene);
    saveFile('query.svg', svgBlob(svgMarkup(<NetworkFigure layout={part(true)} theme={theme} label={label} />)));
  };
  const save = (file: string, write: (scene: NetworkScene) => string, type: string) => () =>
    saveFile(file, new Blob([write(picture.scene)], { type }));
  const json = save('query.cyjs', writeCyjs, 'application/json');
  return (
    <>
      <Split label="Export Image" more="More pictures" onClick={() => png(false, 2, theme)}>
        <Item name="What is seen, twice the size" detail="png" onClick={() => png(false, 2, theme)} />
        <Item name="What is seen, transparent" detail="png" onClick={() => png(false, 2)} />
        <Item name="The whole network, for print" detail="png" onClick={() => png(true, 4, theme)} />
        <Item name="The whole network, transparent" detail="png" onClick={() => png(true, 4)} />
        <Item name="The whole network, vectors" detail="svg" onClick={svg} />
      </Split>
      <Split label="Download JSON" more="More files" onClick={json}>
        <Item name="Cytoscape JSON" detail="cyjs" onClick={json} />
        <Item
          name="CX2, for NDEx and Cytoscape"
          detail="cx2"
          onClick={save('query.cx2', writeCx2, 'application/json')}
        />
        <Item name="GraphML" detail="graphml" onClick={save('query.graphml', writeGraphml, 'application/xml')} />
        <Item name="A line per edge" detail="sif" onClick={save('query.sif', writeSceneSif, 'text/plain')} />
        <Item name="Table of genes" detail="csv" onClick={save('nodes.csv', writeNodesCsv, 'text/csv')} />
        <Item name="Table of edges" detail="csv" onClick={save('edges.csv', writeEdgesCsv, 'text/csv')} />
      </Split>
    </>
  );
}

interface SplitProps {
  readonly label: string;
  readonly more: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button for what is wanted most, with a menu of the rest beside it. */
function Split({ label, more, onClick, children }: SplitProps) {
  return (
    <Button.Group>
      <Button variant="default" leftSection={<Download />} onClick={onClick}>
        {label}
      </Button>
      <Menu position="bottom-end" offset={4}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={more}
            style={{ borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStart: 0 }}
          >
            <Chevron />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}

function Item({
  name,
  detail,
  onClick,
}: {
  readonly name: string;
  readonly detail: string;
  readonly onClick: () => void;
}) {
  return (
    <Menu.Item onClick={onClick} rightSection={<span className={menuStyles.format}>{detail}</span>}>
      {name}
    </Menu.Item>
  );
}
