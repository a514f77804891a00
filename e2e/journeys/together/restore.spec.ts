import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/accessibility.js';
import { aCustomer, call } from '../../support/given.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { ADMIN, card, live, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';

test('a deleted project is gone for everybody and comes back with all that was in it', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 6);
  const name = `Archive ${mark}`;
  await signIn(admin, ADMIN, '/admin/projects');
  const owner = await aCustomer(admin, mark);
  const project = await call(admin, 'POST', 'projects', { name, customer_id: owner.id });
  const task = { project_id: project.id, title: `Sort boxes ${mark}` };
  const { id: taskId } = await call(admin, 'POST', 'tasks', task);
  await call(admin, 'POST', 'task-comments', { task_id: taskId, body: `Blue ones first ${mark}` });
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const customer = await office.newPage();
  await signIn(customer, owner.email, '/customer/projects');
  const listed = customer.getByRole('link', { name: new RegExp(name) }).first();
  await expect(listed).toBeVisible();
  await live(customer);

  // delete: after a confirmation with its name, it disappears from the owner's screen
  await admin.goto(`/admin/projects/${project.id}`);
  await admin.getByRole('button', { name: `More for ${name}` }).click();
  await admin.getByRole('menuitem', { name: 'Delete project' }).click();
  const asking = admin.getByRole('dialog');
  await expect(
    asking.getByText(/disappears for everybody, with its milestones, 1 task, comments and files/),
  ).toBeVisible();
  await written(admin, /\/projects\//, () => asking.getByRole('button', { name: 'Delete project' }).click());
  await soon(listed, 'hidden');
  await customer.goto(`/customer/task/${project.id}/${taskId}`);
  await expect(customer.getByText('Project not found or you do not have permission to view it').first()).toBeVisible();
  await customer.goto('/customer/projects');
  await live(customer);

  // restore: from the list of deleted projects, with its task and comment
  await admin.goto(`/admin/projects?deleted=true&search=${mark}`);
  await expectAccessible(admin);
  await written(admin, /\/restore$/, () => admin.getByRole('button', { name: `Restore ${name}` }).click());
  await expect(admin.getByText(`“${name}” is back`)).toBeVisible();
  await soon(listed);
  await customer.goto(`/customer/projects/${project.id}?tab=tasks`);
  await expect(card(customer, task.title)).toBeVisible();
  await customer.goto(`/customer/task/${project.id}/${taskId}`);
  await expect(customer.getByText(`Blue ones first ${mark}`)).toBeVisible();
  await office.close();
});
