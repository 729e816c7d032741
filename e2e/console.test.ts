import { describe, it } from 'vitest';
import { ask } from './support/ask.ts';
import { demo, mini, useBrowser } from './support/browser.ts';

const visit = useBrowser();

const tabs = ['summary', 'table', 'meta', 'network', 'target', 'motif', 'functions', 'analysis', 'sungear', 'bound'];

/** Results that lack what some views need: a list, a network, a second analysis, both kinds of analyses, an enriched motif. */
const results = [
  { name: 'one analysis', site: demo, query: 'NLP7[EXPERIMENT_TYPE=Binding]' },
  { name: 'many analyses', site: demo, query: 'all_expression' },
  { name: 'a data set without most parts', site: mini, query: 'GAM' },
] as const;

describe('the console of the browser', () => {
  it.each(results)('shows no failed call on any tab of $name', async ({ site, query }) => {
    const id = await ask(site(), query);
    const page = await visit(`${site()}/result/summary?request=${id}`, { allCallsSucceed: true });
    for (const tab of tabs) {
      await page.goto(`${site()}/result/${tab}?request=${id}`);
      await page.waitForLoadState('networkidle');
    }
    await page.goto(`${site()}/network?request=${id}`);
    await page.locator('[data-testid=graph][data-ready]').waitFor({ timeout: 30_000 });
  });
});
