import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inDatabase } from '../support/database.js';
import { aCustomer, anInvoice } from '../support/given.js';
import { mailsTo, mailTo } from '../support/inbox.js';
import { expect, expectAccessible, signIn, test } from '../support/journey.js';
import { choose } from '../support/picker.js';
import { ADMIN, live, written } from '../support/project-page.js';

/** Chooses the frequency of mails about billing. */
const chooseTiming = (customer: Page, timing: string): Promise<void> =>
  written(customer, /\/preferences$/, () => choose(customer.getByRole('combobox', { name: 'Billing' }), timing));

test('who wants no mail about bills gets none, and still hears of them behind the bell', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  await signIn(admin, ADMIN, '/admin/billing');
  const reader = await aCustomer(admin, randomUUID().slice(0, 6));
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const customer = await office.newPage();
  await signIn(customer, reader.email, '/customer/profile');
  await expect(customer.getByText('At once, always')).toBeVisible(); // security can't be muted
  await chooseTiming(customer, 'No e-mail');
  await customer.reload();
  await expect(customer.getByText('No e-mail', { exact: true })).toBeVisible();
  await expectAccessible(customer);
  await live(customer);

  // muted: the bell shows it at once, no mail is sent
  const quiet = await anInvoice(admin, reader.id, 'One visit', 90);
  await expect(customer.getByText('1 unread notification', { exact: true })).toBeAttached();
  await customer.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(customer.getByText(new RegExp(`^New invoice ${quiet.number}`)).first()).toBeVisible();
  await customer.keyboard.press('Escape');
  const told = `select channel, status = 'suppressed' as suppressed from notifications
    where recipient_id = $1 and title like $2 order by channel desc`;
  expect(await inDatabase(told, [reader.id, `%${quiet.number}%`])).toEqual([
    { channel: 'in_app', suppressed: false },
    { channel: 'email', suppressed: true },
  ]);

  // wanted again: the next one is mailed, the one before never was
  await chooseTiming(customer, 'At once');
  const loud = await anInvoice(admin, reader.id, 'Another visit', 110);
  await mailTo(reader.email, new RegExp(`^New invoice ${loud.number}`));
  expect(await mailsTo(reader.email, new RegExp(quiet.number))).toEqual([]);
  await office.close();
});
