import ts from 'typescript';
import { counterName } from './counterName.ts';

/** A text to insert at a position; of several at one position the first one comes first. */
interface Edit {
  readonly at: number;
  readonly text: string;
}

/**
 * The source of a module with a counter in each function, branch, loop and case, numbered by `next`. Texts are inserted and
 * nothing else is changed, so lines stay where they are.
 */
export function instrument(source: string, path: string, next: () => number): string {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kindOf(path));
  const edits: Edit[] = [];
  const count = (): string => `${counterName}[${next()}]++`;
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    edits.push(...editsOf(node, file, count));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return withEdits(source, edits);
}

const kindOf = (path: string): ts.ScriptKind => (path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS);

type Count = () => string;

function editsOf(node: ts.Node, file: ts.SourceFile, count: Count): Edit[] {
  if (ts.isFunctionLike(node) && 'body' in node && node.body) {
    const body = node.body as ts.ConciseBody;
    return ts.isBlock(body) ? [inBlock(body, file, count)] : around(body, file, count);
  }
  if (ts.isIfStatement(node)) return ifEdits(node, file, count);
  if (ts.isIterationStatement(node, false)) return statementEdits(node.statement, file, count);
  if (ts.isConditionalExpression(node))
    return [...around(node.whenTrue, file, count), ...around(node.whenFalse, file, count)];
  if (ts.isBinaryExpression(node) && isLogical(node.operatorToken.kind)) return around(node.right, file, count);
  if (ts.isCaseOrDefaultClause(node)) return [{ at: node.statements.pos, text: `${count()};` }];
  if (ts.isCatchClause(node)) return [inBlock(node.block, file, count)];
  return [];
}

const isLogical = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken;

/** Counts both ways of an `if`, also the one without a statement. */
function ifEdits({ thenStatement, elseStatement }: ts.IfStatement, file: ts.SourceFile, count: Count): Edit[] {
  const edits = statementEdits(thenStatement, file, count);
  if (elseStatement) return [...edits, ...statementEdits(elseStatement, file, count)];
  const other = ` else {${count()};}`;
  const [start, end] = edits;
  return [start, { at: thenStatement.end, text: end ? end.text + other : other }];
}

function statementEdits(statement: ts.Statement, file: ts.SourceFile, count: Count): Edit[] {
  if (ts.isBlock(statement)) return [inBlock(statement, file, count)];
  return [
    { at: statement.getStart(file), text: `{${count()};` },
    { at: statement.end, text: '}' },
  ];
}

const inBlock = (block: ts.Block, file: ts.SourceFile, count: Count): Edit => ({
  at: block.getStart(file) + 1,
  text: `${count()};`,
});

const around = (expression: ts.Expression, file: ts.SourceFile, count: Count): Edit[] => [
  { at: expression.getStart(file), text: `(${count()}, ` },
  { at: expression.end, text: ')' },
];

/** Applies edits. Of ends at one position the inner one comes first, which is the one that was found last. */
function withEdits(source: string, edits: readonly Edit[]): string {
  const isEnd = ({ text }: Edit): boolean => /^(?:\)|\}| else)/.test(text);
  const ordered = edits
    .map((edit, i) => ({ edit, i }))
    .sort((a, b) => a.edit.at - b.edit.at || endsFirst(isEnd(a.edit), isEnd(b.edit)) || order(a, b, isEnd));
  let [text, from] = ['', 0];
  for (const { edit } of ordered) {
    text += source.slice(from, edit.at) + edit.text;
    from = edit.at;
  }
  return text + source.slice(from);
}

const endsFirst = (a: boolean, b: boolean): number => Number(b) - Number(a);

function order(
  a: { readonly edit: Edit; readonly i: number },
  b: { readonly edit: Edit; readonly i: number },
  isEnd: (edit: Edit) => boolean,
): number {
  return isEnd(a.edit) ? b.i - a.i : a.i - b.i;
}
