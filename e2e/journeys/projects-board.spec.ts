import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mailTo } from '../support/inbox.js';
import { expect, expectAccessible, test } from '../support/journey.js';
import { ADMIN, card, live, openProject, OWNER, written } from '../support/project-page.js';
import { soon } from '../support/promptness.js';

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const cardIn = (page: Page, name: string, title: string) => column(page, name).getByText(title, { exact: true });
const titlesIn = (page: Page, name: string) =>
  column(page, name).getByRole('listitem').getByRole('link').allTextContents();

/** Drags a card by the mouse like a user: press, move in steps, release. */
async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const [from, to] = [await what.boundingBox(), await onto.boundingBox()];
  if (!from || !to) throw new Error('Card or place is not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + Math.min(to.height, 80) - 10, { steps: 12 });
  await page.mouse.up();
}

/** Pixels from the top of the window to the first card, and the cards that are in it from top to bottom. */
const cardsInSight = (page: Page) =>
  page.locator('.board-card').evaluateAll((cards) => {
    const boxes = cards.map((one) => one.getBoundingClientRect());
    return {
      top: Math.min(...boxes.map(({ top }) => top)),
      whole: boxes.filter(({ bottom, right }) => bottom <= window.innerHeight && right <= window.innerWidth).length,
    };
  });

test('a project at 1440 × 900 shows its first cards by 200 px, and at least eight', async ({ page, browser }) => {
  const office = await browser.newContext({ viewport: page.viewportSize() });
  const owner = await office.newPage();
  await page.goto(`${await openProject(page, ADMIN, '/admin/projects')}?tab=board`);
  await owner.goto(`${await openProject(owner, OWNER, '/customer/projects')}?tab=tasks`);
  for (const screen of [page, owner]) {
    await expect(card(screen, 'Place for the rack')).toBeVisible();
    const { top, whole } = await cardsInSight(screen);
    expect(top).toBeLessThanOrEqual(200);
    expect(whole).toBeGreaterThanOrEqual(8);
  }
  await office.close();
});

