import fc from 'fast-check';
import type { TextsFor } from './fromSchema.ts';
import { jsonBodies } from './jsonBodies.ts';
import { hostileValue, hostileWord, inheritedNames } from './words.ts';

/** Messages to the tools for assistants (MCP): calls of tools, and what is none. */
export function toolMessages(texts: TextsFor): fc.Arbitrary<Buffer> {
  const words = fc.oneof({ arbitrary: texts('gene'), weight: 4 }, { arbitrary: hostileWord, weight: 1 });
  const given = fc.record(
    {
      query: fc.oneof(texts('query'), words),
      gene: words,
      q: words,
      genes: fc.array(words, { maxLength: 6 }),
      edition: texts('edition'),
      search: words,
      rows: fc.oneof(fc.integer({ min: -5, max: 300 }), hostileValue),
      targetgenes: fc.oneof(texts('list'), hostileValue),
      min: fc.nat(5),
    },
    { requiredKeys: [] },
  );
  const more = fc.dictionary(hostileWord, hostileValue, { maxKeys: 2, noNullPrototype: true });
  const tool = fc.oneof(
    { arbitrary: fc.constantFrom('query', 'regulators', 'functions', 'gene', 'overview', 'search'), weight: 6 },
    { arbitrary: fc.constantFrom(...inheritedNames), weight: 1 },
  );
  const call = fc.tuple(tool, given, fc.oneof(fc.constant({}), more)).map(([name, some, others]) => ({
    method: 'tools/call',
    params: { name, arguments: { ...some, ...others } },
  }));
  const other = fc.record({
    method: fc.oneof(fc.constantFrom('initialize', 'tools/list', 'ping', 'resources/list'), hostileWord),
    params: hostileValue,
  });
  const message = fc.oneof({ arbitrary: call, weight: 5 }, { arbitrary: other, weight: 1 });
  const id = fc.oneof(fc.nat(9), hostileValue);
  return jsonBodies(fc.tuple(message, id).map(([each, name]) => ({ jsonrpc: '2.0', id: name, ...each })));
}
