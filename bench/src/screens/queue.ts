import type { BrowserContext, Page } from '@playwright/test';
import type { Client } from 'pg';
import { SCREEN } from '../pages/browser.ts';
import { interactionToNextPaint, slowestSince, watchInteractions } from './interactions.ts';

const TICKETS = 3_000;
const ANSWERED = 50;
const ROUNDS = 7;
/** Between what is measured, in milliseconds. */
const RESTS = 1_500;
/** After an answer and after the next ticket is drawn, as a quick person reads, in milliseconds. */
const READS = 300;

/** 3,000 open tickets of one admin, each with a message that names it. */
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
     select uuidv7(), t.created_at, t.created_at, 1, t.id, t.requester_id, 'public',
       t.title || ' happened again.', '<p>' || t.title || ' happened again.</p>'
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
  await page.setViewportSize(SCREEN);
  await page.addInitScript(watchInteractions);
  await page.addInitScript(watchDrawn);
  const queue = `${site}/admin/support?open=true`;
  await page.goto(queue);
  await page.locator(ROW).first().waitFor();
  const rows: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.waitForTimeout(RESTS);
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await page.waitForURL(/\/admin\/audit/);
    await page.waitForTimeout(RESTS);
    await page.keyboard.press('g');
    rows.push(await drawnAfter(page, { selector: ROW }, () => page.keyboard.press('s')));
  }
  await page.waitForTimeout(RESTS);
  await page.keyboard.press('j');
  const opened = await drawnAfter(page, { selector: TITLE, named: MESSAGE }, () => page.keyboard.press('Enter'));
  await page.locator(`${SHEET} .ProseMirror`).waitFor();
  await page.waitForTimeout(RESTS);
  const [next, slowest] = [[], []] as [number[], number[]];
  for (let answered = 0; answered < ANSWERED; answered += 1) {
    await slowestSince(page);
    await answerTicket(page, answered);
    // out of the field, so that a letter is a key again
    await page.keyboard.press('Tab');
    const before = await page.locator(TITLE).textContent();
    next.push(await drawnAfter(page, { selector: TITLE, before, named: MESSAGE }, () => page.keyboard.press('j')));
    await page.waitForTimeout(READS);
    slowest.push(await slowestSince(page));
  }
  const inp = await interactionToNextPaint(page);
  await page.close();
  return [
    { name: 'G S: the first rows', runs: rows },
    { name: 'Enter: the first ticket with its conversation', runs: [opened] },
    { name: 'J: the next ticket with its conversation', runs: next },
    { name: 'Slowest interaction of each ticket', runs: slowest },
    { name: 'INP', runs: [inp] },
  ];
}

/** Writes an answer and sends it by keys. @throws Error where it isn't stored */
async function answerTicket(page: Page, count: number): Promise<void> {
  await page.keyboard.press('r');
  await page.locator(`${SHEET} .ProseMirror:focus`).waitFor();
  await page.keyboard.type(`Looked into it, ${count}.`);
  const answer = page.waitForResponse((one) => one.url().endsWith('/replies') && one.request().method() === 'POST');
  await page.keyboard.press('Control+Enter');
  const status = (await answer).status();
  if (status !== 201) throw new Error(`Answer ${count} was not stored: ${status}`);
  await page.locator(`${SHEET} .ProseMirror`, { hasNotText: 'Looked' }).waitFor();
  await page.waitForTimeout(READS);
}

const ROW = '[data-row-id] a[href*="/support/"]';
const SHEET = '.ant-drawer';
const TITLE = `${SHEET} .record-title__text`;
const MESSAGE = `${SHEET} .thread li`;

/** What is to be drawn: an element, with another text than before, and one that names that text. */
interface Wanted {
  selector: string;
  before?: string | null;
  named?: string;
}

/** Milliseconds from the key until that is drawn. @throws Error where it isn't within 10 seconds */
async function drawnAfter(page: Page, wanted: Wanted, press: () => Promise<void>): Promise<number> {
  await page.evaluate((what) => (window as unknown as Drawn).awaitDrawn(what), wanted);
  await press();
  return page.evaluate(() => (window as unknown as Drawn).drawn);
}

interface Drawn {
  awaitDrawn: (wanted: Wanted) => void;
  drawn: Promise<number>;
}

/**
 * Runs inside the page: times from the next key until what is waited for is in the document and its frame is drawn. What
 * is done after that frame, as effects, doesn't count; it counts where it comes before.
 */
function watchDrawn(): void {
  const place = window as unknown as Drawn;
  const isThere = ({ selector, before, named }: Wanted): boolean => {
    const text = document.querySelector(selector)?.textContent;
    if (text === undefined || text === before) return false;
    return named === undefined || document.querySelector(named)?.textContent.includes(text) === true;
  };
  place.awaitDrawn = (wanted) => {
    place.drawn = new Promise((resolve, reject) => {
      let began = 0;
      window.addEventListener('keydown', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
      const look = (): void => {
        const waited = performance.now() - began;
        if (began > 0 && waited > 10_000) return reject(new Error(`Not drawn: ${JSON.stringify(wanted)}`));
        if (began === 0 || !isThere(wanted)) return void requestAnimationFrame(look);
        // it is shown by this frame, after which a task of this priority comes first
        void scheduler.postTask(() => resolve(Math.round(performance.now() - began)), { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    });
  };
}
