/** Bodies that are small for their sender and large for who takes them apart; each is made once. */
export const bodies = {
  /** A form with a field that has 140,000 values. */
  manyFields: `query=all_tfs&${'edges=&'.repeat(140_000)}`,
  /** A batch of 16 million lines without a question. */
  emptyLines: '\n'.repeat(16 << 20),
  /** A message for the tools of assistants with a million objects. */
  manyObjects: `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"a":[${'{},'.repeat(1_300_000)}{}]}}`,
} as const;
