/** Length of a piece: less than a millisecond of work. */
const pieceLength = 1 << 18;

/**
 * Yields the JSON text of a value of JSON types in pieces of about 256,000 characters, so that a text of 32 MB is never written at once.
 * Properties that are undefined are left out. Together the pieces are what `JSON.stringify` writes. Libraries that write JSON in pieces
 * write each text at once, and here one text is nearly everything.
 */
export function* jsonPieces(value: unknown): Generator<string> {
  let piece = '';
  for (const fragment of fragmentsOf(value)) {
    piece += fragment;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** The same pieces in UTF-8. */
export function* encodedPieces(value: unknown): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const piece of jsonPieces(value)) yield encoder.encode(piece);
}

function* fragmentsOf(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.length > pieceLength) yield* fragmentsOfText(value);
  else if (Array.isArray(value))
    yield* listed(
      '[]',
      value.map((item: unknown) => ['', item ?? null] as const),
    );
  else if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    yield* listed(
      '{}',
      fields.map(([name, field]) => [`${JSON.stringify(name)}:`, field] as const),
    );
  } else yield JSON.stringify(value);
}

function* listed(
  [open, close]: string,
  items: readonly (readonly [name: string, value: unknown])[],
): Generator<string> {
  yield open;
  for (const [i, [name, value]] of items.entries()) {
    yield i === 0 ? name : `,${name}`;
    yield* fragmentsOf(value);
  }
  yield close;
}

/** A long text. The two halves of a character beyond the first plane stay together. */
function* fragmentsOfText(text: string): Generator<string> {
  yield '"';
  for (let start = 0; start < text.length;) {
    const last = text.charCodeAt(start + pieceLength - 1);
    const end = start + pieceLength - (last >= 0xd800 && last <= 0xdbff ? 1 : 0);
    yield JSON.stringify(text.slice(start, end)).slice(1, -1);
    start = end;
  }
  yield '"';
}
