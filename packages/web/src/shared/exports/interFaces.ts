import italic from '@fontsource/inter/files/inter-latin-400-italic.woff2?inline';
import regular from '@fontsource/inter/files/inter-latin-400-normal.woff2?inline';
import semibold from '@fontsource/inter/files/inter-latin-600-normal.woff2?inline';

const face = (data: string, weight: number, style = 'normal') =>
  `@font-face{font-family:Inter;font-weight:${weight};font-style:${style};src:url(${data})}`;

/** The fonts of the figures as CSS with embedded files. */
export const interFaces = [face(regular, 400), face(italic, 400, 'italic'), face(semibold, 600)].join('');
