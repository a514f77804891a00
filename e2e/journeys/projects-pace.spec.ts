import { randomUUID } from 'node:crypto';
import { call } from '../support/given.js';
import { test } from '../support/journey.js';
import { ADMIN, card, live, openProject, OWNER } from '../support/project-page.js';
import { soon } from '../support/promptness.js';

const MOVES = 40;

test('what one moves again and again, the other sees each time', async ({ page: admin, browser }) => {
  test.setTimeout(180_000);
  const office = await browser.newContext({ viewport: admin.viewportSize() });
  const owner = await office.newPage();
  const projectId = (await openProject(admin, ADMIN, '/admin/projects')).split('/').at(-1);
  await owner.goto(`${await openProject(owner, OWNER, '/customer/projects')}?tab=tasks`);
  const title = `Paced ${randomUUID().slice(0, 6)}`;
  const { id } = await call(admin, 'POST', 'tasks', { project_id: projectId, title });
  await soon(card(owner, title));
  await live(owner);
  for (let move = 0; move < MOVES; move += 1) {
    const [status, name] = move % 2 === 0 ? ['in_progress', 'In progress'] : ['todo', 'To do'];
    await call(admin, 'PUT', `tasks/${id}`, { status });
    await soon(owner.getByRole('region', { name: new RegExp(`^${name}`) }).getByText(title, { exact: true }));
  }
  await office.close();
});
