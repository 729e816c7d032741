import { format } from 'oxfmt';
import settings from '../.oxfmtrc.json';

/** Returns a text in the format of this repository; the path of its file says its language. */
export async function formatText(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, settings as Parameters<typeof format>[2]);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}
