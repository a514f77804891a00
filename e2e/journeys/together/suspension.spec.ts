import type { WebSocket } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/accessibility.js';
import { aCustomer } from '../../support/given.js';
import { linkIn, mailsTo, mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { ADMIN, live, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

test('who is suspended while signed in loses screen, socket and calls at once, and comes back when it is lifted', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  await signIn(admin, ADMIN, '/admin/customers');
  const person = await aCustomer(admin, randomUUID().slice(0, 6));
  const home = await browser.newContext({ viewport: admin.viewportSize() });
  const guest = await home.newPage();
  const lines: WebSocket[] = [];
  guest.on('websocket', (line) => lines.push(line));
  await signIn(guest, person.email, '/customer/projects');
  await live(guest);
  expect(lines.some((line) => !line.isClosed())).toBe(true);

  // suspend: after a confirmation, the open page signs out and gives the reason
  await admin.goto(`/admin/customers/${person.id}`);
  await admin.getByRole('button', { name: /^Status/ }).click();
  await admin.getByRole('menuitem', { name: 'Suspend' }).click();
  await written(admin, /\/users\//, () =>
    admin.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click(),
  );
  await soon(guest.getByText('Your session has ended. Sign in to go on where you were.'));
  await guest.waitForURL('**/auth?return_to=%2Fcustomer%2Fprojects');
  await expect.poll(() => lines.every((line) => line.isClosed())).toBe(true);
  expect((await guest.request.get('/api/v1/auth/session')).status()).toBe(401);
  expect((await guest.request.get('/api/v1/projects')).status()).toBe(401);
  await expectAccessible(guest);

  // suspended: a link is sent, but it doesn't sign in and explains what to do
  const before = (await mailsTo(person.email, /^Sign in/)).length;
  await guest.getByLabel('E-mail').fill(person.email);
  await guest.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect.poll(async () => (await mailsTo(person.email, /^Sign in/)).length).toBeGreaterThan(before);
  const link = linkIn(await mailTo(person.email, /^Sign in/));
  await guest.goto(link);
  await expect(guest.getByRole('alert')).toHaveText('This account is suspended. Please call us');

  // reactivated: the same link signs in and returns to the previous page
  await admin.getByRole('button', { name: 'Status: Suspended' }).click();
  await written(admin, /\/users\//, () => admin.getByRole('menuitem', { name: 'Lift suspension' }).click());
  await guest.reload();
  await guest.waitForURL('**/customer/projects');
  await live(guest);
  await home.close();
});
