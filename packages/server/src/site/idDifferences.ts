/** Ids of genes: letters, then at least four digits at their end. The lengths are bounded, so that no text takes long. */
const ids = /([A-Za-z_]\w{0,20}?[A-Za-z])(\d{4,9})(?!\w)/g;
const idsOrDifferences = /([A-Za-z_]\w{0,20}?[A-Za-z])(\d{4,9})(?!\w)|\n([0-9a-z]+)/g;

/** The last id: its letters, the number of its digits, and its number. */
interface Last {
  head: string;
  width: number;
  number: number;
}

const none = (): Last => ({ head: '', width: 0, number: 0 });

/**
 * A text of JSON in which an id that is like the one before it is the difference of their numbers, in base 36 behind a line feed, which
 * JSON in one line never has. A sorted list of thousands of genes needs half as many characters when it is packed.
 */
export function withDifferences(json: string): string {
  const last = none();
  return json.replace(ids, (id: string, head: string, digits: string) => {
    const number = Number(digits);
    const isNext = head === last.head && digits.length === last.width && number >= last.number;
    const written = isNext ? `\n${(number - last.number).toString(36)}` : id;
    Object.assign(last, { head, width: digits.length, number });
    return written;
  });
}

/** The text that `withDifferences` was given. */
export function withoutDifferences(text: string): string {
  const last = none();
  return text.replace(idsOrDifferences, (id: string, head: string, digits: string, difference?: string) => {
    if (difference === undefined) {
      Object.assign(last, { head, width: digits.length, number: Number(digits) });
      return id;
    }
    last.number += parseInt(difference, 36);
    return last.head + String(last.number).padStart(last.width, '0');
  });
}
