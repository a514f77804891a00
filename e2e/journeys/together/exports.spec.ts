import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { expectAccessible, expectAccessibleIn } from '../../support/accessibility.js';
import { ADMIN, OWNER } from '../../support/project-page.js';

test('a customer gets an archive of the own data, and an admin one of the company', async ({
  page: customer,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(customer, OWNER, '/customer/profile');
  await customer.getByRole('button', { name: 'Export my data…' }).click();
  await customer.getByRole('button', { name: 'Start export' }).click();
  const own = customer.getByRole('list', { name: 'Exports' }).getByRole('listitem').first();
  await expect(own.getByText('Ready')).toBeVisible({ timeout: 60_000 });
  const downloading = customer.waitForEvent('download');
  await own.getByRole('link', { name: /^Download .*\.zip$/ }).click();
  const archive = await downloading;
  expect(await archive.failure()).toBeNull();
  expect(archive.suggestedFilename()).toMatch(/\.zip$/);
  await expectAccessibleIn(customer, 'own exports', { width: 360, colorScheme: 'dark' });

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const admin = await office.newPage();
  await signIn(admin, ADMIN, '/admin/customers?view=companies&search=Neuse');
  await admin
    .getByRole('row', { name: /Neuse Bakery/ })
    .first()
    .click();
  await admin.getByRole('button', { name: 'Export company…' }).click();
  await admin.getByRole('button', { name: 'Start export' }).click();
  const ofCompany = admin.getByRole('list', { name: 'Exports' }).getByRole('listitem').first();
  await expect(ofCompany.getByRole('link', { name: /^Download .*\.zip$/ })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(admin);
  await office.close();
});
