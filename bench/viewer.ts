/**
 * `npm run bench:viewer`: measures the time to the first picture of the network viewer and the frame rate of panning at four
 * sizes, compared with a plain Cytoscape.js canvas, and the time from a click to a small network; with `-- --clicks` only
 * that. Headless Chromium with WebGL in software: a user's GPU is faster. Measurements beyond a time limit are stopped and
 * reported as "more than".
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loadavg, tmpdir } from 'node:os';
import { chromium, type Browser, type Page } from 'playwright-core';
import { generateDemo, openStore } from '@trellis/store';
import { browserPath } from '../e2e/support/launch.ts';
import { maxFastCanvasEdges } from '../packages/web/src/ui/drawingSpeed.ts';
import { root } from '../scripts/rig/root.ts';
import { networkOf } from './network.ts';
import { startServer } from '../scripts/rig/server.ts';

const sizes = [500, 5_000, 50_000, 100_000];
/** Time limit of an opening in seconds; higher for large networks, which take plain Cytoscape.js minutes. */
const limitFor = (edges: number): number => (edges < 50_000 ? 40 : 240);
/** Time limit in seconds for panning during `panSeconds`. */
const panLimit = 15;
/** Switches for WebGL in software, which would slow down the canvas of a small network. */
const software = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
const panSeconds = 2;
/** Number of visits of which the minimum and the median are reported. */
const clicks = 7;

const launch = (args: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    headless: true,
    args: ['--no-sandbox', '--disable-quic', ...args],
  });

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-viewer-'));
const store = await openStore(folder);
await store.datasets.replace(generateDemo({ edition: 'arabidopsis', size: 'small' }));
await store.close();
const server = await startServer(folder);
const origin = server.url;

if (!process.argv.includes('--clicks')) await reportSizes();
await reportClicks();
server.stop();

/** Measurements; undefined beyond the time limit. */
interface Measured {
  readonly engine: string;
  /** Milliseconds from the start of the visit until the drawing is ready, and until its pixels are visible. */
  readonly opened?: number;
  readonly pixels?: number;
  readonly fps?: number;
}

/** Prints the times and frame rates of both programs at every size, and their ratios at the largest. */
async function reportSizes(): Promise<void> {
  console.log('Headless Chromium on this machine: WebGL in software (SwiftShader), the canvas without a GPU.');
  console.log(`Panning is a drag of ${panSeconds} s; what takes too long is given up and shown as > or <.`);
  console.log('edges    drawing                     drawn ms   pixels ms   fps while panning');
  const last: Measured[] = [];
  for (const edges of sizes) {
    const json = networkOf(edges);
    last[0] = await measure({ edges, json, open: openViewer });
    report(edges, 'viewer', last[0]);
    last[1] = await measure({ edges, json, open: openPlain });
    report(edges, 'plain cytoscape', last[1]);
  }
  compare(last[0], last[1]);
}

function report(edges: number, name: string, { engine, opened, pixels, fps }: Measured): void {
  const milliseconds = (value: number | undefined) => value?.toFixed(0) ?? `>${limitFor(edges) * 1000}`;
  const columns = [
    `${name} (${engine})`.padEnd(26),
    milliseconds(opened).padStart(9),
    milliseconds(pixels).padStart(10),
    (opened === undefined ? 'not drawn' : (fps?.toFixed(2) ?? `<${(1 / panLimit).toFixed(2)}`)).padStart(10),
  ];
  console.log(`${String(edges).padEnd(8)} ${columns.join('  ')}`);
}

/** Prints the ratios of time and frame rate at the largest size; "at least" if the plain canvas was stopped. */
function compare(viewer: Measured, plain: Measured): void {
  if (viewer.pixels === undefined || viewer.fps === undefined) return;
  const sooner = (plain.pixels ?? limitFor(100_000) * 1000) / viewer.pixels;
  const smoother = viewer.fps / (plain.fps ?? 1 / panLimit);
  const bound = (value: number | undefined) => (value === undefined ? 'at least ' : '');
  console.log(
    `At ${sizes.at(-1)?.toLocaleString('en') ?? ''} edges the viewer is ${bound(plain.pixels)}${sooner.toFixed(1)} times sooner` +
      (plain.pixels === undefined
        ? '; how plain Cytoscape.js pans was not seen.'
        : ` and ${bound(plain.fps)}${smoother.toFixed(1)} times smoother than plain Cytoscape.js.`),
  );
}

/** Answers calls for a network, and for its size, without the server. */
async function answerWith(page: Page, json: string): Promise<void> {
  await page.route('**/api/network/**', (route) => {
    const size = { findings: 0, observed: 0, additional: 0, predicted: 0, tfs: 0, targets: 0 };
    const body = route.request().url().includes('/size/') ? JSON.stringify(size) : json;
    return route.fulfill({ status: 200, contentType: 'application/json', body });
  });
}

