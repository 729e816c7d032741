import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose outcome depends on the theme, which changes nothing but colors. */
export const rulesOfColors = ['color-contrast', 'link-in-text-block'] as const;

export const rulesOfLandmarks: readonly string[] = [
  ...['region', 'skip-link', 'landmark-one-main', 'landmark-unique', 'landmark-no-duplicate-main'],
  ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-banner-is-top-level'],
  ...['landmark-main-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-complementary-is-top-level'],
];

/** Rows of a table and items of a list after the fourth: they are drawn as those before, and each takes 10 ms. */
const furtherRows = ':is(tbody tr, [role=row], [role=option], li):nth-child(n+5)';

/**
 * The accessibility rules of axe, all or those named, for a page without frames of other sites, without further rows and items.
 * Its "legacy mode" runs them in the page at once instead of in two steps, the second in a new tab; rules that pass are not
 * described. Both take a quarter of the time.
 */
export const axe = (page: Page, rules?: readonly string[]): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
    .exclude(furtherRows);
