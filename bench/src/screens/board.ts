import type { BrowserContext, Page } from '@playwright/test';
import type { Client } from 'pg';
import { SCREEN } from '../pages/browser.ts';
import { slowestSince, watchInteractions } from './interactions.ts';

const NAME = 'Two thousand cards';
const TASKS = 2_000;
const ROUNDS = 5;
/** After an interaction, for its frame and its answer; nothing else is measured meanwhile. */
const SETTLES = 700;

/** A project of 2,000 tasks in five states. @returns its id */
export async function longBoard(client: Client): Promise<string> {
  const known = await client.query<{ id: string }>('select id from projects where name = $1', [NAME]);
  if (known.rows[0]) return known.rows[0].id;
  const { rows } = await client.query<{ id: string }>(
    `insert into projects (id, created_at, updated_at, version, name, customer_id, status, priority, health)
     select uuidv7(), now(), now(), 1, $1, id, 'active', 'medium', 'on_track' from users where role = 'customer' limit 1
     returning id`,
    [NAME],
  );
  const id = rows[0]?.id;
  if (!id) throw new Error('Nobody can own the project');
  await client.query(
    `insert into tickets (id, created_at, updated_at, version, kind, project_id, title, description, status, priority,
       weight, assignee_id, due_date, labels, position)
     select uuidv7(), now() - n * interval '1 minute', now(), 1, 'task', p.id, 'Task ' || n || ' of the long board',
       'What is to be done, in a sentence or two.',
       (array['backlog', 'todo', 'in_progress', 'in_review', 'done'])[1 + n % 5],
       (array['low', 'medium', 'high'])[1 + n % 3], 1 + n % 13, p.customer_id, now()::date + n % 60, array['network'],
       n * 1024
     from projects as p, generate_series(1, ${TASKS}) as n where p.id = $1`,
    [id],
  );
  return id;
}

interface Step {
  name: string;
  /** Before its rounds, unmeasured. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page, round: number) => Promise<void>;
  /** Puts the board back, unmeasured. */
  after?: (page: Page) => Promise<void>;
}

const title = (page: Page, index: number) => page.locator('.board-card__title').nth(index);
const press = (key: string) => (page: Page) => page.keyboard.press(key);

/**
 * What people do on a board, in an order in which each finds what it needs. A drag is the browser's own and no
 * interaction to Event Timing.
 */
const steps: readonly Step[] = [
  { name: 'Click a card: its sheet opens', act: (page, round) => title(page, round + 1).click(), after: closeSheet },
  {
    name: 'Space picks a card up',
    act: pickUp,
    after: press('Escape'),
  },
  {
    name: 'An arrow carries it down or right',
    before: pickUp,
    act: (page, round) => page.keyboard.press(round % 2 === 0 ? 'ArrowDown' : 'ArrowRight'),
  },
  {
    name: 'Type in Quick add',
    before: async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('.board-column__add').first().click();
    },
    act: (page) => page.keyboard.type('abc'),
  },
];

async function pickUp(page: Page): Promise<void> {
  await title(page, 3).focus();
  await page.keyboard.press('Space');
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.ant-drawer-mask').waitFor({ state: 'hidden' });
}

interface Measured {
  name: string;
  /** The slowest interaction of each round, in milliseconds from the touch to the presented frame. */
  runs: number[];
}

/** Takes each step some times on the board of this address, and reads the browser's own Event Timing. */
export async function measureBoard(context: BrowserContext, address: string): Promise<Measured[]> {
  const page = await context.newPage();
  await page.setViewportSize(SCREEN);
  await page.addInitScript(watchInteractions);
  await page.goto(address);
  await title(page, 0).waitFor();
  await page.waitForTimeout(2_000);
  const measured: Measured[] = [];
  for (const { name, before, act, after } of steps) {
    const runs: number[] = [];
    await before?.(page);
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.waitForTimeout(SETTLES);
      await slowestSince(page);
      await act(page, round);
      await page.waitForTimeout(SETTLES);
      runs.push(await slowestSince(page));
      await after?.(page);
    }
    measured.push({ name, runs });
  }
  await page.close();
  return measured;
}
