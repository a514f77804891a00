import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { inDatabase } from '../../support/database.js';
import { aCustomer } from '../../support/given.js';
import { mailTo, replyAddressOf } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { choose } from '../../support/picker.js';
import { sendMail } from '../../support/send-mail.js';
import { soon } from '../../support/promptness.js';
import { ADMIN, live, written } from '../../support/project-page.js';

test('an urgent ticket goes back and forth live until it is solved, rated and opened again', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6);
  const title = `The till ${mark} is offline`;
  await signIn(admin, ADMIN, '/admin/support?open=true');
  await live(admin);
  const asker = await aCustomer(admin, mark);
  const unassigned = await countOf(admin, 'Unassigned');
  const own = await countOf(admin, 'Mine');

  // the customer opens it on a phone
  const phone = await browser.newContext({ viewport: { width: 360, height: 760 }, hasTouch: true });
  const customer = await phone.newPage();
  await signIn(customer, asker.email, '/customer/support');
  await customer.getByRole('button', { name: 'New ticket' }).first().click();
  const dialog = customer.getByRole('dialog', { name: 'New ticket' });
  await dialog.getByLabel('What is it about?').fill(title);
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('The queue is growing.');
  await choose(dialog.getByLabel('How urgent is it?'), 'Urgent: everybody is stopped');
  await expectAccessible(customer);
  await written(customer, /\/support\/tickets$/, () => dialog.getByRole('button', { name: 'Open ticket' }).click());
  await customer.waitForURL(/\/customer\/support\/[0-9a-f-]{36}$/);
  await expect(customer.getByText(/^Answer due in (1 h|59 min)/)).toBeVisible();

  // the admin's open queue shows it, and the mail has what was written
  await expect(admin.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(() => countOf(admin, 'Unassigned')).toBe(unassigned + 1);
  const alert = await mailTo(ADMIN, new RegExp(`${title}$`));
  expect(alert.text).toContain('The queue is growing.');
  await expectAccessible(admin);
  await admin.getByRole('link', { name: title }).click();
  const sheet = admin.getByRole('dialog', { name: /^Ticket S-\d{4}/ });
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(admin);
  await written(admin, /\/support\/tickets\//, () => sheet.getByRole('button', { name: 'Take it' }).click());
  await expect(sheet.getByRole('button', { name: 'Status: New' })).toBeFocused(); // the button that was pressed is gone
  await expect.poll(() => countOf(admin, 'Mine')).toBe(own + 1);

  // an internal note stays among admins, an answer comes live and by mail
  await sheet.getByText('Internal', { exact: true }).click();
  await admin.getByRole('textbox', { name: 'Internal note' }).fill('Third time this year.');
  await written(admin, /\/replies$/, () => admin.getByRole('button', { name: 'Send internally' }).click());
  await sheet.getByText('Public', { exact: true }).click();
  await admin.getByRole('textbox', { name: 'Answer' }).fill('Please restart the reader.');
  await written(admin, /\/replies$/, () => admin.getByRole('button', { name: 'Send answer' }).click());
  await expect(admin.getByRole('button', { name: 'Send answer' })).toBeFocused();
  await expect(customer.getByText('Please restart the reader.')).toBeVisible();
  await expect(customer.getByText('Third time this year.')).toHaveCount(0);
  const answer = await mailTo(asker.email, new RegExp(`${title}$`));
  expect(answer.subject).toMatch(/^\[S-\d{4}\]/);

  // the customer answers that mail, with a picture
  await sendMail({
    from: asker.email,
    to: await replyAddressOf(answer),
    subject: `Re: ${answer.subject}`,
    text: 'The lamp stays red.\n\nOn Monday Pamlico IT wrote:\n> Please restart the reader.',
    attachments: [{ filename: 'lamp.png', content: await customer.screenshot() }],
  });
  await soon(customer.getByText('The lamp stays red.'));
  await expect(customer.getByRole('button', { name: 'Open lamp.png' })).toBeVisible();
  await expect(customer.getByText('On Monday Pamlico IT wrote')).toHaveCount(0);
  await expect(admin.getByText('The lamp stays red.')).toBeVisible();

  // the sheet over the queue becomes the page that mails link to
  await sheet.getByRole('link', { name: 'Open as a page' }).click();
  await admin.waitForURL(/\/admin\/support\/[0-9a-f-]{36}\?open=true$/);
  await expect(sheet).toHaveCount(0);
  await expect(admin.getByText('The lamp stays red.')).toBeVisible();

  // solved, rated, and opened again by an answer
  await written(customer, /\/support\/tickets\//, () => customer.getByRole('button', { name: 'It is solved' }).click());
  await customer.getByRole('button', { name: 'Good', exact: true }).click();
  await customer.getByLabel('Anything you want to add').fill('Fast.');
  await written(customer, /\/rating$/, () => customer.getByRole('button', { name: 'Send rating' }).click());
  await expect(admin.getByRole('button', { name: 'Status: Resolved' })).toBeVisible();
  await expectAccessible(customer);
  await customer.getByRole('textbox', { name: 'Answer' }).fill('It happened again.');
  await written(customer, /\/replies$/, () => customer.getByRole('button', { name: 'Send answer' }).click());
  await expect(admin.getByText('It happened again.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Status: Open' })).toBeVisible();
  expect(
    await inDatabase(
      `select status, csat_score, first_responded_at is not null as answered from tickets where title = $1`,
      [title],
    ),
  ).toEqual([{ status: 'open', csat_score: 1, answered: true }]);
  await phone.close();
});

