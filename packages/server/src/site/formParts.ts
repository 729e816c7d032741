import type { FormPart } from '../http/router.ts';

/** The parts of a form as a browser reads it, in their order. Throws an error for any other body. */
export async function* callFormParts(
  body: Uint8Array<ArrayBuffer> | undefined,
  type: string,
): AsyncGenerator<FormPart> {
  const form = await new Response(body ?? null, { headers: { 'Content-Type': type } }).formData();
  for (const [fieldname, value] of form) {
    if (typeof value === 'string') yield { type: 'field', fieldname, value };
    else
      yield {
        type: 'file',
        fieldname,
        filename: value.name,
        file: { resume: () => undefined },
        toBuffer: async () => new Uint8Array(await value.arrayBuffer()),
      };
  }
}
