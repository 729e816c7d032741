import type { FacetFilter } from '@trellis/core/views';
import { SegmentedControl } from '@mantine/core';
import { Select } from '../../ui/fields.tsx';
import { useMemo, useState, type ReactElement } from 'react';
import { CountTable } from '../../ui/LabeledTable.tsx';
import { FigureMenu } from '../../shared/exports/FigureMenu.tsx';
import { categoryName, categorySentence, slicesOf, barsOf } from './category.ts';
import { CategoryChart, type ChartKind } from './CategoryChart.tsx';
import type { Facets } from './facets.ts';
import styles from './CategoryPanel.module.css';
import { CategoryBars, layoutCategoryBars, layoutPie, Pie, printTheme, type PieSlice } from '@trellis/figures';
import { saveFile, toCsv } from '../../shared/exports/saveFile.ts';

/** The content of the chart of a category. */
interface CategoryFigure {
  readonly kind: ChartKind;
  readonly slices: readonly PieSlice[];
  readonly category: string;
  readonly title: string;
}

/** Size of a saved figure in pixels: two columns of a journal page. */
const size = { width: 720, height: 440 };

/** Maximum number of bars in a file: about one page. */
const maxBars = 60;

/** The chart with its title on a white background. */
function printedCategory({ kind, slices, title }: CategoryFigure, width = size.width): ReactElement {
  return kind === 'bars' ? (
    <CategoryBars
      layout={layoutCategoryBars(barsOf(slices), { width, title, maxBars })}
      theme={printTheme}
      label={title}
    />
  ) : (
    <Pie layout={layoutPie(slices, { ...size, width, title })} theme={printTheme} label={title} />
  );
}

/** Saves the values of the category with their numbers of analyses. */
function saveCategoryCsv({ slices, category }: CategoryFigure): void {
  const rows = [[categoryName(category), 'analyses'], ...slices.map(({ label, count }) => [label, count])];
  saveFile('category.csv', new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
}

interface Props {
  readonly facets: Facets;
  readonly filters: readonly FacetFilter[];
  readonly onChoose: (category: string) => void;
  readonly onToggle: (key: string, value: string) => void;
}

const noValues: readonly string[] = [];

/** The analyses by the values of a category, as a pie, bars or a table. A click on a value of the chart filters by it. */
export function CategoryPanel({ facets: { facets, category, colors }, filters, onChoose, onToggle }: Props) {
  const [view, setView] = useState<ChartKind | 'table'>('pie');
  const facet = facets.find(({ key }) => key === category);
  const slices = useMemo(() => slicesOf(facet, colors), [facet, colors]);
  const chosen = filters.find(({ key }) => key === category)?.values ?? noValues;
  const title = categorySentence(slices, category);
  const figure = { kind: view === 'bars' ? view : 'pie', slices, category, title } as const;
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
            { value: 'pie', label: 'Pie' },
            { value: 'bars', label: 'Bars' },
            { value: 'table', label: 'Table' },
          ]}
        />
        <SaveMenu figure={figure} />
      </div>
      {view === 'table' ? (
        <CategoryTable figure={figure} />
      ) : (
        <>
          <CategoryChart
            key={category}
            kind={view}
            slices={slices}
            label={`${title}. The same as a table: choose Table.`}
            chosen={chosen}
            onToggle={(label) => onToggle(category, label)}
          />
          <p className={styles.hint}>Click a value to filter by it.</p>
        </>
      )}
    </section>
  );
}

const SaveMenu = ({ figure }: { readonly figure: CategoryFigure }) => (
  <FigureMenu
    label="Save figure"
    figure={{ name: 'category', draw: (width) => printedCategory(figure, width) }}
    after={[{ name: 'The numbers', detail: 'csv', file: 'category.csv', make: () => saveCategoryCsv(figure) }]}
  />
);

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
