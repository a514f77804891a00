import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/accessibility.js';
import { codeIn, linkIn, type Mail } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { linkMail, signInByPages } from '../../support/sign-in.js';

test.use({ refused: [400, 410] }); // a wrong code and a used one

const RETURN_TO = '/customer/support';

test('a new customer signs in by the link on the phone, by a code on the desk, and by the link where it was asked for', async ({
  page: desk,
  browser,
}) => {
  const email = `kim.${randomUUID().slice(0, 8)}@visitor.example`;
  const pocket = await browser.newContext({ viewport: { width: 360, height: 760 }, hasTouch: true });
  const phone = await pocket.newPage();
  const queue = (page: typeof desk) => page.getByRole('heading', { name: 'Support', level: 1 });
  let first: Mail | undefined;

  await test.step('a protected page asks who it is; the mail is opened on the phone, which asks before it signs in', async () => {
    await desk.goto(RETURN_TO);
    await desk.waitForURL(`**/auth?return_to=${encodeURIComponent(RETURN_TO)}`);
    await desk.getByRole('tab', { name: 'Sign Up' }).click();
    first = await linkMail(email, async () => {
      await desk.getByLabel('E-mail').fill(email);
      await desk.getByRole('button', { name: 'Create Account' }).click();
      await expect(desk.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    });
    await expectAccessible(desk);
    await phone.goto(linkIn(first));
    await expect(phone.getByText(email)).toBeVisible();
    await phone.getByRole('button', { name: 'Sign in', exact: true }).tap();
    await phone.waitForURL(`**${RETURN_TO}`);
    await expect(queue(phone)).toBeVisible();
  });

  await test.step('that used the code up; a new mail’s code signs the desk in, and the phone stays signed in', async () => {
    if (!first) throw new Error('unreachable');
    const code = desk.getByLabel('6-digit code from the e-mail');
    await code.fill(codeIn(first));
    await code.press('Enter');
    await expect(desk.getByText(/has been used$/)).toBeVisible();
    await desk.goto(linkIn(first));
    await expect(desk.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
    await expectAccessible(desk);
    const second = await linkMail(email, () => desk.getByRole('button', { name: 'Send a new link' }).click());
    const right = codeIn(second);
    await code.fill(right.replace(/^./, (digit) => String((Number(digit) + 1) % 10)));
    await code.press('Enter');
    await expect(desk.getByText('This code is not right')).toBeVisible();
    await code.fill(right);
    await desk.getByRole('button', { name: 'Sign in with code' }).click();
    await desk.waitForURL(`**${RETURN_TO}`);
    await expect(queue(desk)).toBeVisible();
    expect((await phone.request.get('/api/v1/auth/session')).status()).toBe(200);
  });

  await test.step('signed out, the desk asks for a link, which signs it in by itself', async () => {
    await desk.getByRole('button', { name: /^Account of/ }).click();
    await desk.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(desk.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect((await desk.request.get('/api/v1/auth/session')).status()).toBe(401);
    await signInByPages(desk, email, RETURN_TO);
    await expect(queue(desk)).toBeVisible();
  });
  await pocket.close();
});
