import type { FastifyRequest } from 'fastify';
import { feedbackLimits, type Feedback } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { formatCount } from '@trellis/core/formats';
import { fieldsOf } from '../json/fieldsOf.ts';

/** Limit of a form field, above the size of the longest allowed text. */
const maxBytes = 8 * feedbackLimits.feedback;

/** Reads feedback sent as JSON or as a form of either kind. Throws `bad-request` with a sentence for the user. */
export async function readFeedback(call: FastifyRequest): Promise<Feedback> {
  const fields = call.isMultipart() ? await readParts(call) : fieldsOf(call.body);
  const name = textOf(fields['name']).replace(/\s+/g, ' ').trim();
  const feedback = textOf(fields['feedback']).replaceAll('\r\n', '\n').trim();
  if (name === '') throw new TrellisError('bad-request', 'The name is missing.');
  checkLength('name', name);
  checkLength('feedback', feedback);
  return { name, feedback, token: textOf(fields['token']).slice(0, feedbackLimits.token) };
}

async function readParts(call: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
  const fields = new Map<string, unknown>();
  for await (const part of call.parts({ limits: { fields: 10, fieldSize: maxBytes, files: 1 } })) {
    if (part.type === 'field') fields.set(part.fieldname, part.value);
    else part.file.resume();
  }
  return Object.fromEntries(fields);
}

/** Returns a field as text that every store accepts: without unpaired surrogates and control characters, except line ends. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/(?![\n\r\t])\p{Cc}|\p{Surrogate}/gu, '') : '';
}

function checkLength(field: 'name' | 'feedback', text: string): void {
  const [length, max] = [[...text].length, feedbackLimits[field]];
  if (length <= max) return;
  throw new TrellisError(
    'bad-request',
    `The ${field} has ${formatCount(length)} characters; at most ${formatCount(max)} are allowed.`,
  );
}
