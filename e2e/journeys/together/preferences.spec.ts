import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, violationsOn } from '../../support/accessibility.js';
import { inDatabase } from '../../support/database.js';
import { aCustomer, anInvoice } from '../../support/given.js';
import { mailsTo, mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { choose } from '../../support/picker.js';
import { ADMIN, live, written } from '../../support/project-page.js';
import { clickOn, deliver, letSubscribe } from '../../support/push-browser.js';
import { PushService } from '../../support/push-service.js';

let pushes: PushService;

test.beforeAll(async () => {
  pushes = await PushService.open();
});
test.afterAll(() => {
  pushes.close();
});

/** Chooses the frequency of mails about billing. */
const chooseTiming = (customer: Page, timing: string): Promise<void> =>
  written(customer, /\/preferences$/, () => choose(customer.getByRole('combobox', { name: 'Billing' }), timing));

test('who wants no mail about bills gets none, and still hears of them behind the bell', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  await signIn(admin, ADMIN, '/admin/billing');
  const reader = await aCustomer(admin, randomUUID().slice(0, 6));
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const customer = await office.newPage();
  await signIn(customer, reader.email, '/customer/profile');
  await expect(customer.getByText('At once, always')).toBeVisible(); // security can't be muted
  await chooseTiming(customer, 'No e-mail');
  await customer.reload();
  await expect(customer.getByText('No e-mail', { exact: true })).toBeVisible();
  await expectAccessible(customer);
  await live(customer);

  // muted: the bell shows it at once, no mail is sent
  const quiet = await anInvoice(admin, reader.id, 'One visit', 90);
  await expect(customer.getByText('1 unread notification', { exact: true })).toBeAttached();
  await customer.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(customer.getByText(new RegExp(`^New invoice ${quiet.number}`)).first()).toBeVisible();
  await customer.keyboard.press('Escape');
  const told = `select channel, status = 'suppressed' as suppressed from notifications
    where recipient_id = $1 and title like $2 order by channel desc`;
  expect(await inDatabase(told, [reader.id, `%${quiet.number}%`])).toEqual([
    { channel: 'in_app', suppressed: false },
    { channel: 'email', suppressed: true },
  ]);

  // wanted again: the next one is mailed, the one before never was
  await chooseTiming(customer, 'At once');
  const loud = await anInvoice(admin, reader.id, 'Another visit', 110);
  await mailTo(reader.email, new RegExp(`^New invoice ${loud.number}`));
  expect(await mailsTo(reader.email, new RegExp(quiet.number))).toEqual([]);
  await office.close();
});

test('who lets a browser show notifications gets them there until it is removed', async ({ page: admin, browser }) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6);
  await signIn(admin, ADMIN, '/admin/billing');
  const reader = await aCustomer(admin, mark);
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const customer = await office.newPage();
  const subscription = pushes.subscriptionOf(mark);
  await letSubscribe(customer, subscription);
  await signIn(customer, reader.email, '/customer/profile');
  const browsers = customer.getByRole('list', { name: 'Browsers that show notifications' });
  const kept = `select endpoint, p256dh from push_subscriptions where user_id = $1`;

  await customer.getByRole('button', { name: 'Show notifications in this browser' }).click();
  await expect(browsers.getByText('This browser', { exact: true })).toBeVisible();
  expect(await violationsOn(customer, '[aria-label="Browsers that show notifications"]')).toEqual([]);
  const { endpoint, keys } = subscription;
  expect(await inDatabase(kept, [reader.id])).toEqual([{ endpoint, p256dh: keys.p256dh }]);

  // what is pushed is encrypted for this browser, shown by our service worker, and leads to the invoice
  const invoice = await anInvoice(admin, reader.id, 'One visit', 90);
  await expect.poll(() => pushes.lastTo(mark)).toBeDefined();
  const shown = await deliver(customer, pushes.lastTo(mark) ?? '');
  expect(shown.title).toContain(invoice.number);
  const [address = '', ...others] = await clickOn(customer, shown);
  expect(others).toEqual([]);
  expect(new URL(address).origin).toBe(new URL(customer.url()).origin);
  await customer.goto(address);
  await expect(customer.getByRole('heading', { name: new RegExp(invoice.number) }).first()).toBeVisible();

  // removed: the row is gone, and nothing is pushed any more
  await customer.goto('/customer/profile');
  await browsers.getByRole('button', { name: /^Remove/ }).click();
  await expect(browsers.getByRole('listitem')).toHaveCount(0);
  expect(await inDatabase(kept, [reader.id])).toEqual([]);
  const later = await anInvoice(admin, reader.id, 'Another visit', 110);
  await mailTo(reader.email, new RegExp(`^New invoice ${later.number}`));
  expect(pushes.pushedTo(mark)).toBe(1);
  await office.close();
});
