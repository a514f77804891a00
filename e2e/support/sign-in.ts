import { expect, type Page } from '@playwright/test';
import { awaitingMail, linkIn, mailsTo, mailTo, type Mail } from './inbox.js';

/** A file of the product’s origin, without scripts: where a browser signs in before it opens its first page. */
export const NO_PAGE = '/robots.txt';

/** Requests a link at /auth and opens it in the same browser, which then continues by itself. */
export async function signInByPages(page: Page, email: string, path = '/dashboard'): Promise<void> {
  const mail = await linkMail(email, async () => {
    await page.goto(`/auth?return_to=${encodeURIComponent(path)}`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send Magic Link' }).click();
    await expect(page.getByText('Check your email', { exact: true }).first()).toBeVisible();
  });
  await page.goto(linkIn(mail));
  await page.waitForURL(`**${path}`);
}

/**
 * Signs in by a mail's link with the calls that the pages make, without drawing them: a page with an empty cache costs
 * seconds of a busy machine. `signInByPages` walks the pages.
 */
export async function signIn(page: Page, email: string, path = '/dashboard'): Promise<void> {
  await page.goto(NO_PAGE);
  const mail = await linkMail(email, () => accepted(page, '/api/v1/auth/magic-links', { email }));
  await accepted(page, '/api/v1/auth/session', { token: linkIn(mail).split('#token=')[1] ?? '' });
  if (path !== NO_PAGE) await page.goto(path);
}

/** Asks for a link and waits for its mail. */
export async function linkMail(email: string, ask: () => Promise<void>): Promise<Mail> {
  const before = (await mailsTo(email, /^Sign in/)).length;
  await ask();
  await expect.poll(async () => (await mailsTo(email, /^Sign in/)).length, awaitingMail).toBeGreaterThan(before);
  return mailTo(email, /^Sign in/);
}

/** Calls the API as a script of the page does. */
async function accepted(page: Page, address: string, body: Record<string, string>): Promise<void> {
  const status = await page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: sent })).status;
    },
    [address, JSON.stringify(body)] as const,
  );
  expect([201, 202]).toContain(status);
}
