import { given } from './given.ts';
import { median } from './median.ts';
import { audit, type Audit } from './pages/audit.ts';
import { startBrowser, type SharedBrowser } from './pages/browser.ts';
import {
  executedBeforeInteraction,
  firstClick,
  type Executed,
  type FirstClick,
  type Visit,
} from './pages/first-click.ts';
import { serveTwins, twinOf } from './pages/twin.ts';

/**
 * The public pages against static twins of them. `npm run bench -- pages` starts the site and gives PUBLIC_URL,
 * WEB_ROOT and FLOOR_PORT; paths after it limit it to those pages; `--click` measures only the first click.
 */

const thorough = ['/', '/it-strategy', '/book-consultation'];
const visits: readonly (Visit & { name: string })[] = [
  { name: 'no throttling, at once after load', slow: false, ahead: false },
  { name: 'slow 4G, 4× slower processor, at once after load', slow: true, ahead: false },
  { name: 'slow 4G, 4× slower processor, 30 s after load', slow: true, ahead: true },
];

const site = given('PUBLIC_URL', 'pages');
const port = Number(given('FLOOR_PORT', 'pages'));
const asked = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const shared = await startBrowser();
try {
  if (!process.argv.includes('--click')) await compareWithTwins(shared, asked.length > 0 ? asked : await listedPages());
  if (asked.length === 0) await measureFirstClick(shared);
} finally {
  await shared.close();
}

/** Every page of the sitemap, and signing in. */
async function listedPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function compareWithTwins({ browser, port: devtools }: SharedBrowser, paths: readonly string[]): Promise<void> {
  const twins = await Promise.all(paths.map((path) => twinOf(browser, site, path)));
  const server = await serveTwins(twins, `${given('WEB_ROOT', 'pages')}/assets`, port);
  const twinSite = `http://localhost:${port}`;
  await audit(site + (paths[0] ?? '/'), devtools);
  console.log(
    '\n| Page | Perf | A11y | Best practices | SEO | LCP | LCP ÷ twin | TBT | CLS | Script before interaction |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const path of paths) {
    const [ours, theirs]: [Audit[], Audit[]] = [[], []];
    for (let round = 0; round < (thorough.includes(path) || asked.length > 0 ? 3 : 1); round += 1) {
      const turns = [
        async () => ours.push(await audit(site + path, devtools)),
        async () => theirs.push(await audit(twinSite + path, devtools)),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
    }
    console.log(rowOf(path, ours, theirs, await executedBeforeInteraction(browser, site + path)));
  }
  server.close();
}

function rowOf(path: string, ours: readonly Audit[], theirs: readonly Audit[], executed: Executed): string {
  const of = (audits: readonly Audit[], figure: Exclude<keyof Audit, 'faults'>): number =>
    median(audits.map((one) => one[figure]));
  const ratio = of(ours, 'lcp') / of(theirs, 'lcp');
  const faults = [...new Set(ours.flatMap((one) => one.faults))];
  return [
    '',
    `\`${path}\`${ours.length > 1 ? `, median of ${ours.length}` : ''}`,
    ...(['performance', 'accessibility', 'practices', 'seo'] as const).map((figure) => of(ours, figure)),
    `${of(ours, 'lcp').toFixed(0)} ms`,
    ratio.toFixed(2),
    `${of(ours, 'tbt').toFixed(0)} ms`,
    of(ours, 'cls').toFixed(3),
    `${(executed.bytes / 1024).toFixed(1)} KB, ${executed.files} files${executed.antd ? ', antd' : ''}`,
    faults.join(' '),
  ]
    .join(' | ')
    .trim();
}

async function measureFirstClick({ browser }: SharedBrowser): Promise<void> {
  console.log('\n| First click on "Schedule Consultation", median of 3 | Dialog drawn | Next answers |');
  console.log('| --- | --- | --- |');
  for (const { name, ...visit } of visits) {
    const runs: FirstClick[] = [];
    for (let run = 0; run < 3; run += 1) runs.push(await firstClick(browser, `${site}/`, visit));
    const [open, usable] = [median(runs.map((one) => one.open)), median(runs.map((one) => one.usable))];
    console.log(`| ${name} | ${open} ms | ${usable} ms |`);
  }
}
