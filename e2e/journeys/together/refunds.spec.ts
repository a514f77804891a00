import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/accessibility.js';
import { aCustomer, anInvoice, call } from '../../support/given.js';
import { mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { pdfBehind } from '../../support/pdf.js';
import { ADMIN, live, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

test.skip(process.env['E2E_ALL'] !== 'on', 'npm run test:all: the tests of the API and of the screens state the rules');

test('money goes back and a credit note closes the bill; the customer and the books see both at once', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6);
  const reason = 'Two visits were not needed';
  await signIn(admin, ADMIN, '/admin/billing');
  const payer = await aCustomer(admin, mark);
  const invoice = await anInvoice(admin, payer.id, 'Four visits', 400);
  const paid = { invoice_id: invoice.id, amount: 400, method: 'check', external_ref: `CHK-${mark}` };
  await call(admin, 'POST', 'deals/deal-payments', paid);
  const office = await browser.newContext({ viewport: admin.viewportSize(), acceptDownloads: true });
  const customer = await office.newPage();
  await signIn(customer, payer.email, `/customer/billing/${invoice.id}`);
  await expect(customer.getByText('Nothing left to pay. Thank you.')).toBeVisible();
  const books = await admin.context().newPage();
  await books.goto('/admin/billing?view=revenue');
  const revenue = books.getByRole('link', { name: /^Total Revenue/ });
  await expect(revenue).toContainText('$');
  const [before = ''] = /\$[\d,.]+/.exec(await revenue.innerText()) ?? [];
  for (const page of [customer, books]) await live(page);

  // refund: the invoice is open again by what went back, and the books count it
  await admin.goto(`/admin/billing?view=payments&search=CHK-${mark}`);
  await admin.getByRole('button', { name: `Actions for payment CHK-${mark}` }).click();
  await expectAccessible(admin);
  await admin.getByRole('menuitem', { name: 'Refund' }).click();
  const refund = admin.getByRole('dialog', { name: `Refund payment CHK-${mark}` });
  await refund.getByLabel('Amount in dollars').fill('150');
  await refund.getByLabel('Why').fill(reason);
  await written(admin, /\/refund/, () => refund.getByRole('button', { name: 'Record refund' }).click());
  await soon(customer.getByText(`Refund: ${reason}`));
  await soon(revenue.getByText(dollars.format(Number(before.replace(/[$,]/g, '')) - 150), { exact: true }));
  await expect(customer.getByText('$150.00 of $400.00 left to pay')).toBeVisible();
  const told = await mailTo(payer.email, /^Refund of \$150\.00/);
  expect(told.text).toContain(reason);

  // credit note: the balance is zero, and a PDF gives the reason
  await admin.goto(`/admin/billing/${invoice.id}`);
  await admin.getByRole('button', { name: `More for ${invoice.number}` }).click();
  await admin.getByRole('menuitem', { name: 'Credit note' }).click();
  const credit = admin.getByRole('dialog', { name: `Credit note for ${invoice.number}` });
  await expect(credit.getByLabel('Amount in dollars')).toHaveValue(/^150/);
  await credit.getByLabel('Why').fill(reason);
  await written(admin, /\/credit-notes$/, () => credit.getByRole('button', { name: 'Issue credit note' }).click());
  await soon(customer.getByText('Nothing left to pay. Thank you.'));
  await mailTo(payer.email, new RegExp(`^Credit note for \\$150\\.00 on invoice ${invoice.number}`));
  const note = customer.getByRole('link', { name: /^Credit note CN-.*PDF$/ });
  const pdf = await pdfBehind(customer, note);
  for (const words of [invoice.number, '$150.00', reason]) expect(pdf.text).toContain(words);
  await expectAccessible(customer);

  // the lists: the note is a row beside its invoice, and nothing is left to pay
  await customer.goto('/customer/billing');
  const rows = customer.locator('[data-row-id]');
  await expect(rows.filter({ hasText: /CN-\d{4}-\d{4}/ })).toBeVisible();
  await expect(rows.filter({ hasText: invoice.number }).filter({ hasText: 'Paid' }).first()).toBeVisible();
  await expect(customer.getByLabel('Your account').getByText('$0.00').first()).toBeVisible();
  await office.close();
});
