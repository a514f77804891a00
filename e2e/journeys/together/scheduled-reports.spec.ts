import { mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { expectAccessible, expectAccessibleIn } from '../../support/accessibility.js';
import { ADMIN, OWNER } from '../../support/project-page.js';

test('an admin schedules a report for a customer and sends it; its reader gets own rows by mail, and opens the file', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  await signIn(admin, ADMIN, '/admin/reports');
  await admin.getByRole('link', { name: /^Project status/ }).click();
  await admin.getByRole('button', { name: 'Schedule', exact: true }).click();
  const sheet = admin.getByRole('dialog', { name: 'Schedule “Project status”' });
  await sheet.getByText('Every week').click();
  const recipients = sheet.getByRole('combobox', { name: 'Recipients' });
  await recipients.fill('dana');
  await admin.getByTitle(/^Dana/).last().click();
  await recipients.press('Escape');
  await expectAccessible(admin);
  await sheet.getByRole('button', { name: 'Schedule report' }).click();
  await expect(admin.getByText('Report scheduled')).toBeVisible();

  await admin.getByRole('link', { name: 'Back to Reports' }).click();
  await admin.getByRole('link', { name: 'Scheduled', exact: true }).click();
  await expect(admin.getByText('Every Monday at 8:00 AM Eastern').first()).toBeVisible();
  await admin.getByRole('button', { name: 'More for Project status' }).first().click();
  await admin.getByRole('menuitem', { name: 'Send now' }).click();
  await admin.getByRole('button', { name: 'Send now' }).click();
  await expect(admin.getByText('Sent to 2').first()).toBeVisible({ timeout: 60_000 });
  await expectAccessibleIn(admin, 'scheduled reports', { width: 360, colorScheme: 'dark' });

  const mail = await mailTo(OWNER, /^My projects/);
  expect(mail.text).toContain('You get it every Monday at 8:00 AM Eastern');
  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const customer = await office.newPage();
  await signIn(customer, OWNER, '/customer/reports');
  await customer.goto(/https?:\/\/\S+\/customer\/reports\?schedule_id=[\w-]+/.exec(mail.text)?.[0] ?? '');
  await expect(customer.getByRole('link', { name: 'Download My projects' }).first()).toBeVisible();
  await customer.goto('/customer/reports/schedules');
  await expect(customer.getByRole('heading', { name: /^Scheduled reports/ })).toBeVisible();
  // whose schedule it is, and who else gets it, only admins see
  await expect(customer.getByText('Every Monday at 8:00 AM Eastern')).toHaveCount(0);
  await expectAccessible(customer);
  await customer.getByRole('link', { name: 'Library', exact: true }).click();
  await customer.getByRole('link', { name: /^My projects/ }).click();
  await customer.getByRole('region', { name: 'First rows' }).getByRole('link', { name: /^P-/ }).first().click();
  await expect(customer).toHaveURL(/\/customer\/projects\/[\w-]+$/);
  await office.close();
});