test('cards are dragged by one and carried by keyboard by the other; each sees it at once', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const owner = await office.newPage();
  const adminPath = await openProject(admin, ADMIN, '/admin/projects');
  const ownerPath = await openProject(owner, OWNER, '/customer/projects');
  await admin.goto(`${adminPath}?tab=board`);
  await owner.goto(`${ownerPath}?tab=tasks`);
  const [first, second] = [1, 2].map((number) => `Card ${number} ${randomUUID().slice(0, 6)}`) as [string, string];
  for (const page of [admin, owner]) {
    await live(page);
    await expect(card(page, 'Place for the rack')).toBeVisible();
  }
  for (const title of [first, second]) {
    await admin.getByRole('button', { name: 'New task' }).first().click();
    await admin.getByLabel('Title', { exact: true }).fill(title);
    await written(admin, /\/tasks$/, () => admin.getByRole('button', { name: 'Create task' }).click());
    await soon(cardIn(owner, 'To do', title));
  }

  // by pointer: the admin drags a card into another column
  await written(admin, /\/tasks\//, () => drag(admin, card(admin, first), column(admin, 'In progress')));
  await expect(cardIn(admin, 'In progress', first)).toBeVisible();
  await soon(cardIn(owner, 'In progress', first));
  await expect(cardIn(owner, 'To do', first)).toBeHidden();
  await expect(admin.getByText('Task updated', { exact: true })).toBeVisible();

  // taken back by the toast, then moved again
  await written(admin, /\/tasks\//, () => admin.getByRole('button', { name: 'Undo' }).click());
  await soon(cardIn(owner, 'To do', first));
  await written(admin, /\/tasks\//, () => drag(admin, card(admin, first), column(admin, 'In progress')));
  await soon(cardIn(owner, 'In progress', first));

  // by keyboard: the owner moves it on, and the focus follows
  await owner.getByRole('link', { name: first, exact: true }).focus();
  await owner.keyboard.press('Space');
  await expect(owner.getByText(/^Picked up “Card 1/)).toBeAttached();
  await owner.keyboard.press('ArrowRight');
  await written(owner, /\/tasks\//, () => owner.keyboard.press('Enter'));
  await expect(owner.getByRole('link', { name: first, exact: true })).toBeFocused();
  await soon(cardIn(admin, 'In review', first));
  await expectAccessible(owner);

  // within its column: the order is the same for both, without a notification
  await admin.goto(`${adminPath}?tab=board`);
  await live(admin);
  const link = admin.getByRole('link', { name: second, exact: true });
  await link.focus();
  const before = await titlesIn(admin, 'To do');
  await admin.keyboard.press('Space');
  await admin.keyboard.press('ArrowUp');
  await written(admin, /\/tasks\//, () => admin.keyboard.press('Enter'));
  await expect.poll(() => titlesIn(admin, 'To do')).not.toEqual(before);
  const after = await titlesIn(admin, 'To do');
  await expect.poll(() => titlesIn(owner, 'To do')).toEqual(after);
  await expect(admin.getByText('Task updated', { exact: true })).toBeHidden();

  // put back: Escape moves nothing
  await link.focus();
  await admin.keyboard.press('Space');
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('Escape');
  expect(await titlesIn(admin, 'To do')).toEqual(after);

  // in the sheet over the board, by keyboard alone: the state, then a comment with a mention and a pasted picture
  await owner.getByRole('link', { name: second, exact: true }).click();
  const [sheet, ownerSheet] = [admin, owner].map((page) => page.getByRole('dialog', { name: /^Task T-/ })) as [
    Locator,
    Locator,
  ];
  await expect(ownerSheet.getByRole('heading', { name: second })).toBeVisible();
  await link.focus();
  await admin.keyboard.press('Enter');
  await expect(sheet.getByRole('textbox', { name: 'Comment' })).toHaveAttribute('contenteditable', 'true');
  const state = sheet.getByRole('button', { name: /^Status/ });
  await pressUntil(admin, 'Tab', state);
  await admin.keyboard.press('Enter');
  await pressUntil(admin, 'ArrowDown', admin.getByRole('menuitem', { name: 'In progress' }));
  await admin.keyboard.press('Escape'); // closes the list of states, not the sheet
  await expect(state).toBeFocused();
  await expect(sheet).toBeVisible();
  await admin.keyboard.press('Enter');
  await pressUntil(admin, 'ArrowDown', admin.getByRole('menuitem', { name: 'In progress' }));
  await written(admin, /\/tasks\//, () => admin.keyboard.press('Enter'));
  await soon(ownerSheet.getByRole('button', { name: /In progress/ }));
  await pressUntil(admin, 'Tab', sheet.getByRole('textbox', { name: 'Comment' }));
  await admin.keyboard.type('The **rack** is in, @Dana');
  await expect(admin.getByRole('option', { name: /^Dana/, selected: true })).toBeVisible();
  await admin.keyboard.press('Enter');
  await pastePicture(admin);
  await expect(sheet.getByRole('list', { name: 'Files to send' }).getByRole('listitem')).toHaveCount(1);
  await written(admin, /\/attachments$/, () => admin.keyboard.press('Control+Enter'));
  await soon(ownerSheet.getByText('The rack is in, @Dana'));
  await soon(ownerSheet.getByRole('list', { name: 'Pictures' }).getByRole('img'));
  await expect(ownerSheet.getByText('rack', { exact: true })).toHaveCSS('font-weight', '700');
  expect((await mailTo(OWNER, /mentioned you/)).text).toContain('The rack is in, @Dana');
  await expectAccessible(owner);
  await admin.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
  await office.close();
});

/** Presses a key until the focus is there. */
async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let times = 0; times < 60; times += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never led to ${target.toString()}`);
}

/** Pastes a picture from the clipboard into what has the focus. */
async function pastePicture(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 16 });
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (picture) await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  });
  await page.keyboard.press('Control+V');
}
