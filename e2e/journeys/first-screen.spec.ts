import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.js';
import { signIn } from '../support/sign-in.js';
import { ADMIN, OWNER } from '../support/project-page.js';

interface Fetched {
  path: string;
  /** Milliseconds after the page began. */
  from: number;
  to: number;
}

/** What the page has fetched, in the order of its beginning. */
const fetchedBy = (page: Page) =>
  page.evaluate((): Fetched[] =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({
        path: name.replace(location.origin, ''),
        from: startTime,
        to: responseEnd,
      })),
  );

for (const [who, email, remote, list, heading] of [
  ['an admin', ADMIN, 'admin', /^Project Management/, 'Projects'],
  ['a customer', OWNER, 'customer', /^My Projects/, 'My Projects'],
] as const) {
  test(`the dashboard of ${who} has asked for its data before its code has come, and for nothing twice`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
        document.documentElement.setAttribute('data-violation', `${violatedDirective} in ${sourceFile}`),
      );
    });
    await signIn(page, email);
    const described = page.waitForResponse('**/api/remotes');
    await page.reload();
    const { remotes } = (await (await described).json()) as {
      remotes: { name: string; preload: Record<string, string[]> }[];
    };
    const calls = remotes.find(({ name }) => name === remote)?.preload['/dashboard'] ?? [];
    expect(calls.length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"], .skeleton-bar')).toHaveCount(0);

    await expect(page.locator('html')).not.toHaveAttribute('data-violation');

    // antd's styles come with its first component
    await expect(page.locator('style[data-css-hash]')).toHaveCount(0);

    const fetched = await fetchedBy(page);
    const codeHasCome = Math.min(
      ...fetched.filter(({ path }) => path.includes(`/assets/${remote}/__federation_expose`)).map(({ to }) => to),
    );
    expect(codeHasCome).toBeLessThan(Infinity);
    for (const call of calls) {
      const asked = fetched.filter(({ path }) => decodeURIComponent(path).startsWith(beginning(call)));
      expect(
        asked.map(({ path }) => path),
        `${call} is asked for once`,
      ).toHaveLength(1);
      expect(asked[0]?.from, `${call} is asked for before the remote has come`).toBeLessThan(codeHasCome);
    }
    // what is known about the session and the remotes is asked for side by side with the shell's code
    const shellHasCome = Math.max(...fetched.filter(({ path }) => path.includes('/shell/main.')).map(({ to }) => to));
    const remotesAsked = fetched.find(({ path }) => path === '/api/remotes');
    expect(remotesAsked?.from).toBeLessThan(shellHasCome);
  });

  test(`the dashboard of ${who} fetches the code of a list before it is asked for`, async ({ page }) => {
    await signIn(page, email);
    const home = page.url();
    const scripts = async () =>
      (await fetchedBy(page)).map(({ path }) => path).filter((path) => path.includes(`/assets/${remote}/`));
    const link = page.getByRole('navigation').getByRole('link', { name: list }).first();
    const title = page.getByRole('heading', { level: 1, name: heading });
    await link.click();
    await expect(title).toBeVisible();
    await page.reload();
    await expect(title).toBeVisible();
    const needed = await scripts();
    expect(needed.length).toBeGreaterThan(0);

    await page.goto(home);
    await expect(link).toBeVisible();
    // the code is fetched from a move of the pointer on, one file after the other, once the dashboard is there
    let x = 600;
    await expect
      .poll(
        async () => {
          await page.mouse.move((x += 1), 300);
          const ahead = await scripts();
          return needed.filter((path) => !ahead.includes(path));
        },
        { timeout: 30_000 },
      )
      .toEqual([]);
    await link.click();
    await expect(title).toBeVisible();
  });
}

/** A call as far as it is the same for everyone. */
const beginning = (call: string): string => decodeURIComponent(call.split('{')[0] ?? call);
