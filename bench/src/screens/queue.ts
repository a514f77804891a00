import type { BrowserContext, Page } from '@playwright/test';
import type { Client } from 'pg';
import { watchInteractions } from './interactions.ts';

const TICKETS = 3_000;
const ANSWERED = 50;
const ROUNDS = 7;
/** After an answer, for what it changes; nothing is measured meanwhile. */
const SETTLES = 300;

/** 3,000 open tickets of one admin, each with a message; what was answered in an earlier run is open again. */
export async function longQueue(client: Client, email: string): Promise<void> {
  await client.query(
    `insert into tickets (id, created_at, updated_at, version, kind, number, title, description, status, priority,
       assignee_id, requester_id, category, source, pauses, clock_reported, response_warning_at, first_response_due_at,
       resolution_warning_at, resolution_due_at, last_reply_at, last_reply_by)
     select uuidv7(), now() - n * interval '1 minute', now(), 1, 'support', 'S-' || 20000 + n,
       'Ticket ' || n || ' of the long queue', 'What happened, in a sentence or two.', 'open',
       (array['low', 'medium', 'high', 'urgent'])[1 + n % 4], admin.id, customer.id, 'computers', 'mail', '[]', '{}',
       now() + n * interval '6 minutes', now() + n * interval '8 minutes',
       now() + n * interval '60 minutes', now() + n * interval '80 minutes', now() - n * interval '1 minute', 'customer'
     from users as admin,
       (select array_agg(id) as ids from users where role = 'customer' and status = 'active') as customers,
       generate_series(1, ${TICKETS}) as n, lateral (select customers.ids[1 + n % cardinality(customers.ids)] as id) as customer
     where admin.email = $1 and not exists (select from tickets where title like '% of the long queue')`,
    [email],
  );
  await client.query(
    `insert into task_comments (id, created_at, updated_at, version, task_id, author_id, visibility, body, body_html)
     select uuidv7(), t.created_at, t.created_at, 1, t.id, t.requester_id, 'public', 'It happened again.', '<p>It happened again.</p>'
     from tickets as t
     where t.title like '% of the long queue' and not exists (select from task_comments where task_id = t.id)`,
  );
  await client.query('analyze');
}

interface Measured {
  name: string;
  /** In milliseconds. */
  runs: number[];
}

/**
 * Opens the queue from another page and answers fifty tickets in a row, by keyboard alone.
 * @throws Error where a ticket doesn't follow or an answer isn't stored
 */
export async function workQueue(context: BrowserContext, site: string): Promise<Measured[]> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(watchInteractions);
  await page.addInitScript(watchDrawn);
  const [opened, rows] = [[], []] as [number[], number[]];
  await page.goto(`${site}/admin/support?open=true`);
  await firstRow(page).waitFor();
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.waitForTimeout(1_500);
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await page.waitForURL(/\/admin\/audit/);
    await page.waitForTimeout(1_500);
    await page.keyboard.press('g');
    rows.push(await drawnAfter(page, ROW, null, () => page.keyboard.press('s')));
  }
  await page.waitForTimeout(1_500);
  await page.keyboard.press('j');
  opened.push(await drawnAfter(page, TITLE, null, () => page.keyboard.press('Enter')));
  const [next, slowest] = [[], []] as [number[], number[]];
  for (let answered = 0; answered < ANSWERED; answered += 1) {
    await page.evaluate(() => Object.assign(window, { slowest: 0 }));
    await page.keyboard.press('r');
    await page.locator(`${SHEET} .ProseMirror:focus`).waitFor();
    await page.keyboard.type(`Looked into it, ${answered}.`);
    const answer = page.waitForResponse((one) => one.url().endsWith('/replies') && one.request().method() === 'POST');
    await page.keyboard.press('Control+Enter');
    const status = (await answer).status();
    if (status !== 201) throw new Error(`Answer ${answered} was not stored: ${status}`);
    await page.waitForTimeout(SETTLES);
    // out of the field, so that a letter is a key again
    await page.keyboard.press('Tab');
    const before = await page.locator(TITLE).textContent();
    next.push(await drawnAfter(page, TITLE, before, () => page.keyboard.press('j')));
    await page.waitForTimeout(SETTLES);
    slowest.push(await page.evaluate(() => (window as unknown as { slowest: number }).slowest));
  }
  await page.close();
  return [
    { name: 'G S: the first rows', runs: rows },
    { name: 'Enter: the ticket', runs: opened },
    { name: 'J: the next ticket', runs: next },
    { name: 'Slowest interaction of a ticket', runs: slowest },
  ];
}

const ROW = '[data-row-id] a[href*="/support/"]';
const SHEET = '.ant-drawer';
const TITLE = `${SHEET} .record-title__text`;

const firstRow = (page: Page) => page.locator(ROW).first();

/** Milliseconds from the key until an element is drawn, with another text than before where one is named. */
async function drawnAfter(
  page: Page,
  selector: string,
  before: string | null,
  press: () => Promise<void>,
): Promise<number> {
  await page.evaluate(([of, text]) => (window as unknown as Drawn).awaitDrawn(of, text), [selector, before] as const);
  await press();
  return page.evaluate(() => (window as unknown as Drawn).drawn);
}

interface Drawn {
  awaitDrawn: (selector: string, before: string | null) => void;
  drawn: Promise<number>;
}

/** Runs inside the page: times from the next key until what is waited for is in the document and a frame is presented. */
function watchDrawn(): void {
  const place = window as unknown as Drawn;
  place.awaitDrawn = (selector, before) => {
    place.drawn = new Promise((resolve) => {
      let began = 0;
      window.addEventListener('keydown', ({ timeStamp }) => (began ||= timeStamp), { capture: true, once: true });
      const look = (): void => {
        const element = began > 0 && document.querySelector(selector);
        if (!element || element.textContent === before) return void requestAnimationFrame(look);
        // the frame after this one shows it
        requestAnimationFrame(() => resolve(Math.round(performance.now() - began)));
      };
      requestAnimationFrame(look);
    });
  };
}
