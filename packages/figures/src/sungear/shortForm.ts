/** Gene and id alone, of a label like `TGA1 · DAP-seq · 699`; other texts stay. */
export function shortForm(text: string): string {
  const parts = text.split(' · ');
  return parts.length > 2 ? `${parts[0]} · ${parts[parts.length - 1]}` : text;
}
