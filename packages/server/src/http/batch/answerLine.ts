import type { BatchAnswer, Problem } from '@trellis/contract';
import type { InnerAnswer } from '../innerCalls.ts';

/** What a call of a question came to: an answer, or a problem of the batch itself. */
export type Outcome = InnerAnswer | Problem;

/** The pieces of a line of the answer. */
export interface Answered extends Pick<BatchAnswer, 'line' | 'id' | 'secret'> {
  readonly outcome: Outcome;
  readonly views?: readonly (readonly [name: string, outcome: Outcome])[];
}

/** Writes a line with its line break. The bytes of the answers are inserted as they are. */
export function writeLine({ line, id, outcome, secret, views }: Answered): Buffer {
  const pieces = [text(`{"line":${line},${id === undefined ? '' : `"id":${JSON.stringify(id)},`}`)];
  pieces.push(...fieldsOf(outcome));
  if (secret !== undefined) pieces.push(text(`,"secret":${JSON.stringify(secret)}`));
  views?.forEach(([name, each], i) => {
    pieces.push(text(`${i === 0 ? ',"views":{' : ','}${JSON.stringify(name)}:{`), ...fieldsOf(each), text('}'));
  });
  pieces.push(text(views?.length ? '}}\n' : '}\n'));
  return Buffer.concat(pieces);
}

const text = (part: string): Buffer => Buffer.from(part);

/** Whether a status is that of an answer; 300 lists the genes that share a name. */
export const isAnswer = ({ status }: Pick<Outcome, 'status'>): boolean => status < 400;

function fieldsOf(outcome: Outcome): Buffer[] {
  const { status } = outcome;
  if (!('bytes' in outcome)) return [text(`"status":${status},"problem":${JSON.stringify(outcome)}`)];
  const field = isAnswer(outcome) ? 'answer' : 'problem';
  return [text(`"status":${status},"${field}":`), outcome.isJson ? onOneLine(outcome.bytes) : quoted(outcome.bytes)];
}

const quoted = (bytes: Buffer): Buffer => text(JSON.stringify(bytes.toString()));

/** Line breaks in JSON are between its values: inside a text they are escaped. */
function onOneLine(bytes: Buffer): Buffer {
  for (const lineBreak of [10, 13])
    for (let at = bytes.indexOf(lineBreak); at >= 0; at = bytes.indexOf(lineBreak, at + 1)) bytes[at] = 32;
  return bytes;
}
