import ts from 'typescript';

/** A place where a key that is any text is looked up in an object. */
export interface TextLookup {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/**
 * Finds keys that are any text, not one of known names, and that are looked up with brackets or `in`: both also find what objects
 * inherit, so that the query `constructor` once failed. `valueOf`, `Object.hasOwn` and Maps are the ways around.
 */
export function findTextLookups(program: ts.Program, files: readonly ts.SourceFile[]): TextLookup[] {
  const checker = program.getTypeChecker();
  const isLookup = (node: ts.Node): boolean => {
    if (ts.isElementAccessExpression(node)) return isAnyText(checker.getTypeAtLocation(node.argumentExpression));
    if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.InKeyword) return false;
    return isAnyText(checker.getTypeAtLocation(node.left));
  };
  return files.flatMap((file) =>
    nodesIn(file)
      .filter((node) => isLookup(node) && !isExcused(file, node))
      .map((node) => ({
        file: file.fileName,
        line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
        text: node.getText(file),
      })),
  );
}

/** Any text: not a number, and not one of known names. */
const isAnyText = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isAnyText) : (type.flags & ts.TypeFlags.String) !== 0;

/** The line before says why it is right. */
function isExcused(file: ts.SourceFile, node: ts.Node): boolean {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return line > 0 && file.text.split('\n')[line - 1].includes('own value:');
}

function nodesIn(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}
