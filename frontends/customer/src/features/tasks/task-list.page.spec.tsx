import { aProject, aTask, startFakeApi } from '@portal/testing';
import { screen, within, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { TaskListPage } from './task-list.page.js';

const { rows } = startFakeApi();
const show = (search = '') => showScreen(TaskListPage, '/customer/tasks', `/customer/tasks${search}`);

describe('My Tasks', () => {
  it('lists the tasks of all projects with the project of each, by the address’s filters', async () => {
    const project = aProject({ name: 'New tills' });
    const task = aTask({ project_id: project.id, project_name: project.name, title: 'Unpack the tills' });
    Object.assign(rows, { tasks: [task, aTask({ title: 'Measured', status: 'done' })] });
    show('?status=backlog,todo');
    const row = (await screen.findByRole('link', { name: 'Unpack the tills' })).closest('tr') as HTMLElement;
    expect(await within(row).findByText('New tills')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Unpack the tills' })).toHaveAttribute(
      'href',
      `/customer/task/${project.id}/${task.id}`,
    );
    expect(screen.queryByText('Measured')).not.toBeInTheDocument();
  });

  it('can be narrowed to what nobody has yet', async () => {
    const project = aProject();
    Object.assign(rows, {
      projects: [project],
      tasks: [aTask({ project_id: project.id, title: 'Free' }), aTask({ title: 'Taken', assignee_id: project.id })],
    });
    const router = show();
    await screen.findByRole('link', { name: 'Taken' });
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Assigned to' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Unassigned' }));
    await waitFor(() => expect(router.state.location.search).toBe('?assignee_id=none'));
    expect(await screen.findByRole('button', { name: 'Remove filter Assigned to: Unassigned' })).toBeInTheDocument();
  });

  it('says where tasks come from when there are none', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'No tasks yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your projects' })).toHaveAttribute('href', '/customer/projects');
  });
});
