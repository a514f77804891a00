import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { expect, test } from '../support/journey.js';
import { signIn } from '../support/sign-in.js';
import { ADMIN, OWNER } from '../support/project-page.js';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Your pages' });
const mostUsed = (page: Page) => page.getByRole('navigation', { name: 'Most used pages' });

/** How far the page can be scrolled sideways. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/**
 * The controls of which a toast hides a part: those that a click there would reach if the toast weren't there. What the
 * page's bars or an open dialog hide anyway doesn't count.
 */
const coveredByToasts = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector<HTMLElement>('section[aria-label="Notifications"][popover]');
    const toasts = [...(region?.querySelectorAll('[role="status"], [role="alert"]') ?? [])];
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')];
    const boxes = toasts.map((toast) => toast.getBoundingClientRect());
    if (!region || boxes.length === 0) throw new Error('There is no toast');
    region.style.visibility = 'hidden';
    const covered = controls.filter((control) => {
      if (region.contains(control)) return false;
      const box = control.getBoundingClientRect();
      return boxes.some((toast) => {
        const [left, right] = [Math.max(box.left, toast.left), Math.min(box.right, toast.right)];
        const [top, bottom] = [Math.max(box.top, toast.top), Math.min(box.bottom, toast.bottom)];
        if (right - left < 1 || bottom - top < 1) return false;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && control.contains(hit);
      });
    });
    region.style.visibility = '';
    return covered.map((control) => control.outerHTML.slice(0, 120));
  });

const themes = ['light', 'dark'] as const;
/** One is by day and the other by night, in turn by the commit; `npm run test:all` has both in both. */
const turn = Number.parseInt(process.env['E2E_COMMIT'] ?? '0', 16) % 2;
const themesOf = (at: number) =>
  themes.filter((_, theme) => process.env['E2E_ALL'] === 'on' || theme === (at + turn) % 2);

test('public pages fit every width for somebody who is signed in', async ({ page }) => {
  await signIn(page, OWNER, '/about');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  for (const width of [360, 431, 456, 479, 480, 640, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

for (const [at, [who, email]] of (
  [
    ['an admin', ADMIN],
    ['a customer', OWNER],
  ] as const
).entries()) {
  test(`the frame of ${who} fits every width, in both themes, for everybody`, async ({ page }) => {
    test.slow();
    await signIn(page, email);
    for (const colorScheme of themesOf(at)) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 360, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
        // one bar of 56 px, then the page; neither has a box while the frame is replaced
        await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBe(56);
        await expect.poll(async () => (await page.getByRole('main').boundingBox())?.y).toBe(56);
        await expect(sidebar(page)).toBeVisible({ visible: width >= 1024 });
        await expect(mostUsed(page)).toBeVisible({ visible: width < 768 });
        if (width === 360 || width === 1440) await expectAccessible(page);
      }
    }
  });
}

test('a toast covers no control at any width, on a page nor with a dialog open', async ({ page }, { retry }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, OWNER, '/customer/profile');
  // another one at each try, so that there is something to save
  await page.getByLabel('Phone', { exact: true }).fill(`252-555-0${150 + retry}`);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  for (const width of [320, 390, 768, 1023, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    for (const at of [0, 400]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), at);
      await expect.poll(() => coveredByToasts(page), `at ${width} px, scrolled by ${at}`).toEqual([]);
    }
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toBeVisible();
    await expect.poll(() => coveredByToasts(page), `at ${width} px, with a dialog`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('the sidebar collapses to icons by a key, and stays so', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, ADMIN, '/admin/projects');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Project Management');
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
});

test('the drawer holds the focus, and Escape gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page, ADMIN);
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    // between the last control and the first, the focus is the browser's
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('places are gone to and forms opened from anywhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, ADMIN);
  await expect(sidebar(page)).toBeVisible();
  // the second key comes within a moment of the first, unless the machine is busy
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await page.waitForURL('**/admin/billing', { timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('n');
  await page.getByRole('menuitem', { name: 'New company' }).click();
  const form = page.getByRole('dialog', { name: 'New company' });
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/view=companies$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
});

test('an address that is typed begins at the top of its page', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await signIn(page, ADMIN, '/admin/tasks');
  await expect(page.locator('main [data-row-id]').first()).toBeVisible();
  await page.locator('main [data-row-id]').last().scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  expect(await scrolled()).toBeGreaterThan(0);
  await page.goto('/admin/projects');
  await expect(page.locator('main [data-row-id]').first()).toBeVisible();
  expect(await scrolled()).toBe(0);
});

test('paper shows the page without its frame', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, OWNER, '/customer/billing');
  await expect(sidebar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBe(0);
});

test('a public page has the site’s header, and nothing of the frame', async ({ page }) => {
  await signIn(page, OWNER);
  await expect(sidebar(page).or(mostUsed(page))).toBeVisible();
  await page.getByRole('button', { name: 'Website' }).click();
  await page.getByRole('menuitem', { name: 'About' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
});
