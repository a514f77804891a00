import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { aCustomer, call } from '../../support/given.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { ADMIN, live, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

const views = (page: Page) => page.getByRole('button', { name: /^Saved views/ });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });
/** The projects on the screen, in their order. */
const titles = (page: Page) => page.getByRole('main').locator('[data-row-open]').allTextContents();
const group = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} `) });

test('an admin shares a saved view; a colleague has it at once, opens the same rows, and loses it when it is removed', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6);
  await signIn(admin, ADMIN, '/admin/projects');

  // what stands in the list, and a colleague, who signs in for the first time
  const customer = await aCustomer(admin, mark);
  for (const [name, priority] of [
    ['Cameras', 'low'],
    ['Backup', 'urgent'],
    ['Wi-Fi', 'low'],
  ])
    await call(admin, 'POST', 'projects', { customer_id: customer.id, name: `${name} ${mark}`, priority });
  const email = `robin-${mark}@journey.example`;
  await call(admin, 'POST', 'users', {
    email,
    first_name: 'Robin',
    last_name: 'Sayer',
    role: 'admin',
    time_zone: 'America/New_York',
  });
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const colleague = await office.newPage();
  await signIn(colleague, email, '/admin/projects');
  await live(colleague);

  // filtered by a search, grouped in the menu; what is folded is one's own
  await admin.goto('/admin/projects?sortBy=name&sortOrder=asc&new=');
  await admin.getByRole('dialog', { name: 'New project' }).getByRole('button', { name: 'Cancel' }).click();
  await admin.getByRole('searchbox').fill(mark);
  await expect.poll(() => titles(admin)).toEqual([`Backup ${mark}`, `Cameras ${mark}`, `Wi-Fi ${mark}`]);
  await admin.getByRole('button', { name: 'Display' }).click();
  await admin.getByRole('combobox', { name: 'Group by' }).click();
  await admin.getByTitle('Priority', { exact: true }).click();
  await admin.keyboard.press('Escape');
  const rows = [`Backup ${mark}`, `Cameras ${mark}`, `Wi-Fi ${mark}`];
  await expect(group(admin, 'Low')).toHaveText(/2/);
  expect(await titles(admin)).toEqual(rows);
  await expectAccessible(admin);
  await group(admin, 'Low').press('Enter');
  expect(await titles(admin)).toEqual([`Backup ${mark}`]);

  // saved and shared: it comes to the colleague's open page
  const name = `Urgent first ${mark}`;
  await views(admin).click();
  await item(admin, 'Save this view').click();
  await admin.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await admin.getByRole('checkbox', { name: 'Share it with all admins' }).check();
  await written(admin, /\/saved-views$/, () => admin.getByRole('button', { name: 'Save view' }).click());
  await views(colleague).click();
  await soon(item(colleague, name));
  await item(colleague, name).click();
  await expect(group(colleague, 'Low')).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => titles(colleague)).toEqual(rows);
  await expect(colleague.getByRole('button', { name: `Saved views: ${name}` })).toBeVisible();
  await expect(colleague.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(colleague);

  // a phone shows the same in rows of two lines
  await colleague.setViewportSize({ width: 360, height: 760 });
  await expect(colleague.getByRole('list', { name: 'Projects: Low' }).getByRole('listitem')).toHaveCount(2);
  expect(await titles(colleague)).toEqual(rows);
  await expectAccessible(colleague);
  await colleague.setViewportSize({ width: 1440, height: 900 });

  // its owner takes it away
  await views(admin).click();
  await item(admin, 'Delete view').click();
  await written(admin, /\/saved-views\//, () => admin.getByRole('button', { name: 'Delete view' }).click());
  await expect(colleague.getByRole('button', { name: 'Saved views', exact: true })).toBeVisible();
  expect(await titles(colleague)).toEqual(rows);
  await views(colleague).click();
  await expect(item(colleague, 'Save this view')).toBeVisible();
  await expect(item(colleague, name)).toHaveCount(0);
  await office.close();
});
