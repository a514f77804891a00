import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { call } from '../../support/given.js';
import { mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { ADMIN, card, live, openProject, OWNER, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

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

test('in the sheet over the board, by keyboard alone: the state, then a comment with a mention and a pasted picture', async ({
  page: admin,
  browser,
}) => {
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const owner = await office.newPage();
  const adminPath = await openProject(admin, ADMIN, '/admin/projects');
  const ownerPath = await openProject(owner, OWNER, '/customer/projects');
  const title = `Card ${randomUUID().slice(0, 6)}`;
  await call(admin, 'POST', 'tasks', { project_id: adminPath.split('/').at(-1), title });
  await admin.goto(`${adminPath}?tab=board`);
  await owner.goto(`${ownerPath}?tab=tasks`);
  for (const page of [admin, owner]) await live(page);
  const link = admin.getByRole('link', { name: title, exact: true });
  await owner.getByRole('link', { name: title, exact: true }).click();
  const [sheet, ownerSheet] = [admin, owner].map((page) => page.getByRole('dialog', { name: /^Task T-/ })) as [
    Locator,
    Locator,
  ];
  await expect(ownerSheet.getByRole('heading', { name: title })).toBeVisible();
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
