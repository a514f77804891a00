import type { Page } from '@playwright/test';
import { openPages, recordAt, routesOf } from '../support/app-routes.js';
import { test as plain } from '../support/clock.js';
import { expect, test } from '../support/journey.js';
import { signIn } from '../support/sign-in.js';
import { expectToFit, open, whenListed } from '../support/lists.js';
import { expectAccessibleIn, type Look } from '../support/accessibility.js';
import { ADMIN, OWNER } from '../support/project-page.js';

/** Views that no menu leads to, of which one is the list of a kind of record. */
const otherViews = ['/admin/consultations?deleted=true', '/admin/workflows?view=runs'];

const isWhole = process.env['E2E_ALL'] === 'on';
/** One in so many screens is checked in a run, which ones by its commit, so that a run that is repeated walks the same; all in test:all. */
const PARTS = 6;
const part = Number.parseInt(process.env['E2E_COMMIT'] ?? '0', 16) % PARTS;
let screensMet = 0;

/** Asserts that a loaded screen fits at many widths, and is accessible in these themes. */
async function expectToServe(page: Page, screen: string, ...few: readonly Look[]): Promise<void> {
  await whenListed(page); // its links lead to records
  screensMet += 1;
  if (!isWhole && screensMet % PARTS !== part) return;
  await expectToFit(page, screen);
  await expectAccessibleIn(page, screen, ...few);
}

/** Walks every screen of a remote, then a record of each kind with its tabs. */
async function expectRemoteToServe(page: Page, remote: 'admin' | 'customer', look: Look): Promise<void> {
  const { screens, records } = routesOf(remote);
  const seen = new Set<string>();
  let tabsSeen = 0;
  for (const route of [...screens, '/notifications', ...(remote === 'admin' ? otherViews : [])]) {
    await open(page, route);
    await expectToServe(page, route, look);
    for (const address of await addressesOn(page)) seen.add(address);
  }
  for (const pattern of records) {
    const address = recordAt(pattern, seen);
    expect(address, `no link leads to ${pattern}`).toBeDefined();
    await open(page, address ?? '');
    await expectToServe(page, pattern, look);
    for (const address of await addressesOn(page)) seen.add(address);
    const tabs = page.getByRole('main').locator('.detail-tabs__strip').getByRole('link');
    for (let at = 1; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click();
      await expect(tabs.nth(at)).toHaveAttribute('aria-current', 'page');
      await whenListed(page);
      await expectToServe(page, `${pattern}, tab ${at + 1}`, look);
      tabsSeen += 1;
    }
  }
  expect(tabsSeen, 'tabs of records').toBeGreaterThan(3);
}

/** Where the links of the page lead. */
const addressesOn = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? ''));

// some ninety screens and records: long only where the machine is busy, or with axe in every look
test.setTimeout(isWhole ? 2_400_000 : 480_000);

test('every screen of the console keeps its titles, fits from 320 to 1920 px and can be used by everybody', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await expectRemoteToServe(page, 'admin', { width: 1440, colorScheme: 'light' });
});

test('so does every screen of the portal', async ({ page }) => {
  await signIn(page, OWNER);
  await expectRemoteToServe(page, 'customer', { width: 360, colorScheme: 'light' });
});

plain('so does every page that needs no session', async ({ page }) => {
  for (const path of openPages()) {
    await page.goto(path);
    await expectToServe(page, path, { width: 768, colorScheme: 'light' });
  }
});

test('every part of both kits can be used by everybody, in both themes', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/kit');
  await expect(page.getByRole('heading', { name: 'Parts of screens' })).toBeVisible();
  await expectToFit(page, '/admin/kit');
  await expectAccessibleIn(
    page,
    '/admin/kit',
    { width: 1440, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  );
});

test('a list’s header stays in sight, and choosing rows moves none of them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await signIn(page, ADMIN, '/admin/projects');
  const first = page.locator('main [data-row-id]').first();
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  await first.getByRole('checkbox').check();
  await expect(page.getByText('1 project selected')).toBeInViewport();
  expect(await first.boundingBox()).toEqual(before);
  await page.locator('main [data-row-id]').last().scrollIntoViewIfNeeded();
  await expect(page.getByText('1 project selected')).toBeInViewport();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeInViewport();
});

test('what can be done to chosen rows stands whole on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, ADMIN);
  await page.goto('/admin/projects');
  await page.locator('main [data-row-open]').first().click();
  await page.waitForURL(/projects\/.+/);
  const tasks = `${new URL(page.url()).pathname}?tab=list`; // a list outside a list's page
  for (const route of [tasks, '/admin/consultations', '/admin/projects', '/admin/billing']) {
    await page.goto(route);
    await page.locator('main [data-row-id]').first().getByRole('checkbox').check();
    const bar = page.getByRole('group', { name: 'Actions for selected rows' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const button of await bar.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
  }
});
