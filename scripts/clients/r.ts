import { snakeCase, wrap, type Operation, type Parameter } from './operations.ts';

const given: Readonly<Record<Operation['gives'], string>> = {
  json: 'the answer as a list',
  text: 'a text',
  bytes: 'a raw vector',
  nothing: 'nothing',
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A text as help pages take it. */
const escape = (text: string): string =>
  text
    .replace(/[\\%]/g, '\\$&')
    .replace(/[{}]/g, (one) => `\\${one}`)
    .replaceAll('@', '@@');

const nameOf = ({ name }: Parameter): string => name.replace(/\W/g, '_');

const declared = (one: Parameter): string => (one.isRequired ? nameOf(one) : `${nameOf(one)} = NULL`);

/** Single values of lists are sent as lists, too. */
const valueOf = (one: Parameter, isBody: boolean): string =>
  isBody && (one.kind === 'texts' || one.kind === 'integers' || one.kind === 'any')
    ? `as_array(${nameOf(one)})`
    : nameOf(one);

const listOf = (parameters: readonly Parameter[], isBody = false): string =>
  `list(${parameters.map((one) => `${nameOf(one)} = ${valueOf(one, isBody)}`).join(', ')})`;

function method({ name, method: verb, path, summary, params, query, body, gives }: Operation): string {
  const fields = Array.isArray(body) ? (body as readonly Parameter[]) : [];
  const named = [...fields, ...query].sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
  const names = [
    'client',
    ...params.map(declared),
    ...(body === 'free' ? ['body = NULL'] : []),
    ...named.map(declared),
  ];
  const help = [
    `@title ${verb} ${escape(path)}`,
    ...wrap(`@description ${escape(sentence(summary))}`, 84),
    '@param client a client, see \\code{\\link{trellis}}',
    ...[...params, ...(body === 'free' ? [freeBody] : []), ...named].flatMap((one) =>
      wrap(`@param ${nameOf(one)} ${escape(one.description || `the ${one.name.replaceAll('_', ' ')}`)}`, 84),
    ),
    `@return ${given[gives]}`,
    '@family calls',
    '@export',
  ];
  const sent = [
    `client, "${verb}", "${path}", "${gives}"`,
    ...(params.length ? [`params = ${listOf(params)}`] : []),
    ...(query.length ? [`query = ${listOf(query)}`] : []),
    ...(body === 'free' ? ['body = body'] : fields.length ? [`body = ${listOf(fields, true)}`] : []),
  ];
  return [
    ...help.map((line) => `#' ${line}`),
    `trellis_${snakeCase(name)} <- function(${names.join(', ')}) {`,
    `  api_call(\n    ${sent.join(',\n    ')}\n  )`,
    '}',
  ].join('\n');
}

const freeBody: Parameter = {
  name: 'body',
  kind: 'any',
  isRequired: false,
  description: 'a form, or a list that is sent as JSON',
};

/** The file with a function per call of the contract. */
export const printR = (operations: readonly Operation[]): string =>
  `# Every call of the API as a function. Made by \`npm run clients\` from the contract: do not edit.

${operations.map(method).join('\n\n')}
`;
