/** SPDX names of licenses that let anyone use, change and share data, for any purpose. */
const open =
  /^(?:(?:L|A)?GPL(?:-\d\.\d(?:-only|-or-later|\+)?)?|MIT(?:-0)?|0BSD|BSD(?:-\d-Clause)?|Apache-2\.0|CC0(?:-1\.0)?|CC-BY(?:-SA)?(?:-\d\.\d)?|ODbL(?:-1\.0)?|PDDL(?:-1\.0)?|Unlicense|ISC)$/i;

/**
 * Whether a license, as a source states it, is open. Of `A OR B` one must be, of `A AND B` all. A license that is not stated,
 * not known or limited to some purposes (NC) or to copies without changes (ND) is not.
 */
export function isOpenLicense(license: string): boolean {
  const choices = license.split(/\s+OR\s+/i);
  return choices.some((choice) => choice.split(/\s+AND\s+/i).every((name) => open.test(name.trim())));
}
