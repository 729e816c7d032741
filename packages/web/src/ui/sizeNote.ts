/** Height of a whole page, which leaves no room for a legend. Source: the full depth of a page of Nature journals, 247 mm. */
const pageMm = 247;

/** Says that a PDF is wider than asked, or taller than a page; undefined for one that is neither. */
export function sizeNote(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  askedMm: number,
): string | undefined {
  const notes: string[] = [];
  if (widthMm !== askedMm)
    notes.push(`The PDF is ${widthMm} mm wide: at ${askedMm} mm its text would be smaller than 6 points.`);
  if (heightMm > pageMm)
    notes.push(
      `${notes.length ? 'It' : 'The PDF'} is ${heightMm} mm tall, more than a page of a journal (${pageMm} mm): show fewer rows, or divide it.`,
    );
  return notes.join(' ') || undefined;
}
