import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose outcome depends on the theme, which changes nothing but colors. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'] as const;

/**
 * The accessibility rules of axe, all or those named, for a page without frames of other sites. Its "legacy mode" runs them in
 * the page at once instead of in two steps, the second in a new tab; rules that pass are not described. Both take a quarter of
 * the time.
 */
export const axe = (page: Page, rules?: readonly string[]): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) });

/** Rows of a table and items of a list after the eighth: they have the colors of those before, and each takes 7 ms. */
const furtherRows = ':is(tbody tr, [role=row], [role=option], li):nth-child(n+9)';

/** The rules that can come out otherwise in another theme, without further rows and items. */
export const axeOfColors = (page: Page): AxeBuilder => axe(page, rulesOfColors).exclude(furtherRows);

/** All other rules, which take a quarter of the time. */
export const axeBesidesColors = (page: Page): AxeBuilder => axe(page).disableRules([...rulesOfColors]);
