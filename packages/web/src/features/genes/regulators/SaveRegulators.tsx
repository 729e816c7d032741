import type { RegulatorsView } from '@trellis/core';
import { layoutScoreDots, printTheme, ScoreDots } from '@trellis/figures';
import { useState } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { saveFigure, type FigureFormat } from '../../../ui/figureFile.ts';
import { saveRows } from '../../../ui/saveFile.ts';
import { analysisLines, tfLines } from './regulatorFiles.ts';
import type { RegulatorRow } from './regulatorRows.ts';
import { scoresData } from './scoresData.ts';
import { scoresTitle } from './scoresTitle.ts';

interface Props {
  readonly view: RegulatorsView;
  readonly rows: readonly RegulatorRow[];
}

/** The menu that saves the ranked TFs, all tests, and the figure of the scores. */
export function SaveRegulators({ view, rows }: Props) {
  const [failure, setFailure] = useState<string>();
  const save = (format: FigureFormat) => {
    const options = { width: 720, title: scoresTitle(rows, view) };
    const figure = (
      <ScoreDots layout={layoutScoreDots(scoresData(rows, view), options)} theme={printTheme} label={options.title} />
    );
    saveFigure('regulators', figure, format).catch((error: unknown) => setFailure(messageOf(error)));
  };
  return (
    <>
      <DownloadMenu
        label="Save"
        items={[
          {
            name: 'The TFs',
            detail: 'csv',
            file: 'regulators.csv',
            make: () => saveRows('regulators.csv', tfLines(view, rows)),
          },
          {
            name: 'All tested analyses',
            detail: 'csv',
            file: 'regulator_analyses.csv',
            make: () => saveRows('regulator_analyses.csv', analysisLines(view)),
          },
          { name: 'Scores as a figure', detail: 'svg', file: 'regulators.svg', make: () => save('svg') },
          { name: 'Picture, 300 dpi', detail: 'png', file: 'regulators.png', make: () => save('png') },
        ]}
      />
      {failure !== undefined && <ErrorState message={`The picture could not be made. ${failure}`} />}
    </>
  );
}
