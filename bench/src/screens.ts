import { loadavg } from 'node:os';
import type { Browser, BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { given } from './given.ts';
import { median } from './median.ts';
import { audit, type Audit } from './pages/audit.ts';
import { SCREEN, startBrowser } from './pages/browser.ts';
import { longBoard, measureBoard } from './screens/board.ts';
import { longQueue, workQueue } from './screens/queue.ts';
import { session } from './session.ts';

/**
 * The first screens of signed-in people, a board of 2,000 cards, and a support queue of 3,000 open tickets. `npm run
 * bench -- screens` starts the site with the demo records and gives PUBLIC_URL and DATABASE_URL; `--dashboards`,
 * `--board` or `--queue` measures only these.
 */

const ROUNDS = 5;
const people = [
  { role: 'admin', email: 'admin@pamlico.example' },
  { role: 'customer', email: 'dana@neusebakery.example' },
] as const;

const site = given('PUBLIC_URL', 'screens');
const isAsked = (part: string): boolean => process.argv.length <= 2 || process.argv.includes(part);
const client = new Client({ connectionString: given('DATABASE_URL', 'screens') });
await client.connect();
try {
  if (isAsked('--dashboards')) await auditDashboards();
  if (isAsked('--board')) {
    const shared = await startBrowser(SCREEN);
    try {
      const context = await signedIn(shared.browser, people[0].email);
      const board = await longBoard(client);
      console.log(`\n| Board of 2,000 cards, ${loadText()} | Worst of each run | Median |\n| --- | --- | --- |`);
      for (const { name, runs } of await measureBoard(context, `${site}/admin/projects/${board}?tab=board`))
        console.log(`| ${name} | ${runs.join(', ')} ms | ${median(runs)} ms |`);
    } finally {
      await shared.close();
    }
  }
  if (isAsked('--queue')) {
    const shared = await startBrowser(SCREEN);
    try {
      const context = await signedIn(shared.browser, people[0].email);
      await longQueue(client, people[0].email);
      const measured = await workQueue(context, site);
      console.log(`\n| Queue of 3,000 open tickets, ${loadText()} | Median | Worst |\n| --- | --- | --- |`);
      for (const { name, runs } of measured) console.log(`| ${name} | ${median(runs)} ms | ${Math.max(...runs)} ms |`);
    } finally {
      await shared.close();
    }
  }
} finally {
  await client.end();
}

/** Each role in a browser of its own, in turns, so that other load on the machine affects both alike. */
async function auditDashboards(): Promise<void> {
  const measured = new Map<string, Audit[]>(people.map(({ role }) => [role, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { role, email } of people) {
      const shared = await startBrowser();
      try {
        await signedIn(shared.browser, email);
        measured.get(role)?.push(await audit(`${site}/dashboard`, shared.port, { signedIn: true }));
      } finally {
        await shared.close();
      }
    }
  }
  console.log(`\n| Dashboard, median of ${ROUNDS}, ${loadText()} | Perf | A11y | Best practices | LCP | TBT | CLS |`);
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const [role, audits] of measured) {
    const of = (figure: Exclude<keyof Audit, 'faults'>): number => median(audits.map((one) => one[figure]));
    const scores = audits.map(({ performance }) => performance).join(', ');
    console.log(
      `| ${role} | ${of('performance')} (${scores}) | ${of('accessibility')} | ${of('practices')} | ` +
        `${of('lcp').toFixed(0)} ms | ${of('tbt').toFixed(0)} ms | ${of('cls').toFixed(3)} |`,
    );
  }
}

function loadText(): string {
  return `load ${loadavg()[0]?.toFixed(1)}`;
}

/** The browser's own context, with a session; its cache is empty. */
async function signedIn(browser: Browser, email: string): Promise<BrowserContext> {
  const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [email]);
  const [user] = rows;
  if (!user) throw new Error(`Nobody has the address ${email}; the demo records are missing`);
  const [context = await browser.newContext()] = browser.contexts();
  await context.addCookies([
    { name: 'session', value: await session(client, user.id, 'cookie'), url: site, httpOnly: true, sameSite: 'Lax' },
    { name: 'signed_in', value: '1', url: site, sameSite: 'Lax' },
  ]);
  return context;
}
