import { aComment, anAdmin, anId, aProject, aTask, http, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { TaskDetailPage, TaskLinkPage } from './task-detail.page.js';

const { api, data, rows } = startFakeApi();
const given = (own: Parameters<typeof aTask>[0] = {}) => {
  const project = aProject({ name: 'New tills' });
  const task = aTask({ project_id: project.id, title: 'Unpack the tills', ...own });
  Object.assign(rows, { projects: [project], tasks: [task] });
  return { project, task };
};
const show = (projectId: string, taskId: string, search = '') =>
  showScreen(TaskDetailPage, '/customer/task/:projectId/:taskId', `/customer/task/${projectId}/${taskId}${search}`);

describe('A task of the customer’s project', () => {
  it('shows the task, what people say about it, and the way back to where it was opened', async () => {
    const { project, task } = given();
    rows.comments = [aComment({ task_id: task.id, body_html: '<p>Two are broken.</p>' })];
    show(project.id, task.id, '?tab=tasks&view=list');
    expect(await screen.findByRole('heading', { level: 1, name: 'Unpack the tills' })).toBeInTheDocument();
    expect(await screen.findByText('Two are broken.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Activity' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to New tills' })).toHaveAttribute(
      'href',
      `/customer/projects/${project.id}?tab=tasks&view=list`,
    );
  });

  it('is shown with the rights of the user’s list of projects while its project is still on its way', async () => {
    const { project, task } = given({ project_name: 'New tills' });
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    api.use(http.get(`*/api/v1/projects/${project.id}`, () => arrived.then(() => undefined)));
    show(project.id, task.id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Unpack the tills' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to New tills' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Unpack the tills' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit task' })).toBeInTheDocument();
    project.access = 'viewer';
    arrive();
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Edit task' })).not.toBeInTheDocument());
  });

  it('leads with a comment; the rest is behind “…”', async () => {
    const { project, task } = given();
    show(project.id, task.id);
    await userEvent.click(await screen.findByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: /Edit task|Delete task/ })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Unpack the tills' }));
    for (const name of ['Edit task', 'Delete task'])
      expect(await screen.findByRole('menuitem', { name })).toBeInTheDocument();
  });

  it('is deleted after a question that says whose it is; the page goes back to the tasks', async () => {
    const { project, task } = given({ created_by: anId(), created_by_name: 'Avery Cole' });
    const router = show(project.id, task.id);
    await userEvent.click(await screen.findByRole('button', { name: 'More for Unpack the tills' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete task' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('It was added by Avery Cole.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete task' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: `/customer/projects/${project.id}`,
        search: '?tab=tasks',
      }),
    );
    expect(rows.tasks).toEqual([]);
  });

  it('is not found under another project, nor under an id that isn’t there', async () => {
    const { task } = given();
    const other = aProject({ name: 'Phones' });
    rows.projects.push(other);
    show(other.id, task.id);
    expect(await screen.findByRole('heading', { level: 1, name: 'This task was not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Phones' })).toBeInTheDocument();
  });

  it.each([
    ['abc', 'Invalid project ID provided'],
    ['0193a0c8-0000-7000-8000-000000000000', 'Project not found or you do not have permission to view it'],
  ])('says what is wrong with the project %s (specification, section 5)', async (projectId, sentence) => {
    const { task } = given();
    show(projectId, task.id);
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeInTheDocument();
  });
});

describe('The address of a task that mails carry', () => {
  const open = ({ project, task }: ReturnType<typeof given>) =>
    showScreen(TaskLinkPage, '/task/:projectId/:taskId', `/task/${project.id}/${task.id}?from=mail#comments`);

  it('is the task for a customer', async () => {
    open(given());
    expect(await screen.findByRole('heading', { level: 1, name: 'Unpack the tills' })).toBeInTheDocument();
  });

  it('sends an admin to the console (decisions, section 7)', async () => {
    data.user = anAdmin();
    const { project, task } = given();
    const router = open({ project, task });
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: `/admin/task/${project.id}/${task.id}`,
        search: '?from=mail',
        hash: '#comments',
      }),
    );
  });
});
