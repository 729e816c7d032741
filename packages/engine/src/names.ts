/**
 * The views of a result in the order of their tabs, without what computes them: `name` on the command line and in batches,
 * `title` on pages, and the `tab` that shows the view, as in `/result/TAB`. A view with a picture for other pages has a
 * `frame`, as in `/embed/RESULT/FRAME`.
 */
const listed = [
  { name: 'summary', title: 'Summary', tab: 'summary', frame: 'summary' },
  { name: 'table', title: 'Table', tab: 'table' },
  { name: 'metadata', title: 'Metadata', tab: 'meta' },
  { name: 'network', title: 'Network', tab: 'network', frame: 'network' },
  { name: 'target-lists', title: 'Target List Enrichment', tab: 'target', frame: 'target-lists' },
  { name: 'motifs', title: 'Motif Enrichment', tab: 'motif', frame: 'motifs' },
  { name: 'functions', title: 'Functions', tab: 'functions', frame: 'functions' },
  { name: 'gene-sets', title: 'Gene Set Enrichment', tab: 'analysis', frame: 'gene-sets' },
  { name: 'sungear', title: 'Sungear', tab: 'sungear', frame: 'sungear' },
  { name: 'bound', title: 'Bound and Regulated', tab: 'bound', frame: 'bound' },
  { name: 'aupr', title: 'Precision and Recall', within: 'network', frame: 'precision-recall' },
] as const;

type Listed = (typeof listed)[number];

/** The name of a view that has a table. */
export type ViewName = Listed['name'];

/** The names of all views, in the order of lists of them. */
export const viewNames: readonly ViewName[] = listed.map(({ name }) => name);

type Tabbed = Extract<Listed, { tab: string }>;

/** The tab of a view, as in `/result/TAB`. */
export type Tab = Tabbed['tab'];

/** Views with a tab of their own. */
export const tabs: readonly Tabbed[] = listed.filter((view) => 'tab' in view);

const titles = Object.fromEntries(listed.map(({ name, title }) => [name, title])) as Record<ViewName, string>;

const tabOfView = (view: Listed): string => ('tab' in view ? view.tab : view.within);

/** The tab that shows each view. */
export const tabOf: Readonly<Record<ViewName, string>> = Object.fromEntries(
  listed.map((view) => [view.name, tabOfView(view)]),
) as Record<ViewName, string>;

/** The title of a view, as its tab has it: `Gene Set Enrichment`. */
export const titleOf = (name: ViewName): string => titles[name];

/** The title of a view as the heading of a section: `Gene set enrichment`. */
export const headingOf = (name: ViewName): string => `${titles[name][0]}${titles[name].slice(1).toLowerCase()}`;

/** The id of the section about a view in the tutorial: `gene-set-enrichment`. Other pages and papers link to it. */
export const sectionOf = (name: ViewName): string => titles[name].toLowerCase().replaceAll(' ', '-');

/** The name of a picture that other pages can show. */
export type FrameName = Extract<Listed, { frame: string }>['frame'];

/** A picture of a result for other pages. */
export interface Frame {
  readonly name: FrameName;
  readonly view: ViewName;
  readonly title: string;
  /** The tab of the result that shows the same. */
  readonly tab: string;
}

export const frames: readonly Frame[] = listed.flatMap((view) =>
  'frame' in view ? [{ name: view.frame, view: view.name, title: view.title, tab: tabOfView(view) }] : [],
);

/** The picture of a name; undefined for an unknown one. */
export const frameOf = (name: string): Frame | undefined => frames.find((frame) => frame.name === name);
