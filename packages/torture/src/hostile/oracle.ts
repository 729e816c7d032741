import type { CallPlay } from './play.ts';
import type { Given } from './send.ts';
import { mark } from './words.ts';

/** Words by which the inside of a program shows in a message. No hostile word contains one. */
const insides = [
  /\n\s+at .+:\d+:\d+/,
  /node:internal|node_modules|file:\/\/\/\w+\/.+\.ts/,
  /Cannot (read|set|convert|destructure|mix)\b.*(propert|undefined|null|object|BigInt)/,
  /\bis not (a function|iterable|a constructor|defined)\b/,
  /Maximum call stack|Invalid (array|string|typed array) length|Reduce of empty|out of memory/,
  /\b(Type|Range|Reference|Syntax)Error\b|\bERR_[A-Z]+_/,
  /\bSQLITE_|\bsqlite3?\b.*(error|constraint)|near ".*": syntax error|\bENOENT\b|\bEACCES\b|\bEISDIR\b/,
  /\[object Object\]/,
];

/** The part of a message that shows the inside of the program; undefined if there is none. */
function insideOf(text: string): string | undefined {
  for (const pattern of insides) {
    const found = pattern.exec(text);
    if (found) return found[0].trim().slice(0, 120);
  }
  return undefined;
}

/** What is known about the server, besides the answer. */
export interface Judged {
  /** Folders of the server: no answer names them. */
  readonly secrets: readonly string[];
}

/** Statuses with which the HTTP parser refuses a request before the server sees it: they have no text. */
const statusesOfParser = [408, 417, 431];

/** Everything that is wrong with the answer to a call, one sentence each. oEmbed asks for 501 when a format is unknown. */
export function faultsOf(play: CallPlay, given: Given, { secrets }: Judged): string[] {
  if (play.ending === 'leave-upload' || play.ending === 'leave-download') return [];
  const { status, headers } = given;
  if (status === 0 || given.reason === 'no answer in time') return connectionFaults(play, given);
  const text = given.body.toString('utf8');
  const faults: string[] = [];
  const mayFail =
    status === 503 ? headers['retry-after'] !== undefined : status === 501 && /^\/oembed/.test(play.address);
  if (status >= 500 && !mayFail) faults.push(`status ${status}`);
  for (const secret of secrets) if (text.includes(secret)) faults.push(`names the folder ${secret}`);
  const inside = /\n\s+at .+:\d+:\d+/.exec(text)?.[0] ?? (status >= 400 ? insideOf(text) : undefined);
  if (inside !== undefined) faults.push(`shows the inside of the program: ${inside}`);
  const type = String(headers['content-type'] ?? '');
  if (/html|svg|xml/.test(type) && new RegExp(`<script>${mark}|<img src=x onerror=${mark}`).test(text))
    faults.push('repeats markup as an element');
  if (headers[`x-${mark.toLowerCase()}`] !== undefined) faults.push('repeats a line break as a header');
  const isOfParser = statusesOfParser.includes(status);
  if (status >= 400 && !isOfParser && play.address.startsWith('/api/') && play.method !== 'HEAD')
    faults.push(...messageFaults(type, text));
  return faults;
}

function connectionFaults({ body }: CallPlay, { reason = 'nothing came back' }: Given): string[] {
  // A server that refuses a large body closes before it has read it; the refusal can then be lost.
  if ((body?.length ?? 0) > 60_000 && /EPIPE|ECONNRESET/.test(reason)) return [];
  return [reason];
}

/** An error of the API is a plain sentence or a problem, and never empty. */
function messageFaults(type: string, text: string): string[] {
  if (/^application\/(problem\+)?json/.test(type)) {
    try {
      JSON.parse(text);
      return [];
    } catch {
      return ['an error in broken JSON'];
    }
  }
  if (!type.startsWith('text/plain')) return [`an error of the type "${type}"`];
  return text.trim() === '' ? ['an error without a sentence'] : [];
}

/** What is wrong with the answers on a connection of its own. */
export function rawFaults(text: string, { secrets }: Judged): string[] {
  const faults: string[] = [];
  for (const [line, status] of text.matchAll(/^HTTP\/1\.1 (\d+).*$/gm))
    if (Number(status) >= 500 && !(status === '503' && /^retry-after:/im.test(text))) faults.push(line);
  for (const secret of secrets) if (text.includes(secret)) faults.push(`names the folder ${secret}`);
  if (/root:.*:0:0:/.test(text)) faults.push('answers with a file of the machine');
  if (/\n\s+at .+:\d+:\d+/.test(text)) faults.push('shows a stack');
  return faults;
}

/** How an import ended: exit code, and the lines of its errors. */
export interface ImportEnd {
  readonly code: number;
  readonly errors: readonly string[];
}

/** What is wrong with the end of an import: it works, or ends with 1 and one sentence. */
export function importFaults({ code, errors }: ImportEnd): string[] {
  if (code === 0) return [];
  const [sentence = ''] = errors;
  if (code !== 1) return [`exit code ${code}: ${sentence.slice(0, 200)}`];
  if (errors.length !== 1) return [`${errors.length} lines in place of one sentence`];
  const inside = insideOf(sentence);
  if (inside !== undefined) return [`shows the inside of the program: ${sentence.slice(0, 200)}`];
  if (!/^trellis: \S/.test(sentence)) return [`no sentence: ${sentence.slice(0, 200)}`];
  return sentence.length > 2000 ? [`a sentence of ${sentence.length} characters`] : [];
}
