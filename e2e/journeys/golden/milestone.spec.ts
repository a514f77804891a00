import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/accessibility.js';
import { aCustomer, call } from '../../support/given.js';
import { mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { NO_PAGE, signIn } from '../../support/sign-in.js';
import { ADMIN, live, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

test('a milestone is sent for approval and approved on a phone, to which the mail has led; the admin sees it at once', async ({
  page: admin,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const title = `Cabling ${mark}`;
  await signIn(admin, ADMIN, NO_PAGE);
  const owner = await aCustomer(admin, mark);
  const project = await call(admin, 'POST', 'projects', { customer_id: owner.id, name: `Second shop ${mark}` });
  const milestone = await call(admin, 'POST', 'milestones', {
    project_id: project.id,
    title,
    description: 'Forty ports, labelled and measured.',
    approval_required: true,
  });
  await call(admin, 'PUT', `milestones/${milestone.id}`, { status: 'in_progress' });
  await call(admin, 'POST', 'tasks', { project_id: project.id, title: 'Label the ports', milestone_id: milestone.id });

  await admin.goto(`/admin/projects/${project.id}?tab=milestones`);
  const item = admin.getByRole('listitem').filter({ hasText: title }).first();
  await item.getByRole('button', { name: 'Send for approval' }).click();
  const sending = admin.getByRole('dialog', { name: `Send for approval: “${title}”?` });
  await expect(sending.getByText('Its task is still open. Send for approval all the same?')).toBeVisible();
  await written(admin, /\/milestones\//, () => sending.getByRole('button', { name: 'Send for approval' }).click());
  await expect(item.getByText('Waiting for approval')).toBeVisible();

  // the owner reads the mail on the phone; its link opens the project
  const mail = await mailTo(owner.email, new RegExp(`“${title}” waits for your approval`));
  const pocket = await browser.newContext({ viewport: { width: 360, height: 760 }, hasTouch: true });
  const phone = await pocket.newPage();
  await signIn(phone, owner.email, /\/customer\/projects\/[\w-]+/.exec(mail.text)?.[0]);
  const waiting = phone.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByText('Forty ports, labelled and measured.')).toBeVisible();
  await expectAccessible(phone);

  await live(admin);
  await waiting.getByRole('button', { name: 'Approve milestone' }).tap();
  const asked = phone.getByRole('dialog', { name: `Approve “${title}”?` });
  await expect(asked.getByText('Its task is still open. Approve all the same?')).toBeVisible();
  await written(phone, /\/approve$/, () => asked.getByRole('button', { name: 'Approve milestone' }).tap());
  await soon(item.getByText(`Approved by ${owner.name}`));
  await expect(waiting).toBeHidden();
  await expectAccessible(phone);
  await mailTo(ADMIN, new RegExp(`${owner.name} approved “${title}”`));
  await pocket.close();
});
