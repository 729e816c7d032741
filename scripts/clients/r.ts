import { snakeCase, wrap, type Operation, type Parameter } from './operations.ts';

const given: Readonly<Record<Operation['gives'], string>> = {
  json: 'the answer as a list',
  lines: 'a list of answers, in the order of the questions',
  text: 'a text',
  bytes: 'a raw vector',
  nothing: 'nothing',
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A text as help pages take it. */
const escape = (text: string): string => text.replace(/[\\%]/g, '\\$&').replace(/[{}]/g, (one) => `\\${one}`);

const nameOf = ({ name }: Parameter): string => name.replace(/\W/g, '_');

const declared = (one: Parameter): string => (one.isRequired ? nameOf(one) : `${nameOf(one)} = NULL`);

/** Single values of lists are sent as lists, too. */
const valueOf = (one: Parameter, isBody: boolean): string =>
  isBody && (one.kind === 'texts' || one.kind === 'integers' || one.kind === 'any')
    ? `as_array(${nameOf(one)})`
    : nameOf(one);

const listOf = (parameters: readonly Parameter[], isBody = false): string =>
  `list(${parameters.map((one) => `${nameOf(one)} = ${valueOf(one, isBody)}`).join(', ')})`;

/** The arguments of a function in their order. */
function argumentsOf({ params, query, body }: Operation): readonly Parameter[] {
  const fields = Array.isArray(body) ? (body as readonly Parameter[]) : [];
  const named = [...fields, ...query].sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
  const whole = body === 'free' ? [freeBody] : body === 'lines' ? [linesBody] : [];
  return [...params, ...whole, ...named];
}

const functionName = ({ name }: Operation): string => `trellis_${snakeCase(name)}`;

function method(operation: Operation): string {
  const { method: verb, path, params, query, body, gives } = operation;
  const fields = Array.isArray(body) ? (body as readonly Parameter[]) : [];
  const sent = [
    `client, "${verb}", "${path}", "${gives}"`,
    ...(params.length ? [`params = ${listOf(params)}`] : []),
    ...(query.length ? [`query = ${listOf(query)}`] : []),
    ...(body === 'free'
      ? ['body = body']
      : body === 'lines'
        ? ['body = json_lines(lines)']
        : fields.length
          ? [`body = ${listOf(fields, true)}`]
          : []),
  ];
  const names = ['client', ...argumentsOf(operation).map(declared)];
  return [
    `${functionName(operation)} <- function(${names.join(', ')}) {`,
    `  api_call(\n    ${sent.join(',\n    ')}\n  )`,
    '}',
  ].join('\n');
}

/** The help page of a call. */
function helpPage(operation: Operation): string {
  const { method: verb, path, summary, gives } = operation;
  const parameters = argumentsOf(operation);
  const item = (one: Parameter) =>
    `\\item{${nameOf(one)}}{${escape(one.description || `the ${one.name.replaceAll('_', ' ')}`)}}`;
  return `% Made by npm run clients from the contract: do not edit.
\\name{${functionName(operation)}}
\\alias{${functionName(operation)}}
\\title{${verb} ${escape(path)}}
\\usage{
${functionName(operation)}(
${['client', ...parameters.map(declared)].map((one) => `  ${one}`).join(',\n')}
)
}
\\arguments{
${['\\item{client}{a client, see \\code{\\link{trellis}}}', ...parameters.map(item)].join('\n\n')}
}
\\value{
${given[gives]}
}
\\description{
${wrap(escape(sentence(summary)), 100).join('\n')}
}
`;
}

const freeBody: Parameter = {
  name: 'body',
  kind: 'any',
  isRequired: false,
  description: 'a form, or a list that is sent as JSON',
};

const linesBody: Parameter = {
  name: 'lines',
  kind: 'any',
  isRequired: true,
  description: 'a list of questions, each a list of named values',
};

/** The file with a function per call of the contract. */
export const printR = (operations: readonly Operation[]): string =>
  `# Every call of the API as a function. Made by \`npm run clients\` from the contract: do not edit. Their help pages are made with them.

${operations.map(method).join('\n\n')}
`;

/** The help pages of the calls by file name. */
export const printHelp = (operations: readonly Operation[]): ReadonlyMap<string, string> =>
  new Map(operations.map((operation) => [`${functionName(operation)}.Rd`, helpPage(operation)]));
