/** The form of a DOI inside a text, up to the next blank or quotation mark. */
export const doiForm = /10\.\d{4,9}\/[^\s"<>]+/;

/** Signs that belong to the sentence around an identifier. */
const tail = /[.,;:)\]}'"]+$/;

/** Cuts the punctuation after an identifier. DOIs can end in a bracket that they open themselves: 10.1016/0092-8674(93)90402-C. */
export function withoutTail(id: string): string {
  const cut = id.replace(tail, '');
  const opens = (text: string, sign: string) => text.split(sign).length;
  return opens(cut, '(') > opens(cut, ')') ? `${cut})` : cut;
}

/** Returns the DOIs in a text, in order. Some sources separate them by a semicolon without a blank. */
export const findDois = (text: string): string[] =>
  text
    .split(/;(?=\s*(?:https?:|doi:|10\.))/i)
    .flatMap((part) => [...part.matchAll(new RegExp(doiForm, 'g'))].map(([doi]) => withoutTail(doi)));
