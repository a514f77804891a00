import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/accessibility.js';
import { inDatabase } from '../../support/database.js';
import { aCustomer, call } from '../../support/given.js';
import { mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { NO_PAGE, signIn } from '../../support/sign-in.js';
import { pdfBehind } from '../../support/pdf.js';
import { ADMIN, live, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

test('a request leads to a meeting, a project and a deal, which is accepted, billed and paid, each side seeing the other live', async ({
  page: admin,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const title = `Phones ${mark}`;
  await signIn(admin, ADMIN, NO_PAGE);
  const asker = await aCustomer(admin, mark);
  const office = await browser.newContext({ viewport: admin.viewportSize(), acceptDownloads: true });
  const customer = await office.newPage();
  await signIn(customer, asker.email, NO_PAGE);
  const request = await call(customer, 'POST', 'consultation-requests', {
    title,
    description: 'We would like to replace two phones.',
  });

  await test.step('the customer picks a time for the request, the admin has it at once', async () => {
    await admin.goto(`/admin/consultations/${request.id}`);
    await customer.goto(`/customer/consultations/${request.id}`);
    await customer.getByRole('button', { name: 'Pick a time' }).click();
    const dialog = customer.getByRole('dialog', { name: 'Pick a time' });
    await dialog.getByRole('radiogroup', { name: 'Day' }).locator('label').nth(2).click();
    await dialog.getByRole('radiogroup', { name: /of/ }).first().locator('label').first().click();
    await live(admin);
    await written(customer, /\/consultation-meetings$/, () =>
      dialog.getByRole('button', { name: 'Book this time' }).click(),
    );
    await soon(admin.getByRole('button', { name: 'Move', exact: true }));
  });

  await test.step('the admin converts the request to a project, then to a deal; each leads to the others', async () => {
    const convert = async (to: string) => {
      await admin.getByRole('button', { name: /^More for C-/ }).click();
      await admin.getByRole('menuitem', { name: `Convert to ${to}` }).click();
    };
    await convert('project or deal');
    const dialog = admin.getByRole('dialog', { name: /^Convert request/ });
    await expect(dialog.getByRole('radio', { name: 'Takes place as agreed' })).toBeChecked();
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Convert to project' }).click();
    await admin.waitForURL(/\/admin\/projects\//);
    await admin.getByRole('link', { name: /^Request C-/ }).click();
    const sheet = admin.getByRole('dialog', { name: /^Request C-/ });
    await sheet.getByRole('heading', { name: 'History' }).click();
    await expect(sheet.getByText('Converted to a project')).toBeVisible();
    await convert('deal');
    const toDeal = admin.getByRole('dialog', { name: /^Convert request/ }); // over the sheet of the request
    await toDeal.getByLabel('Amount').fill('1200');
    await toDeal.getByRole('button', { name: 'Convert to deal' }).click();
    await admin.waitForURL(/\/admin\/deals\//);
    await admin.getByRole('link', { name: /^Project P-/ }).click();
    const parts = admin.getByRole('navigation', { name: 'Parts of this project' });
    await parts.getByRole('link', { name: 'Billing' }).click();
    await expect(admin.getByRole('heading', { name: 'Deal', exact: true })).toBeVisible();
    await expect(admin.getByText('$1,200').first()).toBeVisible();
    expect(
      await inDatabase('select status from consultation_meetings where consultation_id = $1', [request.id]),
    ).toEqual([{ status: 'confirmed' }]);
    await admin.goBack();
    await admin.goBack();
    await admin.waitForURL(/\/admin\/deals\//);
  });

  await test.step('the deal is sent and accepted', async () => {
    await customer.goto('/dashboard');
    await admin.getByRole('button', { name: 'Send to customer' }).click();
    await live(customer);
    await written(admin, /\/customer-deals\//, () =>
      admin.getByRole('button', { name: 'Send without a document' }).click(),
    );
    const offer = customer.getByRole('link', { name: `Read and accept “${title}”` });
    await soon(offer);
    await offer.click();
    const answer = customer.getByRole('region', { name: 'Waiting for your answer' });
    await answer.getByRole('button', { name: 'Accept deal' }).click();
    const accepting = customer.getByRole('dialog', { name: `Accept “${title}”` });
    await accepting.getByLabel('Your full name').fill(asker.name);
    await accepting.getByRole('checkbox').check();
    await written(customer, /\/accept$/, () => accepting.getByRole('button', { name: 'Accept deal' }).click());
    await soon(admin.getByText('Active', { exact: true }).first());
  });

  await test.step('the amount is approved and billed', async () => {
    const step = async (name: string) => {
      await admin.getByRole('button', { name: `Actions for ${title}` }).click();
      await admin.getByRole('menuitem', { name }).click();
    };
    await admin.getByRole('link', { name: 'Schedule', exact: true }).click();
    await written(admin, /\/billing\/schedule/, () => step('Approve'));
    await step('Make an invoice');
    await admin.waitForURL(/\/admin\/billing\//);
    await admin.getByRole('button', { name: 'Issue invoice' }).click();
    await written(admin, /\/billing\/invoices\//, () =>
      admin.getByRole('dialog').getByRole('button', { name: 'Issue invoice' }).click(),
    );
  });

  await test.step('the bill’s mail leads to it; the admin records the check, which the customer sees at once', async () => {
    const mail = await mailTo(asker.email, /^New invoice INV-\d{4}-\d{4} for \$1,200/);
    const [number = ''] = /INV-\d{4}-\d{4}/.exec(mail.subject) ?? [];
    const { pathname } = new URL(/https?:\/\/\S+\/customer\/billing\/[\w-]+/.exec(mail.text)?.[0] ?? '');
    await customer.goto(pathname);
    await expect(customer.getByRole('heading', { name: `Invoice ${number}`, level: 1 })).toBeVisible();
    const pdf = await pdfBehind(customer, customer.getByRole('link', { name: 'Download PDF' }));
    for (const words of [number, title, '$1,200.00']) expect(pdf.text).toContain(words);
    await live(customer);
    await admin.getByRole('button', { name: 'Record payment' }).click();
    const payment = admin.getByRole('dialog');
    await payment.getByLabel('Amount in dollars').fill('1200');
    await payment.getByLabel('Check number').fill(`CHK-${mark}`);
    await written(admin, /\/deal-payments$/, () => payment.getByRole('button', { name: 'Record payment' }).click());
    await soon(customer.getByText('Nothing left to pay. Thank you.'));
    await mailTo(asker.email, /^Receipt for your payment of \$1,200/);
    await expectAccessible(customer);
  });
  await office.close();
});
