import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { expectAccessibleIn } from '../../support/accessibility.js';

const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

test('an admin imports a file, sees what becomes of each line, and takes it back', async ({ page }) => {
  const own = `Marina ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin@pamlico.example', '/admin/imports');
  await expect(page.getByRole('heading', { name: 'Imports' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Address book\.csv/ })).toBeVisible();
  await expectAccessibleIn(page, 'imports', ...looks);

  await page.getByRole('button', { name: 'Import a file' }).click();
  await page.getByLabel(/^File/).setInputFiles({
    name: 'Clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Company,Tel,Terms\n${own},252-555-0101,30\n${own} 2,,\n${own} 3,,never\n`),
  });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Clients.csv' })).toBeVisible();
  await expectAccessibleIn(page, 'the columns of an import', ...looks);

  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText(/^Payment terms \(Terms\): /)).toBeVisible({ timeout: 30_000 });
  await expectAccessibleIn(page, 'an import that was tried', ...looks);

  await page.getByRole('button', { name: 'Import the 2 good ones' }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.goto(`/admin/customers?view=companies&search=${encodeURIComponent(own)}`);
  await expect(page.getByRole('link', { name: new RegExp(own) })).toHaveCount(0);
});
