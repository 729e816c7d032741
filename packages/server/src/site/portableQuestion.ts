import { TrellisError } from '@trellis/core';
import { deflateSync, Inflate } from 'fflate';
import { Type, type Static } from 'typebox';
import type { Immutable } from '@trellis/contract';
import { AnalysisIdsSchema } from '@trellis/contract/schemas';
import { bytesOfLetters, lettersOf } from '../data/addressLetters.ts';
import { isExampleId } from '../data/examples.ts';
import { readRequest } from '../data/requestInputs.ts';
import { isRequestId } from '../data/storedQueries.ts';
import { parseJson } from '../json/parseJson.ts';
import { withDifferences, withoutDifferences } from './idDifferences.ts';

const RevisionSchema = Type.Object({ number: Type.Integer({ minimum: 1 }), names: Type.String() });

const RecordSchema = Type.Object({
  id: Type.String(),
  edition: Type.String(),
  version: Type.String(),
  inputs: Type.String(),
  created: Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$` }),
  revisions: Type.Array(RevisionSchema, { maxItems: 1 }),
  /** Files of own analyses. */
  files: Type.Optional(Type.Array(Type.String())),
});
export type PortableRecord = Immutable<Static<typeof RecordSchema>>;

/** Most requests of a question: a result that was computed again on newer data comes with the one before it, and so on. */
export const maxRecords = 20;

/**
 * A question as it is taken to another browser: the stored request, behind those that it was computed from. Who gets it cannot
 * delete it where it was made.
 */
const PortableQuestionSchema = Type.Object({
  format: Type.Literal(1),
  records: Type.Array(RecordSchema, { minItems: 1, maxItems: maxRecords }),
});
export type PortableQuestion = Immutable<Static<typeof PortableQuestionSchema>>;

/** Maximum size of an unpacked question in bytes: a short link can be made to unpack to a thousand times its size. */
const maxUnpackedBytes = 256 << 20;

/** A question in the letters of addresses. */
export function packQuestion(question: PortableQuestion): string {
  const packed = deflateSync(new TextEncoder().encode(withDifferences(JSON.stringify(question))), { level: 9 });
  return lettersOf(packed);
}

/** Bytes that are unpacked at once. */
const chunk = 0x8000;

const broken = (): TrellisError =>
  new TrellisError('bad-file', 'The link or file does not hold a question: it was cut or changed. Ask for it again.');

/**
 * Reads what `packQuestion` wrote. Throws `bad-file` for other texts, for those that unpack to more than `maxBytes`, and for
 * contents that a site would not have stored.
 */
export function unpackQuestion(letters: string, maxBytes = maxUnpackedBytes): PortableQuestion {
  let question: PortableQuestion;
  try {
    question = parseJson(
      PortableQuestionSchema,
      withoutDifferences(unpacked(bytesOfLetters(letters.trim()), maxBytes)),
    );
    for (const { inputs, revisions } of question.records) {
      readRequest(inputs);
      for (const { names } of revisions) parseJson(AnalysisIdsSchema, names);
    }
  } catch (error) {
    throw error instanceof TrellisError ? error : broken();
  }
  if (!question.records.every(({ id }) => isRequestId(id) && !isExampleId(id))) throw broken();
  return question;
}

function unpacked(bytes: Uint8Array, maxBytes: number): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size, isWhole] = ['', 0, false];
  const inflate = new Inflate((piece, isLast) => {
    size += piece.length;
    if (size > maxBytes) throw broken();
    text += decoder.decode(piece, { stream: !isLast });
    isWhole = isLast;
  });
  for (let at = 0; at < bytes.length; at += chunk) {
    const end = Math.min(at + chunk, bytes.length);
    inflate.push(bytes.subarray(at, end), end === bytes.length);
  }
  if (!isWhole) throw broken();
  return text;
}
