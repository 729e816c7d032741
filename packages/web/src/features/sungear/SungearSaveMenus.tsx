import type { SungearAnswer } from '@trellis/contract';
import { layoutSungear, layoutUpSet, printTheme, Sungear, UpSet, type SungearData } from '@trellis/figures';
import { Suspense, useState, type ReactElement } from 'react';
import { problemOfName, useGeneSaving } from '../../state/savedLists.ts';
import { DownloadMenu } from '../../shared/exports/DownloadMenu.tsx';
import { FigureMenu } from '../../shared/exports/FigureMenu.tsx';
import { saveLines } from '../../shared/exports/saveFile.ts';
import { saveTable } from '../../shared/exports/saveTable.ts';
import { useSungearOptions, type DiagramKind } from './state.ts';
import { NameDialog } from '../../shared/genes/lazyDialogs.ts';

const loadTable = async () => (await import('@trellis/engine/views/sungear/table')).sungearTable;

interface Props {
  readonly sungear: SungearAnswer;
  readonly data: SungearData;
  readonly title: string;
  /** The selected genes. */
  readonly genes: readonly string[];
}

/** The selected genes as a saved list or a file, the groups as a table, and the diagram as a picture. */
export function SungearSaveMenus({ sungear, data, title, genes }: Props) {
  const { diagram } = useSungearOptions();
  const saving = useGeneSaving();
  const [naming, setNaming] = useState(false);
  return (
    <>
      <DownloadMenu
        label="Export Genes"
        items={[
          { name: 'Save As Temporary List', detail: 'here', file: 'list', make: () => setNaming(true) },
          { name: 'Text File', detail: 'txt', file: 'genes.txt', make: () => saveLines('genes.txt', genes) },
          {
            name: 'All groups',
            detail: 'csv',
            file: 'sungear.csv',
            make: () => saveTable('sungear.csv', loadTable, sungear),
          },
        ]}
      />
      <FigureMenu
        label="Export Image"
        figure={{ name: diagram, draw: (width) => printedDiagram(diagram, { data, title }, width) }}
      />
      {naming && (
        <Suspense>
          <NameDialog
            title="Name Your Gene List"
            taken={saving.taken}
            problemOf={(name) =>
              genes.length ? problemOfName(name) : 'Select genes first: click circles or corners.'
            }
            onSave={(name) => saving.save(name, genes)}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The whole diagram for a file, with title and legend, on white, without the selection. */
function printedDiagram(
  diagram: DiagramKind,
  { data, title }: Pick<Props, 'data' | 'title'>,
  width = 1100,
): ReactElement {
  if (diagram === 'upset') {
    const layout = layoutUpSet(data, { width, height: Math.round(width * 0.73), title });
    return <UpSet layout={layout} theme={printTheme} label={title} />;
  }
  const layout = layoutSungear(data, { width, height: Math.round(width * 0.82), title });
  return <Sungear layout={layout} theme={printTheme} label={title} />;
}
