import { snakeCase, wrap, type Operation, type Parameter } from './operations.ts';

const types: Readonly<Record<Parameter['kind'], string>> = {
  text: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  texts: 'Iterable[str]',
  integers: 'Iterable[int]',
  any: 'Any',
};

const given: Readonly<Record<Operation['gives'], string>> = {
  json: 'Any',
  lines: 'list[dict[str, Any]]',
  text: 'str',
  bytes: 'bytes',
  nothing: 'None',
};

const keywords: ReadonlySet<string> = new Set(['from', 'in', 'is', 'not', 'class', 'def', 'pass', 'import']);

const nameOf = ({ name }: Parameter): string => {
  const snake = snakeCase(name).replace(/\W/g, '_');
  return keywords.has(snake) ? `${snake}_` : snake;
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const declared = (one: Parameter): string =>
  one.isRequired ? `${nameOf(one)}: ${types[one.kind]}` : `${nameOf(one)}: Optional[${types[one.kind]}] = None`;

const dictOf = (parameters: readonly Parameter[]): string =>
  `{${parameters.map((one) => `"${one.name}": ${nameOf(one)}`).join(', ')}}`;

function method({ name, method: verb, path, summary, params, query, body, gives }: Operation): string {
  const fields = Array.isArray(body) ? (body as readonly Parameter[]) : [];
  const named = [...fields, ...query].sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
  const parameters = [
    'self',
    ...params.map(declared),
    ...(body === 'free' ? ['body: Any = None'] : body === 'lines' ? ['lines: Iterable[Mapping[str, Any]]'] : []),
    ...(named.length ? ['*', ...named.map(declared)] : []),
  ];
  const described = [...params, ...named].filter(({ description }) => description);
  const doc = [
    ...wrap(sentence(summary), 92),
    ...(described.length ? [''] : []),
    ...described.flatMap((one) =>
      wrap(`${nameOf(one)}: ${one.description}`, 88).map((line, i) => (i ? `    ${line}` : line)),
    ),
  ];
  const sent = [
    `"${verb}"`,
    `"${path}"`,
    `gives="${gives}"`,
    ...(params.length ? [`params=${dictOf(params)}`] : []),
    ...(query.length ? [`query=${dictOf(query)}`] : []),
    ...(body === 'free'
      ? ['body=body']
      : body === 'lines'
        ? ['body=Lines(tuple(lines))']
        : fields.length
          ? [`body=${dictOf(fields)}`]
          : []),
  ];
  return [
    `    def ${snakeCase(name)}(`,
    ...parameters.map((one) => `        ${one},`),
    `    ) -> ${given[gives]}:`,
    `        """${doc[0]}`,
    ...doc.slice(1).map((line) => (line ? `        ${line}` : '')),
    '        """',
    '        return self._call(',
    ...sent.map((one) => `            ${one},`),
    '        )',
  ].join('\n');
}

/** The module with a method per call of the contract. */
export const printPython = (operations: readonly Operation[]): string =>
  `"""Every call of the API as a method. Made by \`npm run clients\` from the contract: do not edit."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Iterable, Mapping, Optional

from .question import Lines


class Operations(ABC):
    """A method per call. Optional arguments that are left out are not sent."""

    @abstractmethod
    def _call(
        self,
        method: str,
        path: str,
        *,
        gives: str,
        params: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
    ) -> Any:
        """Make a call, and return its answer: \`gives\` tells how it is read."""

${operations.map(method).join('\n\n')}
`;
