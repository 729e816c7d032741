/** Maximum depths that a written YAML file can need: columns of indentation, marks on one line, and open brackets. */
const limits = { indentation: 200, marks: 50, brackets: 50 } as const;

const indented = new RegExp(`^ {${limits.indentation + 1}}`, 'm');
const marked = new RegExp(`(?:[-?:][ \\t]+){${limits.marks + 1}}`);

/**
 * Whether a YAML text is nested deeper than any file that a person writes. Parsers that call themselves for each level end the
 * process on such a text, so it is refused before.
 */
export function isDeepYaml(text: string): boolean {
  if (indented.test(text) || marked.test(text)) return true;
  let open = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open = bracket === '[' || bracket === '{' ? open + 1 : Math.max(0, open - 1);
    if (open > limits.brackets) return true;
  }
  return false;
}