test('on a phone, everything of the queue and of an open ticket is within the screen', async ({ page, browser }) => {
  const mark = randomUUID().slice(0, 6);
  const title = `The till ${mark} is offline since the update`;
  await signIn(page, ADMIN, '/admin/support?open=true');
  const asker = await aCustomer(page, mark);
  const phone = { viewport: { width: 360, height: 760 }, hasTouch: true };

  // the customer writes with a file of a long name, which can be taken away again
  const customer = await (await browser.newContext(phone)).newPage();
  await signIn(customer, asker.email, '/customer/support?new');
  const dialog = customer.getByRole('dialog', { name: 'New ticket' });
  await dialog.getByLabel('Files to attach').setInputFiles([
    { name: `${'the-screen-of-the-till-'.repeat(4)}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Error 12') },
    { name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('Error 12') },
  ]);
  for (const button of await dialog.getByRole('button', { name: /^Do not send/ }).all())
    await expect(button).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Do not send log.txt' }).tap();
  const formats = dialog.getByRole('toolbar', { name: 'Formatting' }).getByRole('button');
  await expect.poll(async () => new Set(await topsOf(formats)).size).toBe(2);
  expect((await topsOf(formats)).filter((top, _at, [first]) => top === first)).toHaveLength(4); // none stands alone
  await dialog.getByLabel('What is it about?').fill(title);
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('The queue is growing.');
  await written(customer, /\/attachments$/, () => dialog.getByRole('button', { name: 'Open ticket' }).tap());
  await customer.waitForURL(/\/customer\/support\/[0-9a-f-]{36}$/);

  // the admin's menu of filters, and the head of the page: the step in one line with the state
  await page.context().storageState({ path: test.info().outputPath('admin.json') });
  const admin = await (
    await browser.newContext({ ...phone, storageState: test.info().outputPath('admin.json') })
  ).newPage();
  await admin.goto('/admin/support?open=true');
  await admin.getByRole('button', { name: 'Filter', exact: true }).tap();
  await expect(admin.getByRole('option', { name: 'Priority' })).toBeInViewport({ ratio: 1 });
  await admin.keyboard.press('Escape');
  await admin.getByRole('link', { name: title }).tap();
  await admin.waitForURL(/\/admin\/support\/[0-9a-f-]{36}/);
  const state = await admin.getByRole('button', { name: 'Status: New' }).boundingBox();
  const take = await admin.getByRole('button', { name: 'Take it' }).boundingBox();
  expect(Math.abs((take?.y ?? 0) - (state?.y ?? 0))).toBeLessThan(40);
});

/** How many tickets a view of the queue is said to have. */
const countOf = async (page: Page, view: string): Promise<number> =>
  Number(
    (await page.getByRole('link', { name: new RegExp(`^${view} \\d+$`), includeHidden: true }).innerText()).match(
      /\d+$/,
    )?.[0],
  );

/** How far from the top of the screen each of these is. */
const topsOf = (buttons: Locator): Promise<number[]> =>
  buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
