import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * The accessibility rules of axe, for a page without frames of other sites. Its "legacy mode" runs them in the page at once
 * instead of in two steps, the second in a new tab; rules that pass are not described. Both take a quarter of the time.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
