import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/journey.js';
import { expectToFit } from '../support/lists.js';
import { ADMIN, OWNER } from '../support/project-page.js';

/** Every list of the console. */
const console = [
  '/admin/consultations',
  '/admin/consultations?deleted=true',
  '/admin/consultations?view=meetings',
  '/admin/customers',
  '/admin/customers?view=companies',
  '/admin/projects',
  '/admin/projects-enhanced',
  '/admin/projects-legacy',
  '/admin/tasks',
  '/admin/deals',
  '/admin/deals?view=promo-codes',
  '/admin/billing',
  '/admin/billing?view=payments',
  '/admin/billing?view=schedule',
  '/admin/error-reports',
  '/dashboard',
];

/** Every list of the portal. */
const portal = [
  '/customer/projects',
  '/customer/tasks',
  '/customer/consultations',
  '/customer/account',
  '/customer/billing',
  '/dashboard',
];

/** The lists inside a record's page: the record's list, and the record's parts. */
const consoleRecords: readonly [list: string, ...parts: string[]][] = [
  ['/admin/projects', 'tab=list', 'tab=billing'],
  ['/admin/projects-legacy', ''],
  ['/admin/customers', '', 'tab=projects', 'tab=billing'],
  ['/admin/customers?view=companies', ''],
  ['/admin/deals', '', 'tab=payments'],
  ['/admin/billing', ''],
  ['/admin/consultations', ''],
];

async function expectListsToFit(page: Page, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await page.goto(route);
    await expectToFit(page, route);
  }
}

// some twenty screens, each at twelve widths: long only where the machine is busy
test.setTimeout(300_000);

test('no list of the console loses its titles or widens the page, from 320 to 1920 px', async ({ page }) => {
  await signIn(page, ADMIN);
  await expectListsToFit(page, console);
});

test('nor does a list within a record of the console', async ({ page }) => {
  await signIn(page, ADMIN);
  for (const [list, ...parts] of consoleRecords) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(list);
    await page.locator('main [data-row-open]').first().click();
    await page.waitForURL((url) => url.pathname !== new URL(list, url).pathname);
    const record = new URL(page.url()).pathname;
    await expectListsToFit(
      page,
      parts.map((part) => `${record}?${part}`),
    );
  }
});

test('nor does a list of the portal', async ({ page }) => {
  await signIn(page, OWNER);
  await expectListsToFit(page, portal);
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
