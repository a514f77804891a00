import { randomUUID } from 'node:crypto';
import { linkIn, mailTo } from '../support/inbox.js';
import { linkMail } from '../support/sign-in.js';
import { expect, signIn, test } from '../support/engines/test.js';
import type { Person } from '../support/engines/person.js';
import type { Target } from '../support/engines/in-page.js';
import { ADMIN, OWNER, PROJECT } from '../support/project-page.js';

const button = (name: string | RegExp): Target => ({ role: 'button', name });
const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
const text = (name: string | RegExp): Target => ({ role: 'text', name });

test('the very first click of a visitor opens the wizard, which books a consultation', async ({ arrive }) => {
  const visitor = await arrive();
  const email = `visitor-${randomUUID().slice(0, 8)}@engines.example`;
  await visitor.open('/');
  const scripts = () => visitor.driver.evaluate(() => document.querySelectorAll('head script[src]').length);
  expect(await scripts(), 'nothing has asked for the scripts yet').toBe(0);
  await visitor.click(button('Schedule Consultation'));
  for (const [field, answer] of [
    ['What is your name?', 'Vera Lang'],
    ['Which phone number reaches you?', '(252) 555-0100'],
    ['What is your e-mail address?', email],
  ] as const) {
    await visitor.fill(field, answer);
    await visitor.click(button('Next'));
  }
  await visitor.fill('What do you need help with?', 'Our office network is slow every morning.');
  await visitor.click(button('Submit Request'));
  await visitor.sees(heading('Thank You'));
  await mailTo(email, /We have your request/);
});

test('a link in a mail signs a customer in, to the dashboard', async ({ arrive }) => {
  const owner = await arrive();
  await owner.open('/auth');
  await owner.click(button('Solutions'));
  const heights = () =>
    owner.driver.evaluate(() => [
      document.querySelector<HTMLElement>('#solutions-menu')?.offsetHeight ?? 0,
      document.documentElement.scrollHeight - innerHeight,
    ]);
  const [menu, beyond] = await heights();
  expect(menu, 'the menu is as high as its links').toBeLessThan(400);
  expect(beyond, 'the page has nothing to scroll to').toBe(0);
  await owner.driver.press('Escape');
  const mail = await linkMail(OWNER, async () => {
    await owner.fill('E-mail', OWNER);
    await owner.click(button('Send Magic Link'));
    await owner.sees(heading('Check your email'));
  });
  await owner.open(linkIn(mail));
  await owner.isAt(/^\/dashboard$/);
  await owner.sees(heading(/Dana/));
  await owner.sees({ role: 'link', name: new RegExp(PROJECT) });
});

test('two people carry a card by keyboard, one after the other, and each sees it at once', async ({ arrive }) => {
  const [admin, owner] = [await arrive(), await arrive()];
  await Promise.all([
    openBoard(admin, ADMIN, '/admin/projects', 'board'),
    openBoard(owner, OWNER, '/customer/projects', 'tasks'),
  ]);
  const title = `Card ${randomUUID().slice(0, 6)}`;
  const link: Target = { role: 'link', name: title };
  const column = (name: string): Target => ({ role: 'region', name: new RegExp(`^${name}`) });
  const cardIn = (name: string): Target => ({ ...link, within: column(name) });

  const [board, place] = await owner.driver.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('.board');
    return [shown?.clientWidth ?? 0, shown?.parentElement?.clientWidth ?? 0];
  });
  expect(board, 'the board has all the width of its place').toBe(place);

  await admin.click(button('New task'));
  await admin.fill('Title', title);
  await admin.click(button('Create task'));
  await owner.sees(cardIn('To do'));

  await admin.pressOn(link, ' ', 'ArrowRight', 'Enter');
  await owner.sees(cardIn('In progress'));
  await owner.seesNo(cardIn('To do'));

  await owner.pressOn(link, ' ', 'ArrowRight', 'Enter');
  await admin.sees(cardIn('In review'));
  await owner.hasFocusOn(cardIn('In review'));
  await owner.driver.press('Tab');
  await owner.sees(cardIn('In review')); // still drawn once the focus has left it
});

/** Signs in, and opens the project's board from the user's list. */
async function openBoard(person: Person, email: string, list: string, tab: string): Promise<void> {
  await signIn(person, email, list);
  await person.click({ role: 'link', name: new RegExp(PROJECT) });
  await person.isAt(/\/projects\/[\w-]{36}$/);
  await person.open(`${await person.driver.evaluate(() => location.pathname)}?tab=${tab}`);
  await person.sees(text('Live'));
  await person.sees({ role: 'link', name: 'Place for the rack' });
}
