import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { aCustomer, call, type Given } from '../../support/given.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { ADMIN, live, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

/** A one-time deal over so many dollars that waits for the customer. */
async function anOffer(admin: Page, customer_id: string, title: string, amount: number): Promise<Given> {
  const deal = await call(admin, 'POST', 'deals/customer-deals', { customer_id, title, deal_type: 'one_time', amount });
  return call(admin, 'PUT', `deals/customer-deals/${deal.id}`, { current_status: 'sent', version: deal.version });
}

test('a promo code from making to redemption: its limits are said, it is used once, its maker sees it counted', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const code = `SAVE-${mark}`;
  await signIn(admin, ADMIN, '/admin/deals');
  const buyer = await aCustomer(admin, mark.toLowerCase());
  const small = await anOffer(admin, buyer.id, `Check-up ${mark}`, 300);
  const large = await anOffer(admin, buyer.id, `Two desks ${mark}`, 1_000);
  const second = await anOffer(admin, buyer.id, `Two chairs ${mark}`, 800);

  // make: 20% off the first bill, from $500 on, once per company and five times in all
  await admin.goto('/admin/deals?view=promo-codes');
  await admin.getByRole('button', { name: 'New promo code' }).first().click();
  const form = admin.getByRole('dialog', { name: 'New promo code' });
  await form.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await form.getByLabel('Percent off').fill('20');
  await form.getByLabel('Uses in all').fill('5');
  await form.getByLabel('Uses per company').fill('1');
  await form.getByLabel('Minimum amount').fill('500');
  await expectAccessible(admin);
  await written(admin, /\/promocodes$/, () => form.getByRole('button', { name: 'Create promo code' }).click());
  const row = admin.locator('[data-row-id]').filter({ hasText: code });
  await expect(row.getByText('0 of 5')).toBeVisible();
  await live(admin);

  // redeem: refused below its minimum, taken off the price where it is good
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const customer = await office.newPage();
  await signIn(customer, buyer.email, `/customer/account/${small.id}`);
  const answer = customer.getByRole('region', { name: 'Waiting for your answer' });
  const apply = async (): Promise<void> => {
    await answer.getByLabel('Promo code').fill(code);
    await answer.getByRole('button', { name: 'Apply' }).click();
  };
  await apply();
  await expect(answer.getByRole('alert')).toHaveText(/^This promo code needs an amount of at least \$500/);
  await expectAccessible(customer);
  await customer.goto(`/customer/account/${large.id}`);
  await apply();
  await expect(answer.getByText('-$200.00').or(answer.getByText('−$200.00'))).toBeVisible();
  await expect(answer.getByText('$800.00')).toBeVisible();
  await answer.getByRole('button', { name: 'Accept deal' }).click();
  const accepting = customer.getByRole('dialog');
  await accepting.getByLabel('Your full name').fill(buyer.name);
  await accepting.getByRole('checkbox').check();
  await written(customer, /\/accept$/, () => accepting.getByRole('button', { name: 'Accept deal' }).click());
  await soon(row.getByText('1 of 5'));

  // again: the same company has used it up
  await customer.goto(`/customer/account/${second.id}`);
  await apply();
  await expect(answer.getByRole('alert')).toHaveText('This promo code was already used by your company');
  await office.close();
});
