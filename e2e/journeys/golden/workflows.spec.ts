import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { closeBusiness } from '../../support/closed-business.js';
import { inDatabase } from '../../support/database.js';
import { aCustomer, call, type Given } from '../../support/given.js';
import { mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { NO_PAGE, signIn } from '../../support/sign-in.js';
import { choose } from '../../support/picker.js';
import { ADMIN, live, written } from '../../support/project-page.js';
import { PushService } from '../../support/push-service.js';

/** The on-call address of the product under test. */
const ON_CALL = 'oncall@pamlico.example';

let reopen: (() => Promise<void>) | undefined;
let pushes: PushService;

test.beforeAll(async () => {
  pushes = await PushService.open();
});
test.afterEach(async () => reopen?.());
test.afterAll(() => {
  pushes.close();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });

/** Chooses a field of a condition and, where it has a list of them, its value. */
async function compare(condition: Locator, field: string, value: string | { pressed: string }): Promise<void> {
  await condition.getByRole('combobox', { name: 'Field' }).fill(field);
  await condition.getByRole('combobox', { name: 'Field' }).press('Enter'); // the record's own field comes first
  if (typeof value === 'string') await choose(condition.getByRole('combobox', { name: 'Value' }), value);
  else await condition.getByText(value.pressed, { exact: true }).click();
}

/** Adds a step at the end, found by typing; returns its form. */
async function addStep(admin: Page, title: string): Promise<Locator> {
  await button(admin, /^Add (a step at the end|the first step)$/).click();
  await admin.getByRole('searchbox', { name: 'Find a step' }).fill(title);
  await admin.keyboard.press('Enter');
  const form = panel(admin, title);
  await expect(form).toBeVisible();
  return form;
}

const ticketOf = (page: Page, title: string) =>
  call<Given & { number: string }>(page, 'POST', 'support/tickets', {
    title,
    description: 'Nobody can pay.',
    priority: 'urgent',
  });

/** The notifications of the on-call address about a ticket, by channel, with their delivery. */
const told = (mark: string, { number }: { number: string }) =>
  inDatabase('select channel, status from notifications where title = $1', [`${mark}: ${number}`]);

test('an admin builds what happens to urgent tickets at night, tests it on the past, and watches a run end', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(300_000);
  const mark = randomUUID().slice(0, 6);
  const name = `Urgent at night ${mark}`;
  await signIn(admin, ADMIN, '/admin/workflows');
  reopen = await closeBusiness(admin);
  const asker = await aCustomer(admin, mark);

  // who is on call lets a browser show notifications; a customer had an urgent ticket before
  const [known] = await inDatabase('select 1 from users where email = $1', [ON_CALL]);
  if (!known)
    await call(admin, 'POST', 'users', { email: ON_CALL, first_name: 'Nico', last_name: 'Ward', role: 'admin' });
  const home = await browser.newContext({ viewport: admin.viewportSize() });
  const onCall = await home.newPage();
  await signIn(onCall, ON_CALL);
  // browsers of an earlier walk answer no more
  await inDatabase('delete from push_subscriptions where user_id = (select id from users where email = $1)', [ON_CALL]);
  await pushes.subscribe(onCall, mark);
  const shop = await browser.newContext({ viewport: admin.viewportSize() });
  const customer = await shop.newPage();
  await signIn(customer, asker.email, NO_PAGE);
  const earlier = await ticketOf(customer, `The till ${mark} was offline`);

  // what starts it
  await admin.getByRole('button', { name: 'New workflow' }).click();
  await admin.getByRole('searchbox', { name: 'Find an event' }).fill('ticket opened');
  await button(admin, 'Ticket opened').click();
  await button(admin, /^Only if/).click();
  const conditions = panel(admin, 'Only if');
  await conditions.getByRole('button', { name: 'Add a condition' }).click();
  await compare(conditions.getByRole('group', { name: 'Condition 1' }), 'Priority', 'Urgent');
  await conditions.getByRole('button', { name: 'Add a condition' }).click();
  await compare(conditions.getByRole('group', { name: 'Condition 2' }), 'Within business hours', { pressed: 'No' });
  await expect(button(admin, /^Only if/)).toContainText('Priority is urgent and not within business hours');
  await expectAccessible(admin);

  // its steps
  const push = await addStep(admin, 'Notify');
  await choose(push.getByRole('combobox', { name: 'Recipient 1' }), 'The on-call address');
  await push.getByRole('checkbox', { name: 'In the app' }).uncheck();
  await push.getByRole('checkbox', { name: 'By e-mail' }).uncheck();
  await push.getByRole('textbox', { name: 'Subject' }).fill(`${mark}: {{ record.number }}`);
  await (
    await addStep(admin, 'Add a comment')
  )
    .getByRole('textbox', { name: 'Comment' })
    .fill(`Hello {{ record.requester_name }}, we look at {{ record.number }} now.`);
  const wait = await addStep(admin, 'Wait for an event');
  await wait.getByRole('combobox', { name: 'Event', exact: true }).fill('Ticket answered');
  await choose(wait.getByRole('combobox', { name: 'Event', exact: true }), 'Ticket answered');
  await wait.getByText('Only an event where…').click();
  await compare(wait.getByRole('group', { name: 'Condition 1' }), 'Done by', 'Customer');
  await wait.getByRole('textbox', { name: 'At most' }).fill('30');
  await choose(wait.getByRole('combobox', { name: 'At most: unit' }), 'Minutes');
  await wait.getByLabel('When it happens').getByText('Stop', { exact: true }).click();
  await wait.getByLabel('When the time is over').getByText('Continue', { exact: true }).click();
  await expectAccessible(admin);
  const assign = await addStep(admin, 'Assign');
  await assign.getByRole('combobox', { name: 'Assignee' }).fill('Nico Ward');
  await choose(assign.getByRole('combobox', { name: 'Assignee' }), /^Nico Ward/);
  const mail = await addStep(admin, 'Notify');
  await choose(mail.getByRole('combobox', { name: 'Recipient 1' }), 'Whoever the record is assigned to');
  await mail.getByRole('checkbox', { name: 'In the browser' }).uncheck();
  await mail.getByRole('textbox', { name: 'Subject' }).fill(`No answer yet: {{ record.title }}`);

  // tested on the past, which the ticket before is part of
  await button(admin, 'Test').click();
  await button(admin, 'Look at the last 30 days').click();
  const tested = panel(admin, 'Test');
  await expect(tested.getByText(/^[1-9][\d,]* of [\d,]+ events? would have started it$/)).toBeVisible();
  await tested.getByRole('button', { name: new RegExp(`would do with ${earlier.number}`) }).click();
  await expect(tested.getByText('Its conditions hold: this would happen.')).toBeVisible();
  await expect(tested.getByText(`Hello ${asker.name}, we look at ${earlier.number} now.`)).toBeVisible();
  await expectAccessible(admin);
  expect(await told(mark, earlier)).toEqual([]);

  // saved and switched on
  await button(admin, /^About this workflow|Close the form$/).click();
  await admin.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await written(admin, /\/workflows\/triggers$/, () => button(admin, 'Create workflow').click());
  await admin.waitForURL(/\/admin\/workflows\/[0-9a-f-]{36}$/);
  const id = new URL(admin.url()).pathname.split('/').at(-1);
  const runOf = (record: Given) =>
    inDatabase('select status, position from workflow_runs where trigger_id = $1 and record_id = $2', [id, record.id]);
  await written(admin, /\/workflows\/triggers\//, () => admin.getByRole('switch', { name: `${name} is off` }).click());
  await admin.getByRole('link', { name: 'Runs', exact: true }).click();
  await live(admin);

  // the customer opens a ticket: its run comes to the open screen, and waits
  const title = `The till ${mark} is offline`;
  const ticket = await ticketOf(customer, title);
  const row = admin.getByRole('link', { name: `${ticket.number} ${title}` });
  await expect(row).toBeVisible();
  await row.click();
  const step = (text: string) => admin.getByRole('listitem').filter({ hasText: text });
  await expect(step('3. Wait for an event').getByText('Waiting', { exact: true })).toBeVisible();
  await expect(step('1. Notify')).toContainText('Done in');
  await expect(step('2. Add a comment')).toContainText('Done in');
  await expect(admin.getByText(/^Waits for an event, until/)).toBeVisible();
  await expectAccessible(admin);
  await expect.poll(() => told(mark, ticket)).toEqual([{ channel: 'push', status: 'sent' }]);
  expect(pushes.pushedTo(mark)).toBeGreaterThan(0);
  await mailTo(asker.email, new RegExp(title));

  // half an hour passes without a reply
  await inDatabase('update workflow_runs set due_at = now() where trigger_id = $1 and record_id = $2', [id, ticket.id]);
  await expect(step('4. Assign')).toContainText('Done in');
  await expect(step('5. Notify')).toContainText('Done in');
  await expect(admin.getByText('Succeeded', { exact: true }).first()).toBeVisible();
  await expectAccessible(admin);
  await mailTo(ON_CALL, new RegExp(`No answer yet: ${title}$`));
  expect(
    await inDatabase('select u.email from tickets as t join users as u on u.id = t.assignee_id where t.id = $1', [
      ticket.id,
    ]),
  ).toEqual([{ email: ON_CALL }]);

  // the customer's reply ends the wait of a second run, whose ticket stays unassigned
  const answered = await ticketOf(customer, `The scales ${mark} are stuck`);
  await expect.poll(() => runOf(answered)).toEqual([{ status: 'waiting', position: 2 }]);
  await call(customer, 'POST', `support/tickets/${answered.id}/replies`, { body: 'They work again.' });
  await expect.poll(() => runOf(answered)).toEqual([{ status: 'succeeded', position: 2 }]);
  await expect.poll(() => told(mark, answered)).toEqual([{ channel: 'push', status: 'sent' }]);
  expect(await inDatabase('select assignee_id from tickets where id = $1', [answered.id])).toEqual([
    { assignee_id: null },
  ]);
  // the next journeys are walked without it
  await call(admin, 'PUT', `workflows/triggers/${id}`, { status: 'disabled' });
  await shop.close();
  await home.close();
});
