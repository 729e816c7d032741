import fc from 'fast-check';
import type { RawPlay } from './play.ts';

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`;
const post = 'POST /api/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n';
const form = '--x\r\nContent-Disposition: form-data; name="query"\r\n\r\n';

/** What is sent, by its name. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'slow head': ['GET /api/si', 'te/ HTTP/1.1\r\nHo', 'st: localhost\r\nA: ', 'b\r\n'],
  'slow body': [`${post}Content-Length: 5000\r\n\r\n`, form, 'a', 'l', 'l'],
  'body shorter than said': [`${post}Content-Length: 5000\r\n\r\n`, form],
  'body longer than said': [`${post}Content-Length: 3\r\n\r\n`, `${form}all_tfs\r\n--x--\r\n`],
  'two lengths': [`${post}Content-Length: 3\r\nContent-Length: 4\r\n\r\n`, 'abc'],
  'length and chunks': [`${post}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`, '0\r\n\r\n'],
  'bad chunks': [`${post}Transfer-Encoding: chunked\r\n\r\n`, 'zz\r\n', 'x'],
  'huge chunk': [`${post}Transfer-Encoding: chunked\r\n\r\n`, 'FFFFFFFFFFFFFFFF\r\n', 'x'],
  'chunks without end': [`${post}Transfer-Encoding: chunked\r\n\r\n`, '5\r\n', '--x\r\n', '\r\n'],
  'negative length': [`${post}Content-Length: -1\r\n\r\n`],
  'huge length': [`${post}Content-Length: 99999999999999999999\r\n\r\n`],
  'no host': ['GET /api/site/ HTTP/1.1\r\n\r\n'],
  'HTTP 1.0': ['GET /api/site/ HTTP/1.0\r\n\r\n'],
  'HTTP 9.9': ['GET /api/site/ HTTP/9.9\r\n\r\n'],
  'HTTP 2': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  'not HTTP': ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  'unknown method': ['BREW /api/ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  'other methods': [
    'TRACE /api/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'PUT /api/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
  ],
  connect: ['CONNECT localhost:5432 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  'whole address': ['GET http://169.254.169.254/latest/meta-data HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  'path upwards': [`${get('/../../../../etc/passwd')}\r\n`],
  'encoded path upwards': [`${get('/%2e%2e/%2e%2e/%2e%2e/etc/passwd')}\r\n`],
  'twice encoded path': [`${get('/assets/..%252f..%252f..%252fetc/passwd')}\r\n`],
  'backslashes in the path': [`${get('/assets/..\\..\\..\\package.json')}\r\n`],
  'overlong UTF-8 in the path': [`${get('/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd')}\r\n`],
  'NUL in the path': [`${get('/index.html%00.png')}\r\n`],
  'double slash': [`${get('//example.org/%2e%2e')}\r\n`],
  'bytes in the path': [`${get('/api/gene/\xff\xfe/')}\r\n`],
  'long path': [`${get(`/${'a'.repeat(12_000)}`)}\r\n`],
  'too long head': [`${get('/')}A: ${'b'.repeat(40_000)}\r\n\r\n`],
  'many headers': [`${get('/')}${'A: b\r\n'.repeat(3000)}\r\n`],
  'folded header': [`${get('/api/site/')}A: b\r\n c\r\n\r\n`],
  'header without name': [`${get('/api/site/')}: b\r\n\r\n`],
  'space before colon': [`${get('/api/site/')}Content-Length : 5\r\n\r\n`, 'hello'],
  'line feeds only': ['GET /api/site/ HTTP/1.1\nHost: localhost\n\n'],
  'bytes in a header': [`${get('/api/site/')}A: \x01\xff\r\n\r\n`],
  'two hosts': [`${get('/api/site/')}Host: constructor\r\n\r\n`],
  pipeline: [`${get('/api/site/')}\r\n`.repeat(50)],
  'pipeline with rubbish': [`${get('/api/site/')}\r\nGARBAGE\r\n\r\n`],
  upgrade: [`${get('/api/site/')}Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`],
  'expect without body': [`${post}Content-Length: 100\r\nExpect: 100-continue\r\n\r\n`],
  nothing: [],
};

/** Connections that do not keep to HTTP, or do not finish what they started. */
export const connections: fc.Arbitrary<RawPlay> = fc
  .tuple(
    fc.constantFrom(...Object.entries(texts)),
    fc.oneof(
      { arbitrary: fc.constant('close' as const), weight: 4 },
      { arbitrary: fc.constant('reset' as const), weight: 4 },
      { arbitrary: fc.constant('hold' as const), weight: 1 },
    ),
  )
  .map(([[name, chunks], ending]) => ({ kind: 'raw', route: `connection: ${name}`, chunks, ending }));
