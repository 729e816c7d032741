const since = 'a machine that is busy makes it fail by chance';

/** What no test may do, by the syntax that does it. */
const inTests = [
  [
    'CallExpression[callee.object.name="expect"][callee.property.name="poll"] > ObjectExpression > Property[key.name="timeout"]',
    `vitest.config.ts has the limit, and what comes true ends at once: ${since}.`,
  ],
  [
    'CallExpression[callee.object.name="vi"][callee.property.name=/^(waitFor|waitUntil)$/][arguments.length=1]',
    `It ends after one second: ${since}. Use expect.poll, waitFor of Testing Library, or a timeout with a clock of the test.`,
  ],
];

/** What a test of a page must not do. */
const inPages = [
  ...inTests,
  ['CallExpression[callee.property.name="waitForTimeout"]', `Wait for what is expected: ${since}.`],
  ['Literal[value="networkidle"]', `Wait for what the page shows: ${since}.`],
  [
    'CallExpression[callee.name="setTimeout"], CallExpression[callee.property.name="setTimeout"]',
    'Wait for what is expected, or use a clock of the test (vi.useFakeTimers).',
  ],
  [
    'Property[key.name="timeout"][value.value<2000]',
    'A state of less than 2 s needs a clock of the test (vi.useFakeTimers), or an answer that is held.',
  ],
  [
    'CallExpression[callee.object.name=/^(performance|Date)$/][callee.property.name="now"]',
    'Times belong to the benchmark (bench/).',
  ],
  [
    'CallExpression[callee.name="expect"] CallExpression[callee.property.name=/^(boundingBox|getBoundingClientRect)$/]',
    'Pixels belong to a unit test of the layout; compare positions of two elements if layout is the subject.',
  ],
  [
    'MemberExpression[property.name=/^(transferSize|encodedBodySize|decodedBodySize)$/]',
    'Bytes belong to the benchmark (bench/).',
  ],
  [
    'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|retry)$/]',
    'Every test runs, and once: fix the cause of one that fails now and then.',
  ],
];

const refuse = (forbidden) => ({
  'trellis/syntax': [
    'error',
    { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
    ...forbidden.map(([selector, message]) => ({ selector, message })),
  ],
});

/** Tests do not depend on how busy the machine is. */
export const testRules = [
  { files: ['packages/*/test/**/*.ts'], rules: refuse(inTests) },
  {
    files: ['e2e/**/*.ts', 'packages/web/test/**/*.{ts,tsx}'],
    excludeFiles: ['e2e/screenshots.ts'],
    rules: refuse(inPages),
  },
];
