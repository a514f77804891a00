import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/accessibility.js';
import { mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { pdfBehind } from '../../support/pdf.js';
import { ADMIN, live, OWNER } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

test('an admin changes the draft of a monthly report and sends it; its reader has it by mail, on screen and as PDF', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const sentence = `A month of cables: the first shop is done (${randomUUID().slice(0, 6)}).`;
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
  const rows = customer.locator('[data-row-id]');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await live(customer);

  // nothing of a draft is seen by its company
  await summary.fill(sentence);
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Report saved')).toBeVisible();
  await expect(rows).toHaveCount(before);

  await admin.getByRole('button', { name: 'Send' }).click();
  await admin.getByRole('button', { name: 'Send report' }).click();
  await expect(admin.getByText('Report sent')).toBeVisible();
  await soon(customer.getByText(sentence).first());
  const mail = await mailTo(OWNER, /^Your service report for /);
  expect(mail.text).toContain(sentence);
  await customer.goto(/https?:\/\/\S+\/customer\/reports\/monthly\/[\w-]+/.exec(mail.text)?.[0] ?? '');
  await expect(customer.getByRole('group', { name: /^Invoiced and received/ })).toBeVisible();
  await expectAccessible(customer);
  const pdf = await pdfBehind(customer, customer.getByRole('link', { name: 'Download PDF' }));
  for (const words of ['Monthly service report', sentence, 'Neuse Bakery']) expect(pdf.text).toContain(words);
  await office.close();
});
