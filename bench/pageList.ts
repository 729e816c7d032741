import { postBrief } from './calls.ts';

/** A page, and a selector for the control that a visitor wants to use first. */
export interface VisitedPage {
  readonly name: string;
  readonly path: string;
  readonly control: string;
}

/** Budget of a page; undefined where none is set. */
export interface PageBudgets {
  /** All JavaScript, with gzip. */
  readonly scriptKb?: number;
  /** JavaScript that a visitor does not have yet who comes from the home and the query page. */
  readonly moreScriptKb?: number;
  readonly interactiveMs?: number;
}

/** Maximum cumulative layout shift of every page. */
export const maxShift = 0.02;

const budgets = new Map<string, PageBudgets>([
  ['home', { scriptKb: 110, interactiveMs: 1300 }],
  ['query', { scriptKb: 230, interactiveMs: 2200 }],
]);

/** The budgets of a page. */
export function budgetsOf(name: string): PageBudgets {
  if (name.startsWith('tab ')) return { moreScriptKb: 60 };
  return budgets.get(name) ?? {};
}

const tabs = ['summary', 'table', 'meta', 'network', 'target', 'motif', 'functions', 'analysis', 'sungear', 'bound'];

/** Whether visitors see the page before a result. */
export const isFirstPage = (name: string): boolean => name === 'home' || name === 'query';

/** All pages, the first ones first. The tabs show the result of a query that is run now. */
export async function visitedPages(url: string): Promise<readonly VisitedPage[]> {
  const { id } = await postBrief(url, 'AT4G24020 or AT5G65210');
  return [
    { name: 'home', path: '/', control: 'main input' },
    { name: 'query', path: '/query', control: 'main textarea' },
    { name: 'tutorial', path: '/tutorial', control: 'main nav a' },

    { name: 'citations', path: '/citations', control: 'main nav a' },
    { name: 'overview', path: '/overview', control: 'main input' },
    { name: 'feedback', path: '/feedback', control: 'main input' },
    ...tabs.map((tab) => ({
      name: `tab ${tab}`,
      path: `/result/${tab}?request=${id}`,
      control: 'main nav a',
    })),
    { name: 'network', path: `/network?request=${id}`, control: 'main button' },
  ];
}
