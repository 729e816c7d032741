import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const leaf: MantineColorsTuple = [
  '#eef7f1',
  '#dceee3',
  '#b4ddc3',
  '#7cc79a',
  '#57b27b',
  '#3d9c64',
  '#2f8a55',
  '#267c4a',
  '#1f6f43',
  '#185a36',
];

const brick: MantineColorsTuple = [
  '#fdf2ef',
  '#f9dfd8',
  '#f2bfb1',
  '#f2a38e',
  '#dd7f66',
  '#cc644a',
  '#bd5238',
  '#b0452d',
  '#a33a24',
  '#83301f',
];

/** Our slate as Mantine's gray. */
const gray: MantineColorsTuple = [
  '#f6f8fa',
  '#eef2f6',
  '#dfe5ec',
  '#cbd5e1',
  '#b6c1ce',
  '#8593a6',
  '#566377',
  '#334155',
  '#1e293b',
  '#0f172a',
];

const dark: MantineColorsTuple = [
  '#e6ebf2',
  '#c3ccd8',
  '#98a5b6',
  '#6b7a8f',
  '#4a5b72',
  '#2a3749',
  '#1c2738',
  '#0f1623',
  '#0b111b',
  '#070b12',
];

/** Background, hover background and text of filled controls, by Mantine color; `accent` for all others. */
const fills: Readonly<Record<string, readonly [string, string, string]>> = {
  brick: ['var(--danger)', 'var(--danger)', 'var(--paper)'],
  yellow: ['var(--caution)', 'var(--caution-strong)', 'var(--caution-ink)'],
};
const accent = ['var(--accent)', 'var(--accent-strong)', 'var(--accent-ink)'] as const;

/** Filled controls use our tokens, which keep the contrast of their text in light and dark. */
const resolveColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colors;
  const [background, hover, color] = fills[input.color ?? ''] ?? accent;
  return { ...colors, background, hover, color };
};

/** The head of a dialog is not a banner of the page, which its element would make it. */
const dialog = {
  closeButtonProps: { 'aria-label': 'Close' },
  attributes: { header: { role: 'presentation' } },
};

/** Mantine's theme: our accent, 14 px type, 6 px radius. The colors are in ui/tokens.css. */
export const theme = createTheme({
  colors: { leaf, brick, gray, dark },
  primaryColor: 'leaf',
  primaryShade: { light: 8, dark: 3 },
  variantColorResolver: resolveColors,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  radius: { sm: '6px', md: '6px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: dialog },
    Drawer: { defaultProps: dialog },
    Menu: { defaultProps: { shadow: 'md', withinPortal: true, withInitialFocusPlaceholder: false } },
  },
});

/** Maps Mantine's variables to ours, so that one set of names serves light and dark. */
export const resolveVariables: CSSVariablesResolver = () => {
  const variables = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--paper)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-shadow-md': 'var(--shadow)',
  };
  return { variables: {}, light: variables, dark: variables };
};
