import { aComment, anAdmin, aProject, aTask, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen, writeText } from '@portal/features/testing';
import { TaskDetailPage } from './task-detail.page.js';
import { TaskListPage } from './task-list.page.js';

const project = aProject({ name: 'New office network' });
const { api, rows } = startFakeApi(anAdmin);
beforeEach(() =>
  Object.assign(rows, {
    projects: [project],
    tasks: [
      aTask({ project_id: project.id, title: 'Label the patch panel' }),
      aTask({ project_id: project.id, project_name: project.name, title: 'Order the switches', status: 'done' }),
    ],
  }),
);

const showTask = (search = '') =>
  showScreen(
    TaskDetailPage,
    '/admin/task/:projectId/:taskId',
    `/admin/task/${project.id}/${rows.tasks[0]?.id}${search}`,
  );

describe('Tasks of all projects', () => {
  it('are added here to a project of one’s choice, with the sentences of a form outside it (specification, section 8)', async () => {
    api.use(http.post('*/api/v1/tasks', () => HttpResponse.error()));
    showScreen(TaskListPage, '/admin/tasks', '/admin/tasks');
    await userEvent.click(await screen.findByRole('button', { name: 'New task' }));
    const form = within(await screen.findByRole('dialog', { name: 'New task' }));
    await userEvent.type(form.getByLabelText('Title'), 'Test the spare switch');
    await userEvent.click(form.getByRole('combobox', { name: 'Project' }));
    await userEvent.click(await screen.findByTitle(/New office network/));
    await userEvent.click(form.getByRole('button', { name: 'Create task' }));
    expect(await form.findByText('Failed to create task.', {}, { timeout: 5_000 })).toBeVisible(); // after its retry
    api.resetHandlers();
    await userEvent.click(form.getByRole('button', { name: 'Create task' }));
    expect(await screen.findByText('Task created successfully.')).toBeVisible();
    expect(rows.tasks.at(-1)).toMatchObject({ project_id: project.id, title: 'Test the spare switch' });
  });

  it('are filtered by the address and say which project they belong to', async () => {
    rows.projects = [];
    showScreen(TaskListPage, '/admin/tasks', '/admin/tasks?status=done');
    const row = (await screen.findByRole('link', { name: 'Order the switches' })).closest('tr') as HTMLElement;
    expect(await within(row).findByText('New office network')).toBeInTheDocument();
    expect(screen.queryByText('Label the patch panel')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove filter Status: Done' })).toBeInTheDocument();
  });

  it('open on a page that leads back to the list as it was', async () => {
    showScreen(TaskListPage, '/admin/tasks', '/admin/tasks?status=done');
    expect(await screen.findByRole('link', { name: 'Order the switches' })).toHaveAttribute(
      'href',
      `/admin/task/${project.id}/${rows.tasks[1]?.id}?tasks=status%3Ddone`,
    );
  });
});

describe('A task in the console', () => {
  it('leads back to the part of the project that it was opened from', async () => {
    showTask(`?${new URLSearchParams({ project: 'tab=list&overdue=true' }).toString()}`);
    expect(await screen.findByRole('link', { name: 'Back to New office network' })).toHaveAttribute(
      'href',
      `/admin/projects/${project.id}?tab=list&overdue=true`,
    );
  });

  it('tells internal comments from public ones by a word, and lets admins write them', async () => {
    const task = rows.tasks[0]?.id ?? '';
    rows.comments = [aComment({ task_id: task, project_id: project.id, visibility: 'internal' })];
    showTask();
    expect(await screen.findByText('The panel is labeled.')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('radio', { name: /Internal/ }));
    await writeText('Internal comment', 'Not for the customer');
    await userEvent.click(screen.getByRole('button', { name: /Send|Keep/ }));
    await waitFor(() => expect(rows.comments).toHaveLength(2));
    expect(rows.comments[1]).toMatchObject({ body: 'Not for the customer', visibility: 'internal' });
  });

  it('is deleted only after a question that names it', async () => {
    const router = showTask();
    await userEvent.click(await screen.findByRole('button', { name: `More for ${rows.tasks[0]?.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete task' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(`Delete task ${rows.tasks[0]?.number}?`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete task' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/projects/${project.id}`));
    expect(rows.tasks.map(({ title }) => title)).toEqual(['Order the switches']);
  });

  it('says that it is not there', async () => {
    showScreen(TaskDetailPage, '/admin/task/:projectId/:taskId', `/admin/task/${project.id}/none`);
    expect(await screen.findByText('This task was not found')).toBeInTheDocument();
  });
});
