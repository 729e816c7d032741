const months =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|m[äa]r[sz]?|mrz|apr(?:il)?|may|mai|jun[ei]?|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?';

const date = new RegExp(
  `^(?:\\d{1,4}[-./ ]{1,2}(?:${months})\\.?(?:[-./ ]\\d{2,4})?|(?:${months})\\.?[-./ ]\\d{1,4}|` +
    String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?|\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2}))$`,
  'i',
);

/** Whether a name is what a spreadsheet makes of symbols like SEP3 or MARCH1: a date, which is never a gene. */
export const isDate = (name: string): boolean =>
  name.length <= 24 && name.length >= 4 && (/^\d/.test(name) || /[-./ ]\d+$/.test(name)) && date.test(name);
