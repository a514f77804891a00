import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { aCustomer, call } from '../../support/given.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { ADMIN, written } from '../../support/project-page.js';

const zone = 'America/New_York';
const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
const weekdayIn = new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'long' });

interface Slot {
  starts_at: string;
}

interface Host {
  host_id: string;
  weekly: object[];
  exceptions: object[];
}

/** The times that a visitor is offered, by day and weekday of the business. */
async function offered(visitor: Page): Promise<{ day: string; weekday: string }[]> {
  const answer = await visitor.request.get('/api/v1/availability');
  const { data } = (await answer.json()) as { data: { slots: Slot[] } };
  return data.slots.map(({ starts_at: at }) => {
    const start = new Date(at);
    return { day: dayIn.format(start), weekday: weekdayIn.format(start) };
  });
}

/** The free times per day in the picker of a request's page: "Sat, Nov 28, 8 free". */
async function pickerDays(customer: Page): Promise<string[]> {
  await customer.getByRole('button', { name: 'Pick a time' }).click();
  const days = customer.getByRole('dialog').getByRole('radiogroup', { name: 'Day' });
  await expect(days.getByRole('radio').first()).toBeAttached();
  const titles = await days
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getAttribute('title') ?? ''));
  await customer.keyboard.press('Escape');
  return titles;
}

test('a host changes the week and closes a day; visitors and customers are offered the new times', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6);
  await signIn(admin, ADMIN, '/admin/consultations');
  const hosts = await admin.request.get('/api/v1/availability/hosts');
  const [{ host_id, weekly, exceptions }] = ((await hosts.json()) as { data: [Host] }).data;
  const asker = await aCustomer(admin, mark);
  const street = await browser.newContext({ viewport: admin.viewportSize() });
  const visitor = await street.newPage();
  await visitor.goto('/');
  const request = await call(admin, 'POST', 'consultation-requests', {
    customer_id: asker.id,
    title: 'A second office',
    description: 'We open a second office in spring.',
  });
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const customer = await office.newPage();
  await signIn(customer, asker.email, `/customer/consultations/${request.id}`);
  const before = await offered(visitor);
  const weekdays = (days: readonly { weekday: string }[]) => new Set(days.map(({ weekday }) => weekday));
  expect(weekdays(before)).toEqual(new Set(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']));
  expect((await pickerDays(customer)).some((title) => title.startsWith('Monday'))).toBe(true);
  const closed = before.find(({ weekday }) => weekday !== 'Monday')?.day ?? '';

  // change: no Mondays, Saturdays instead, and one day off
  await admin.goto('/admin/consultations/availability');
  const hours = admin.getByRole('button', { name: /^Remove Monday/ });
  await expect(hours.first()).toBeVisible();
  while ((await hours.count()) > 0) await hours.first().click();
  await admin.getByRole('button', { name: 'Add hours on Saturday' }).click();
  await admin.getByRole('button', { name: 'Add a day' }).click();
  await admin.getByRole('textbox', { name: 'Day', exact: true }).last().fill(closed);
  await admin
    .getByRole('textbox', { name: /^Note on/ })
    .last()
    .fill('Inventory');
  await admin.evaluate(() => scrollTo(0, 0)); // what the bar above covers in part counts as too small
  await expectAccessible(admin);
  const saving = () => admin.getByRole('button', { name: 'Save availability' }).click();
  await written(admin, /\/availability\/hosts\//, saving);

  // offered to a visitor and to a customer
  const after = await offered(visitor);
  expect(weekdays(after)).toEqual(new Set(['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']));
  expect(after.map(({ day }) => day)).not.toContain(closed);
  const titles = await pickerDays(customer);
  expect(titles.some((title) => title.startsWith('Monday'))).toBe(false);
  expect(titles.some((title) => title.startsWith('Saturday'))).toBe(true);

  // booked: a Saturday is firm at once
  await customer.getByRole('button', { name: 'Pick a time' }).click();
  const picking = customer.getByRole('dialog');
  await picking.locator('label[title^="Saturday"]').first().click();
  await picking
    .getByRole('radiogroup', { name: /of Saturday/ })
    .first()
    .locator('label')
    .first()
    .click();
  await expectAccessible(customer);
  await written(customer, /\/consultation-meetings$/, () =>
    picking.getByRole('button', { name: 'Book this time' }).click(),
  );
  await expect(customer.getByText('Confirmed').first()).toBeVisible();

  // back: the week as it was, for the journeys that follow
  await call(admin, 'PUT', `availability/hosts/${host_id}`, { weekly, exceptions });
  expect(weekdays(await offered(visitor))).toEqual(weekdays(before));
  await Promise.all([office.close(), street.close()]);
});
