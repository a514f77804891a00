import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/accessibility.js';
import { test as plain } from '../../support/clock.js';
import { expect, test } from '../../support/journey.js';
import { ADMIN, card, live, openProject, OWNER, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

test('customer and admin work on one project and see each other’s changes at once', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const owner = await office.newPage();
  const adminPath = await openProject(admin, ADMIN, '/admin/projects');
  const ownerPath = await openProject(owner, OWNER, '/customer/projects');
  const title = `Label port ${randomUUID().slice(0, 6)}`;

  // create: the admin's new task appears on the owner's board
  await admin.goto(`${adminPath}?tab=board`);
  await owner.goto(`${ownerPath}?tab=tasks`);
  await live(owner);
  await expect(card(owner, 'Place for the rack')).toBeVisible();
  await admin.getByRole('button', { name: 'New task' }).first().click();
  await admin.getByLabel('Title', { exact: true }).fill(title);
  await written(admin, /\/tasks$/, () => admin.getByRole('button', { name: 'Create task' }).click());
  await soon(card(owner, title));
  await expectAccessible(owner);

  // move: the owner moves it, the admin sees it in the other column
  await card(owner, title)
    .getByRole('button', { name: /^Move .* to…$/ })
    .click();
  await written(owner, /\/tasks\//, () => owner.getByRole('menuitem', { name: 'In progress' }).click());
  await soon(admin.getByRole('region', { name: /^In progress/ }).getByText(title));
  await expectAccessible(admin);

  // comment and attach: the owner writes, the admin sees it live; an internal reply isn't shown to the owner
  const href = await card(admin, title).getByRole('link').first().getAttribute('href');
  const taskPath = new URL(href ?? '', 'http://here').pathname;
  await admin.goto(taskPath);
  await owner.goto(taskPath.replace('/admin/', '/customer/'));
  for (const page of [admin, owner]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await live(page);
  }
  await owner.getByRole('textbox', { name: 'Comment' }).pressSequentially('The ports are **numbered** now.');
  await owner.getByLabel('Files to attach').setInputFiles({
    name: 'ports.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('port,room\n1,Kitchen\n2,Shop\n'),
  });
  await written(owner, /\/attachments$/, () => owner.getByRole('button', { name: 'Send comment' }).click());
  await soon(admin.getByText('The ports are numbered now.'));
  await soon(admin.getByRole('link', { name: /ports\.csv/ }).first());
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin
      .getByRole('link', { name: /ports\.csv/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe('ports.csv');

  // approve: a milestone that waits for the owner
  await admin.goto(`${adminPath}?tab=milestones`);
  await owner.goto(ownerPath);
  const approvals = owner.getByRole('region', { name: /Waiting for you/ });
  await written(owner, /\/approve$/, async () => {
    await approvals.getByRole('button', { name: 'Approve milestone' }).first().click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Approve milestone' }).click();
  });
  await soon(admin.getByText(/Approved by Dana/).nth(1));

  // delete: gone from the owner's screen
  await owner.goto(`${ownerPath}?tab=tasks`);
  await expect(card(owner, title)).toBeVisible();
  await admin.goto(taskPath);
  await admin.getByRole('button', { name: `More for ${title}` }).click();
  await admin.getByRole('menuitem', { name: 'Delete task' }).click();
  await written(admin, /\/tasks\//, () =>
    admin
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click(),
  );
  await soon(card(owner, title), 'hidden');
  await office.close();
});

plain(
  'without live changes the data still loads, the status says so, and afterwards nothing is missing',
  async ({ page: owner, browser }) => {
    plain.skip(
      process.env['E2E_ALL'] !== 'on',
      'npm run test:all: replay.medium.spec and the client’s own tests state the rule',
    );
    plain.setTimeout(180_000);
    let cut = false;
    const lines: { close: () => Promise<void> }[] = [];
    await owner.routeWebSocket(/\/socket\.io\//, (line) => {
      if (cut) return void line.close();
      const server = line.connectToServer();
      lines.push({ close: async () => Promise.all([server.close(), line.close()]).then(() => undefined) });
    });
    await owner.route('**/socket.io/**', (route) => (cut ? route.abort() : route.continue()));
    const ownerPath = await openProject(owner, OWNER, '/customer/projects');
    const office = await browser.newContext({ viewport: owner.viewportSize() });
    const admin = await office.newPage();
    const adminPath = await openProject(admin, ADMIN, '/admin/projects');
    await admin.goto(`${adminPath}?tab=board`);
    await owner.goto(`${ownerPath}?tab=tasks`);
    await expect(card(owner, 'Place for the rack')).toBeVisible();

    cut = true;
    await Promise.all(lines.splice(0).map((line) => line.close()));
    await expect(owner.getByText('Offline', { exact: true }).first()).toBeVisible();
    const titles = [1, 2, 3].map((number) => `Missed ${number} ${randomUUID().slice(0, 6)}`);
    for (const title of titles) {
      await admin.getByRole('button', { name: 'New task' }).first().click();
      await admin.getByLabel('Title', { exact: true }).fill(title);
      await written(admin, /\/tasks$/, () => admin.getByRole('button', { name: 'Create task' }).click());
      await expect(card(admin, title)).toBeVisible();
    }
    await owner.goto(`${ownerPath}?tab=milestones`);
    await expect(owner.getByText('Plan and offer').first()).toBeVisible();
    await owner.goto(`${ownerPath}?tab=tasks`);
    await expect(card(owner, titles[0] ?? '')).toBeVisible();

    const late = `Missed 4 ${randomUUID().slice(0, 6)}`;
    await admin.getByRole('button', { name: 'New task' }).first().click();
    await admin.getByLabel('Title', { exact: true }).fill(late);
    await written(admin, /\/tasks$/, () => admin.getByRole('button', { name: 'Create task' }).click());
    await expect(card(owner, late)).toBeHidden();
    cut = false;
    await expect(card(owner, late)).toBeVisible({ timeout: 40_000 });
    await live(owner);
    await office.close();
  },
);
