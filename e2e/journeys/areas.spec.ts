import { expectAccessible } from '../support/accessibility.js';
import { test as plain } from '../support/clock.js';
import { expect, test } from '../support/journey.js';
import { signIn, signInByPages } from '../support/sign-in.js';

plain('an area whose files are gone shows Try Again; the shell and the others still work', async ({ page }) => {
  await signIn(page, 'admin@pamlico.example');
  await page.route('**/assets/admin/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/admin/consultations');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.goto('/customer/consultations');
  await expect(page.getByRole('heading', { name: 'All Consultations' })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/assets/admin/**');
  await page.goto('/admin/consultations');
  await expect(page.getByRole('heading', { name: 'Consultations', level: 1 })).toBeVisible();
});

test('a signed-out person is asked to sign in, a customer is kept out of the console', async ({ page }) => {
  await page.goto('/admin/consultations');
  await page.waitForURL('**/auth**');
  await signInByPages(page, 'dana@neusebakery.example');
  await page.goto('/admin/consultations');
  await page.waitForURL('**/dashboard');
});

test('the palette is typed into at once and goes where Enter says; signing out ends on the landing page', async ({
  page,
}) => {
  await signIn(page, 'dana@neusebakery.example', '/customer/consultations');
  await expect(page.getByRole('heading', { name: 'My Consultations' })).toBeVisible();
  const palette = page.getByPlaceholder('Type a page, an action or a record');
  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await page.keyboard.type('prof');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/customer/profile');
  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await page.keyboard.type('both shops');
  await expect(page.getByRole('option', { name: /Network for both shops/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Network for both shops', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
});
