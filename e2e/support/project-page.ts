import type { Page } from '@playwright/test';
import { expect } from './journey.js';
import { signIn } from './sign-in.js';

export const ADMIN = 'admin@pamlico.example';
export const OWNER = 'dana@neusebakery.example';
/** The demo project that both of them work on. */
export const PROJECT = 'Network for both shops';

/** Does something and waits until the server has answered it. */
export async function written(page: Page, path: RegExp, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => path.test(response.url()) && response.request().method() !== 'GET' && response.ok(),
  );
  await act();
  await answered;
}

/** Waits until the page is subscribed to live changes. */
export const live = (page: Page) => expect(page.getByText('Live', { exact: true }).first()).toBeVisible();

/** Signs in and opens the project from the user's list; returns its path. */
export async function openProject(page: Page, email: string, list: string): Promise<string> {
  await signIn(page, email, list);
  await page
    .getByRole('link', { name: new RegExp(PROJECT) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: PROJECT, level: 1 })).toBeVisible();
  await live(page);
  return new URL(page.url()).pathname;
}

/** A task's card on the board, or its row in a list on a phone. */
export const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).first();
