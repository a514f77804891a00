import { mailTo } from '../support/inbox.js';
import { expect, expectAccessible, signIn, test } from '../support/journey.js';
import { pdfBehind } from '../support/pdf.js';
import { ADMIN, live, OWNER } from '../support/project-page.js';
import { soon } from '../support/promptness.js';

test('an admin changes the draft of a monthly report and sends it; its reader has it by mail, on screen and as PDF', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  await signIn(admin, ADMIN, '/admin/reports');
  await admin.getByRole('link', { name: 'Monthly service reports' }).click();
  await admin.getByRole('link', { name: 'Neuse Bakery' }).first().click();
  const summary = admin.getByRole('textbox', { name: 'In short: sentences' });
  await expect(summary).toHaveValue(/./);
  await expect(admin.getByRole('group', { name: /^New and completed tasks/ })).toBeVisible();
  await expectAccessible(admin);
  const office = await browser.newContext({ viewport: admin.viewportSize(), acceptDownloads: true });
  const customer = await office.newPage();
  await signIn(customer, OWNER, '/customer/reports/monthly');
  const links = customer.getByRole('main').getByRole('listitem').or(customer.locator('[data-row-id]'));
  const before = await links.count();
  await live(customer);

  // nothing of a draft is seen by its company
  await summary.fill('A month of cables: the first shop is done.');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Report saved')).toBeVisible();
  await expect(links).toHaveCount(before);

  await admin.getByRole('button', { name: 'Send' }).click();
  await admin.getByRole('button', { name: 'Send report' }).click();
  await expect(admin.getByText('Report sent')).toBeVisible();
  await soon(customer.getByText('A month of cables: the first shop is done.').first());
  const mail = await mailTo(OWNER, /^Your service report for /);
  expect(mail.text).toContain('A month of cables');
  await customer.goto(/https?:\/\/\S+\/customer\/reports\/monthly\/[\w-]+/.exec(mail.text)?.[0] ?? '');
  await expect(customer.getByRole('group', { name: /^Billed and received/ })).toBeVisible();
  await expectAccessible(customer);
  const pdf = await pdfBehind(customer, customer.getByRole('link', { name: 'Download PDF' }));
  for (const words of ['Monthly service report', 'A month of cables', 'Neuse Bakery'])
    expect(pdf.text).toContain(words);
  await office.close();
});
