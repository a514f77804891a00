import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { aCustomer, anInvoice, call } from '../../support/given.js';
import { mailsTo, mailTo, sourceOf } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { choose } from '../../support/picker.js';
import { ADMIN, live, written } from '../../support/project-page.js';

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

test('an admin writes a mail in other words, compares them, and returns to the built-in text', async ({ page }) => {
  test.setTimeout(180_000);
  const added = `We read it now, ${randomUUID().slice(0, 6)}.`;
  await signIn(page, ADMIN, '/admin/notifications/templates/ticket_received');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const builtIn = await text.inputValue();
  await text.fill(`${builtIn}\n\n${added}`);
  await expect(page.frameLocator('iframe').getByText(added, { exact: true })).toBeVisible();
  await button(page, 'Save as new version').click();
  await expect(page.getByText(/^Version \d+$/).first()).toBeVisible();

  // its test goes in these words; a test of the built-in text doesn't
  const tests = async () => (await mailsTo(ADMIN, /The oven display is dark/)).map((mail) => mail.text.includes(added));
  const before = (await tests()).length;
  await written(page, /\/test$/, () => button(page, 'Send me a test').click());
  await expect.poll(async () => (await tests()).slice(before), { timeout: 30_000 }).toEqual([true]);

  await page.getByText('Versions', { exact: true }).click();
  const first = page.getByRole('listitem').filter({ hasText: 'Built-in text' }).last();
  await button(first, 'Compare').click();
  await expect(first.locator('ins')).toContainText(added);
  await expectAccessible(page);
  await button(first, 'Return to the built-in text').click();
  await button(page.getByRole('dialog'), 'Return to the built-in text').click();
  await expect(page.getByText('Text changed back')).toBeVisible();
  await expect(text).toHaveValue(builtIn);
  await written(page, /\/test$/, () => button(page, 'Send me a test').click());
  await expect.poll(async () => (await tests()).slice(before), { timeout: 30_000 }).toEqual([true, false]);
});

test('the button of a mail program stops such mail, and the page behind it takes that back', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6);
  await signIn(admin, ADMIN, '/admin/notifications');
  const reader = await aCustomer(admin, mark);
  const office = await browser.newContext({ viewport: { width: 360, height: 760 } });
  const customer = await office.newPage();
  await signIn(customer, reader.email, '/customer/profile');

  const message = { title: `Office news ${mark}`, body: 'We close early.', category: 'consultations' };
  const to = { channels: ['in_app', 'email'], audience: { kind: 'people', user_ids: [reader.id] } };
  const { id } = await call(admin, 'POST', 'notifications/broadcasts', { ...message, ...to });
  await call(admin, 'POST', `notifications/broadcasts/${id}/send`, {});
  const source = await sourceOf(await mailTo(reader.email, new RegExp(mark)));
  const [, link = ''] = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(source) ?? [];
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);

  // once an hour by then: it is that which comes back
  const timing = customer.getByRole('combobox', { name: 'Consultations' });
  await written(customer, /\/preferences$/, () => choose(timing, 'Once an hour, together'));
  const pressed = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(pressed.status).toBe(200);
  await customer.reload();
  await expect(customer.getByText('No e-mail', { exact: true })).toBeVisible();
  await customer.goto(link);
  await expect(customer.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await expectAccessible(customer);
  await button(customer, 'Undo, send it again').click();
  await expect(customer.getByRole('heading', { name: 'Unsubscribe?' })).toBeVisible();
  await customer.goto('/customer/profile');
  await expect(customer.getByText('Once an hour, together', { exact: true })).toBeVisible();
  await office.close();
});

test('a customer clears the inbox, entry by entry and at once, and takes each back', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  await signIn(admin, ADMIN, '/admin/billing');
  const reader = await aCustomer(admin, randomUUID().slice(0, 6));
  const office = await browser.newContext({ viewport: { width: 360, height: 760 } });
  const customer = await office.newPage();
  await signIn(customer, reader.email, '/notifications');
  await live(customer);
  for (const price of [90, 110]) await anInvoice(admin, reader.id, 'One visit', price);
  const entries = customer.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  const unread = entries.filter({ hasText: 'Unread' });
  await expect(unread).toHaveCount(2);

  await button(entries.first(), /^Archive: /).click();
  await expect(entries).toHaveCount(1);
  await button(customer, 'Undo').click();
  await expect(entries).toHaveCount(2);
  await button(customer, 'Mark all read').click();
  await expect(unread).toHaveCount(0);
  await button(customer, 'Undo').click();
  await expect(unread).toHaveCount(2);

  await button(entries.first(), /^Mark as read: /).click();
  await expect(unread).toHaveCount(1);
  await button(customer, 'Archive what is read').click();
  await expect(entries).toHaveCount(1);
  await customer.getByRole('tab', { name: 'Archived' }).click();
  await button(entries.first(), /^Move to inbox: /).click();
  await expect(customer.getByText('Nothing archived')).toBeVisible();
  await customer.getByRole('tab', { name: 'All' }).click();
  await expect(entries).toHaveCount(2);
  await customer.getByRole('combobox', { name: 'About' }).selectOption('Projects');
  await expect(customer.getByText('Nothing here yet')).toBeVisible();
  await customer.getByRole('combobox', { name: 'About' }).selectOption('Billing');
  await expect(entries).toHaveCount(2);
  await expectAccessible(customer);

  // with room beside it, an entry opens over the inbox, and the next one follows it there
  await customer.setViewportSize({ width: 1440, height: 900 });
  await entries.first().getByRole('link').click();
  const sheet = customer.getByRole('dialog', { name: /^Invoice/ });
  await expect(sheet.getByRole('group', { name: '1 of 2 in the list' })).toBeVisible();
  await customer.keyboard.press('j');
  await expect(sheet.getByRole('group', { name: '2 of 2 in the list' })).toBeVisible();
  await customer.keyboard.press('Escape');
  await expect(entries.last().getByRole('link')).toBeFocused();
  await customer.waitForURL(/\/notifications\?category=billing$/);
  await office.close();
});
