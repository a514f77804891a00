import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/journey.js';
import { ADMIN, card, live, openProject, OWNER, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const cardIn = (page: Page, name: string, title: string) => column(page, name).getByText(title, { exact: true });
const titlesIn = (page: Page, name: string) =>
  column(page, name).getByRole('listitem').getByRole('link').allTextContents();

const partOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of this project' }).getByRole('link', { name });

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

test('cards are dragged by one and carried by keyboard by the other; each sees it at once', async ({
  page: admin,
  browser,
}) => {
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const owner = await office.newPage();
  await Promise.all([openProject(admin, ADMIN, '/admin/projects'), openProject(owner, OWNER, '/customer/projects')]);
  await partOf(admin, 'Board').click();
  await partOf(owner, 'Tasks').click();
  const [first, second] = [1, 2].map((number) => `Card ${number} ${randomUUID().slice(0, 6)}`) as [string, string];
  for (const page of [admin, owner]) {
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
  await admin.reload();
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
  await office.close();
});
