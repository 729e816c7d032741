import type { OverviewView } from '@trellis/core';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import { CountTable } from '../../ui/CountTable.tsx';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { FigureFormat } from '../../ui/figureFile.ts';
import { categoryName, categorySentence, chooseCategory, slicesOf } from './category.ts';
import { CategoryChart } from './CategoryChart.tsx';
import { saveCategoryCsv, saveCategoryFigure, type CategoryFigure } from './categoryFiles.tsx';
import styles from './CategoryPanel.module.css';

interface Props {
  readonly summary: OverviewView['summary'];
  /** The category in the address of the page. */
  readonly wanted: string | undefined;
  readonly onChoose: (category: string) => void;
}

/** The analyses by the values of a category, as a pie chart or a table. */
export function CategoryPanel({ summary, wanted, onChoose }: Props) {
  const category = chooseCategory(summary, wanted) ?? '';
  const [view, setView] = useState('chart');
  const [failure, setFailure] = useState<string>();
  const slices = slicesOf(summary, category);
  const title = categorySentence(slices, category);
  const figure = { slices, category, title };
  return (
    <section className={styles.panel} aria-label="Chart">
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.tools}>
        <NativeSelect
          className={styles.select}
          aria-label="Category"
          value={category}
          onChange={(event) => onChoose(event.currentTarget.value)}
          data={Object.keys(summary).map((name) => ({ value: name, label: categoryName(name) }))}
        />
        <SegmentedControl
          aria-label="Show as"
          value={view}
          onChange={setView}
          data={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
        />
        <SaveMenu figure={figure} onFailure={setFailure} />
      </div>
      {failure && <ErrorState message={`The picture could not be made. ${failure}`} />}
      {view === 'chart' ? (
        <CategoryChart slices={slices} label={`${title}. The same as a table: choose Table.`} />
      ) : (
        <CategoryTable figure={figure} />
      )}
    </section>
  );
}

interface SaveMenuProps {
  readonly figure: CategoryFigure;
  readonly onFailure: (message: string) => void;
}

function SaveMenu({ figure, onFailure }: SaveMenuProps) {
  const save = (format: FigureFormat) =>
    void saveCategoryFigure(figure, format).catch((error: unknown) => onFailure(messageOf(error)));
  return (
    <DownloadMenu
      label="Save figure"
      items={[
        { name: 'Vector figure', detail: 'svg', file: 'category.svg', make: () => save('svg') },
        { name: 'Picture, 300 dpi', detail: 'png', file: 'category.png', make: () => save('png') },
        { name: 'The numbers', detail: 'csv', file: 'category.csv', make: () => saveCategoryCsv(figure) },
      ]}
    />
  );
}

function CategoryTable({ figure: { slices, category, title } }: { readonly figure: CategoryFigure }) {
  return (
    <div className={styles.counts} tabIndex={0} role="region" aria-label={title}>
      <CountTable
        caption={title}
        head={[categoryName(category), 'Analyses']}
        rows={slices.map(({ label, count }) => [label, count])}
      />
    </div>
  );
}
