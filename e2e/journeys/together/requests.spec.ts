import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { inDatabase } from '../../support/database.js';
import { aCustomer, call } from '../../support/given.js';
import { linkIn, mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { ADMIN, live, written } from '../../support/project-page.js';

const conversation = (page: Page) => page.getByRole('list', { name: 'Comments' });

/** Writes a reply on the open request. */
async function reply(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Answer' }).fill(text);
  await written(page, /\/replies$/, () => page.getByRole('button', { name: 'Send answer' }).click());
  await expect(conversation(page).getByText(text)).toBeVisible();
}

test('a request is answered from its conversation by both sides', async ({ page: admin, browser }) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6);
  await signIn(admin, ADMIN, '/admin/consultations');
  const asker = await aCustomer(admin, mark);
  const request = await call(admin, 'POST', 'consultation-requests', {
    customer_id: asker.id,
    title: `Phones ${mark}`,
    description: 'We would like to replace two phones.',
  });
  await admin.goto(`/admin/consultations/${request.id}`);
  await live(admin);
  await expect(admin.getByText('replace two phones').first()).toBeVisible();
  await reply(admin, 'Which phones do you have today?');
  await expect(admin.getByText('Answered in time').first()).toBeVisible();
  await expectAccessible(admin);

  // the mail quotes the reply, and its link signs in a customer who has never signed in before
  const mail = await mailTo(asker.email, /^We replied to your request/);
  expect(mail.text).toContain('Which phones do you have today?');
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const customer = await office.newPage();
  await customer.goto(linkIn(mail));
  await customer.getByRole('button', { name: /^Sign in|^Continue/ }).click();
  await customer.waitForURL(`**/customer/consultations/${request.id}`);
  await live(customer);
  await expect(conversation(customer).getByText('Which phones do you have today?')).toBeVisible();

  // the answer comes to the admin's open page and inbox
  await reply(customer, 'Two old desk phones.');
  await expectAccessible(customer);
  await expect(conversation(admin).getByText('Two old desk phones.')).toBeVisible();
  await mailTo(ADMIN, new RegExp(`^${asker.name} answered in C-`));

  // what an admin notes stays among admins; the next reply comes live
  await admin.getByRole('button', { name: 'Log a call or message' }).click();
  const dialog = admin.getByRole('dialog', { name: /^Log a call/ });
  await dialog.getByLabel('What was said').fill('Prefers cordless.');
  await dialog.getByRole('button', { name: 'Log it' }).click();
  await expect(conversation(admin).getByText('Prefers cordless.')).toBeVisible();
  await reply(admin, 'We bring three to choose from.');
  await expect(conversation(customer).getByText('We bring three to choose from.')).toBeVisible();
  await expect(customer.getByText('Prefers cordless.')).toHaveCount(0);
  expect(
    await inDatabase('select first_responded_at is not null as answered from consultation_requests where id = $1', [
      request.id,
    ]),
  ).toEqual([{ answered: true }]);
  await office.close();
});