/** Measures the time from the click on "Open Network" until a small network is drawn, on a site that was visited before. */
async function reportClicks(): Promise<void> {
  const form = new FormData();
  form.set('query', 'AT4G24020');
  const answer = await fetch(`${origin}/api/?result=0&edition=arabidopsis`, { method: 'POST', body: form });
  const { request_id: id } = (await answer.json()) as { readonly request_id: string };
  const browser = await launch(['--disable-gpu']);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript('globalThis.__name = (named) => named');
    await answerWith(page, networkOf(sizes[0]));
    const times: number[] = [];
    for (let i = 0; i < clicks; i++) times.push(await clickTime(page, id));
    times.sort((a, b) => a - b);
    const [least, median] = [times[0], times[clicks >> 1]].map((time) => time.toFixed(0));
    console.log(
      `${sizes[0]} edges open ${least} ms after the click on a warm site (median of ${clicks}: ${median} ms, load ${loadavg()[0].toFixed(1)}).`,
    );
  } finally {
    await browser.close();
  }
}

/** Milliseconds from a click on the Network tab until the second frame after the drawing. */
async function clickTime(page: Page, request: string): Promise<number> {
  await page.goto(`http://arabidopsis.localhost:${new URL(origin).port}/result/network?request=${request}`);
  const link = page.getByRole('link', { name: 'Open Network' });
  await link.waitFor();
  await page.waitForTimeout(1500);
  return link.evaluate(async (element) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const start = performance.now();
    (element as HTMLElement).click();
    while (!document.querySelector('[data-testid=graph][data-ready]')) await frame();
    await frame();
    return performance.now() - start;
  });
}

type Open = (page: Page) => Promise<string>;

interface Measurement {
  readonly edges: number;
  readonly json: string;
  readonly open: Open;
}

async function measure({ edges, json, open }: Measurement): Promise<Measured> {
  const openSeconds = limitFor(edges);
  const browser = await launch(open === openViewer && edges > maxFastCanvasEdges ? software : ['--disable-gpu']);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // esbuild's `__name` helper, which compiled functions call.
    await page.addInitScript('globalThis.__name = (named) => named');
    await answerWith(page, json);
    const start = performance.now();
    const left = () => openSeconds - (performance.now() - start) / 1000;
    const engine = await within(open(page), openSeconds);
    if (engine === undefined) return { engine: open === openViewer ? 'viewer' : 'canvas' };
    const opened = performance.now() - start;
    const clip = { x: 0, y: 300, width: 400, height: 300 };
    if (!(await within(page.screenshot({ clip, timeout: 0 }), left()))) return { engine, opened };
    const pixels = performance.now() - start;
    return { engine, opened, pixels, fps: await within(panning(page), panLimit) };
  } finally {
    await browser.close();
  }
}

/** The result of an action; undefined if it takes longer than the time limit. */
async function within<T>(action: Promise<T>, seconds: number): Promise<T | undefined> {
  action.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), seconds * 1000);
  });
  try {
    return await Promise.race([action, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function openViewer(page: Page): Promise<string> {
  await page.goto(`${origin}/network?request=00000000-0000-4000-8000-000000000000`);
  const graph = page.locator('[data-testid=graph][data-ready]');
  await graph.waitFor({ timeout: 0 });
  return (await graph.getAttribute('data-engine')) ?? '';
}

async function openPlain(page: Page): Promise<string> {
  await page.route('**/plain', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><div id="graph" style="position:absolute;inset:0"></div>',
    }),
  );
  await page.goto(`${origin}/plain`);
  await page.addScriptTag({
    content: readFileSync(join(root, 'node_modules/cytoscape/dist/cytoscape.min.js'), 'utf8'),
  });
  await page.evaluate(async () => {
    const elements: unknown = await (await fetch('/api/network/x/')).json();
    const { cytoscape } = globalThis as unknown as { cytoscape: (options: object) => unknown };
    cytoscape({
      container: document.getElementById('graph'),
      elements,
      layout: { name: 'preset' },
      style: [
        {
          selector: 'node',
          style: { 'background-color': 'data(color)', shape: 'data(shape)', width: 20, height: 20 },
        },
        {
          selector: 'edge',
          style: {
            width: 1,
            'curve-style': 'bezier',
            'line-color': 'data(color)',
            'target-arrow-color': 'data(color)',
            'target-arrow-shape': 'data(shape)',
          },
        },
      ],
    });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return 'canvas';
}

/** Frames per second while the mouse drags the picture. */
async function panning(page: Page): Promise<number> {
  await page.mouse.move(1000, 780);
  await page.mouse.down();
  await page.evaluate(() => {
    const counter = globalThis as unknown as { frames: number };
    counter.frames = 0;
    const count = () => {
      counter.frames++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const start = performance.now();
  for (let i = 0; performance.now() - start < panSeconds * 1000; i++) {
    await page.mouse.move(1000 + 80 * Math.sin(i / 10), 780 + 40 * Math.cos(i / 10));
  }
  const seconds = (performance.now() - start) / 1000;
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number }).frames);
  await page.mouse.up();
  return frames / seconds;
}
