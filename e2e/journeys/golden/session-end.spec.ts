import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { codeIn, linkIn } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { linkMail, signIn } from '../../support/sign-in.js';
import { live, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

test('a session that is ended on another device leaves the open form as it was typed, and it is sent after signing in again', async ({
  page: desk,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const email = `noor.${mark}@visitor.example`;
  await signIn(desk, email, '/customer/support?new');
  const form = desk.getByRole('dialog', { name: 'New ticket' });
  await form.getByLabel('What is it about?').fill(`The scales ${mark} are stuck`);
  await form.getByRole('textbox', { name: 'What happened?' }).fill('They show 3 kg with nothing on them.');
  await form
    .getByLabel('Files to attach')
    .setInputFiles({ name: 'scales.txt', mimeType: 'text/plain', buffer: Buffer.from('Error 12') });
  const stillThere = async () => {
    await expect(form.getByLabel('What is it about?')).toHaveValue(`The scales ${mark} are stuck`);
    await expect(form.getByRole('textbox', { name: 'What happened?' })).toHaveText(
      'They show 3 kg with nothing on them.',
    );
    await expect(form.getByRole('button', { name: 'Do not send scales.txt' })).toBeVisible();
  };

  const pocket = await browser.newContext({ viewport: { width: 360, height: 760 }, hasTouch: true });
  const phone = await pocket.newPage();
  await signIn(phone, email, '/customer/profile');
  await live(desk);
  const again = desk.getByRole('dialog', { name: 'Your session has ended' });

  await test.step('the phone signs the desk out, which asks above the form; the mail’s link, in another tab, brings it back', async () => {
    await signOutTheOther(phone);
    await soon(again);
    await expect(again.getByText(email)).toBeVisible();
    expect((await desk.request.get('/api/v1/support/tickets')).status()).toBe(401);
    await expectAccessible(desk);
    const mail = await linkMail(email, () => again.getByRole('button', { name: 'Send Magic Link' }).click());
    const tab = await desk.context().newPage();
    await tab.goto(linkIn(mail));
    await tab.waitForURL('**/customer/support?new');
    await tab.close();
    await desk.evaluate(() => window.dispatchEvent(new Event('focus'))); // without a window, no tab ever loses it
    await expect(again).toBeHidden();
    await stillThere();
    await live(desk);
  });

  await test.step('signed out once more, the mail’s code brings it back, and the ticket is sent with its file', async () => {
    await phone.reload();
    await signOutTheOther(phone);
    await soon(again);
    const mail = await linkMail(email, () => again.getByRole('button', { name: 'Send Magic Link' }).click());
    await again.getByLabel('6-digit code from the e-mail').fill(codeIn(mail));
    await again.getByRole('button', { name: 'Sign in with code' }).click();
    await expect(again).toBeHidden();
    await stillThere();
    await written(desk, /\/attachments$/, () => form.getByRole('button', { name: 'Open ticket' }).click());
    await desk.waitForURL(/\/customer\/support\/[0-9a-f-]{36}$/);
    await expect(desk.getByText('They show 3 kg with nothing on them.')).toBeVisible();
    await expect(desk.getByRole('link', { name: /scales\.txt/ }).first()).toBeVisible();
  });
  await pocket.close();
});

/** Ends the other session of the person whose profile is open. */
async function signOutTheOther(phone: Page): Promise<void> {
  const devices = phone.getByRole('list', { name: 'Signed-in devices' });
  await devices.getByRole('button', { name: /^Sign out/ }).tap();
  await written(phone, /\/auth\/sessions\//, () =>
    phone.getByRole('dialog').getByRole('button', { name: 'Sign out device' }).tap(),
  );
}
