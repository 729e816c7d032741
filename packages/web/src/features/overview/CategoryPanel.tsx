import type { FacetFilter } from '@trellis/core';
import { SegmentedControl } from '@mantine/core';
import { Select } from '../../ui/Select.tsx';
import { useMemo, useState } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import { CountTable } from '../../ui/CountTable.tsx';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { FigureFormat } from '../../ui/figureFile.ts';
import { categoryName, categorySentence, slicesOf } from './category.ts';
import { CategoryChart } from './CategoryChart.tsx';
import { saveCategoryCsv, saveCategoryFigure, type CategoryFigure } from './categoryFiles.tsx';
import type { Facets } from './useFacets.ts';
import styles from './CategoryPanel.module.css';

interface Props {
  readonly facets: Facets;
  readonly filters: readonly FacetFilter[];
  readonly onChoose: (category: string) => void;
  readonly onToggle: (key: string, value: string) => void;
}

const noValues: readonly string[] = [];

/** The analyses by the values of a category, as a chart or a table. A click on a value of the chart filters by it. */
export function CategoryPanel({ facets: { facets, category, colors }, filters, onChoose, onToggle }: Props) {
  const [view, setView] = useState('chart');
  const [failure, setFailure] = useState<string>();
  const facet = facets.find(({ key }) => key === category);
  const slices = useMemo(() => slicesOf(facet, colors), [facet, colors]);
  const chosen = filters.find(({ key }) => key === category)?.values ?? noValues;
  const title = categorySentence(slices, category);
  const figure = { slices, category, title };
  return (
    <section className={styles.panel} aria-label="Chart">
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.tools}>
        <Select
          className={styles.select}
          aria-label="Category"
          value={category}
          onChange={(event) => onChoose(event.currentTarget.value)}
          data={facets.map(({ key }) => ({ value: key, label: categoryName(key) }))}
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
        <>
          <CategoryChart
            key={category}
            slices={slices}
            label={`${title}. The same as a table: choose Table.`}
            chosen={chosen}
            onToggle={(label) => onToggle(category, label)}
          />
          <p className={styles.hint}>Click a value to filter by it.</p>
        </>
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
