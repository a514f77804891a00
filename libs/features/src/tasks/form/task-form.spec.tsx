import {
  fieldsWith,
  limits,
  taskFields,
  type CreateTask,
  type ProjectAccess,
  type TaskView,
  type UpdateTask,
} from '@portal/contracts';
import { aMilestone, anId, aPerson, aTask, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../../test/show-part.js';
import { writeText } from '../../testing/write-text.js';
import { TaskDetail } from '../detail/task-detail.js';
import { TaskForm } from './task-form.js';

const projectId = anId();
const person = aPerson();
const { api, rows } = startFakeApi();
beforeEach(() => {
  Object.assign(rows, {
    people: [person],
    milestones: [aMilestone({ project_id: projectId, title: 'Wired' })],
  });
});

const closed = jest.fn();
beforeEach(() => closed.mockReset());
afterEach(() => jest.restoreAllMocks());

const pick = async (field: RegExp, option: string): Promise<void> => {
  await userEvent.click(await screen.findByLabelText(field));
  await userEvent.click(await screen.findByTitle(option));
};

describe('The form of a task', () => {
  it('has an item for every field that the catalogue puts into forms, and the page a property for those of details', async () => {
    const task = aTask({
      project_id: projectId,
      status: 'blocked',
      blocked_reason: 'Waiting for parts',
      assignee_name: 'Luis Ortega',
      milestone_title: 'Wired',
      due_date: '2026-03-31',
      estimate_minutes: 60,
      spent_minutes: 30,
      labels: ['cabling'],
      completed_at: '2026-03-31T12:00:00.000Z',
    });
    showPart(
      <>
        <TaskForm projectId={projectId} task={task} onClose={closed} />
        <TaskDetail task={task} access="owner" back={{ to: '/', label: 'the board' }} onDeleted={closed} />
      </>,
    );
    await screen.findByLabelText('Title');
    const items = fieldsWith(taskFields, 'form').map(([name]) => name);
    expect(items.filter((name) => !document.querySelector(`label[for="${name}"]`))).toEqual([]);
    const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
    const details = fieldsWith(taskFields, 'detail').filter(([name]) => name !== 'blocked_reason'); // above the others
    expect(details.map(([, { label }]) => label).filter((label) => !terms.includes(label))).toEqual([]);
  });

  it('makes a task with what was filled in and leaves the rest to the server', async () => {
    let sent: CreateTask | undefined;
    api.use(
      http.post('*/api/v1/tasks', async ({ request }) => {
        sent = (await request.clone().json()) as CreateTask;
        return undefined;
      }),
    );
    showPart(<TaskForm projectId={projectId} preset={{ status: 'backlog' }} onClose={closed} />);
    await userEvent.type(await screen.findByLabelText('Title'), 'Label the ports');
    await pick(/^Assigned to/, 'Luis Ortega');
    await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sent).toEqual({
      project_id: projectId,
      title: 'Label the ports',
      description: '',
      status: 'backlog',
      priority: 'medium',
      weight: 3,
      assignee_id: person.id,
      labels: [],
    });
    expect(await screen.findByText('Task created')).toBeInTheDocument();
  });

  it('has the description as rich text, which Ctrl and Enter send with the rest', async () => {
    let sent: CreateTask | undefined;
    api.use(
      http.post('*/api/v1/tasks', async ({ request }) => {
        sent = (await request.clone().json()) as CreateTask;
        return undefined;
      }),
    );
    showPart(<TaskForm projectId={projectId} onClose={closed} />);
    await userEvent.type(await screen.findByLabelText('Title'), 'Label the ports');
    const field = await writeText('Description', 'All **24** ports');
    expect(within(field).getByText('24').tagName).toBe('STRONG');
    expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sent).toMatchObject({ title: 'Label the ports', description: 'All **24** ports' });
  });

  it('changes a description where it stands, and says beside it what is wrong with it', async () => {
    const task = aTask({ project_id: projectId, description: 'All **24** ports' });
    rows.tasks = [task];
    showPart(<TaskForm projectId={projectId} task={task} onClose={closed} />);
    const field = await writeText('Description', 'x'.repeat(limits.longText));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/^At most/);
    expect(closed).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await writeText('Description', 'Ports 1 to 12');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(rows.tasks[0]).toMatchObject({ description: 'Ports 1 to 12' }));
  });

  it('says beside the title that it is needed, in the words of the contract', async () => {
    showPart(<TaskForm projectId={projectId} onClose={closed} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Create task' }));
    expect(await screen.findByText('Required')).toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
  });

  it('refuses a number out of range in words instead of changing it', async () => {
    showPart(<TaskForm projectId={projectId} onClose={closed} />);
    await userEvent.type(await screen.findByLabelText('Title'), 'Label the ports');
    const weight = screen.getByLabelText(/^Weight/);
    await userEvent.clear(weight);
    await userEvent.type(weight, '99');
    await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
    expect(await screen.findByText('At most 13')).toBeInTheDocument();
    expect(weight).toHaveValue('99');
    expect(closed).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the server refuses, and says why', async () => {
    api.use(http.post('*/api/v1/tasks', () => HttpResponse.error()));
    showPart(<TaskForm projectId={projectId} onClose={closed} />);
    await userEvent.type(await screen.findByLabelText('Title'), 'Label the ports');
    await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
    expect(await screen.findByText('Failed to create task')).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Label the ports');
  });

  it('sends only what was changed, at the version that was opened', async () => {
    const task = aTask({ project_id: projectId, status: 'blocked', due_date: '2031-01-01' });
    rows.tasks = [task];
    let sent: UpdateTask | undefined;
    api.use(
      http.put('*/api/v1/tasks/:id', async ({ request }) => {
        sent = (await request.clone().json()) as UpdateTask;
        return undefined;
      }),
    );
    showPart(<TaskForm projectId={projectId} task={task} onClose={closed} />);
    await userEvent.type(await screen.findByLabelText(/^What is it waiting for/), 'The provider');
    await userEvent.clear(screen.getByLabelText(/^Due date/));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sent).toEqual({ version: 1, blocked_reason: 'The provider', due_date: null });
  });

  it('shows both values when somebody else was faster, and closes only after the choice', async () => {
    const task = aTask({ project_id: projectId, title: 'Cable' });
    rows.tasks = [{ ...task, title: 'Cables', version: 2 }];
    // each dialog keeps the focus within itself where it has a layout, which jsdom doesn't give it
    const { getComputedStyle: styleOf } = window;
    jest
      .spyOn(window, 'getComputedStyle')
      .mockImplementation(
        (element) => Object.create(styleOf(element), { position: { value: 'fixed' } }) as CSSStyleDeclaration,
      );
    jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    showPart(
      <>
        <h1>Wiring</h1>
        <TaskForm projectId={projectId} task={task} onClose={closed} />
      </>,
    );
    await userEvent.clear(await screen.findByLabelText('Title'));
    await userEvent.type(screen.getByLabelText('Title'), 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = await screen.findByRole('dialog', { name: /Somebody else changed this/ });
    expect(within(dialog).getByText('Mine')).toBeInTheDocument();
    expect(within(dialog).getByText('Cables')).toBeInTheDocument();
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: /Yours/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this record in the meantime');
    expect(screen.getByLabelText('Title')).toHaveValue('Mine');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus());
    expect(closed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(rows.tasks[0]).toMatchObject({ title: 'Mine', version: 3 }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
  });
});

describe('A task', () => {
  const deleted = jest.fn();
  const show = (task: TaskView, access: ProjectAccess = 'owner'): void => {
    rows.tasks = [task];
    showPart(
      <TaskDetail task={task} access={access} back={{ to: '/projects', label: 'Project' }} onDeleted={deleted}>
        <p>Comments</p>
      </TaskDetail>,
    );
  };

  const more = async (title: string, action: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `More for ${title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('is deleted after a question that names it', async () => {
    const task = aTask({ project_id: projectId, title: 'Cable', created_by_name: null });
    show(task);
    await more('Cable', 'Delete task');
    const dialog = await screen.findByRole('dialog', { name: `Delete task ${task.number}?` });
    expect(dialog).toHaveTextContent('“Cable”');
    expect(dialog).toHaveTextContent('It was added by somebody else.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete task' }));
    await waitFor(() => expect(deleted).toHaveBeenCalled());
    expect(rows.tasks).toEqual([]);
    expect(await screen.findByText('Task deleted')).toBeInTheDocument();
  });

  it('moves along the workflow', async () => {
    const task = aTask({ project_id: projectId, title: 'Line', status: 'blocked', blocked_reason: 'The provider' });
    show(task);
    expect(await screen.findByText('The provider')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /^Status: Blocked/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'In progress' }));
    await waitFor(() => expect(rows.tasks[0]).toMatchObject({ status: 'in_progress' }));
  });

  it('is only read by a viewer, with its comments', async () => {
    show(aTask({ project_id: projectId, title: 'Line' }), 'viewer');
    expect(await screen.findByRole('heading', { name: 'Line' })).toBeInTheDocument();
    expect(screen.getByText('Comments')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Status|Edit|Delete|More|Comment/ })).not.toBeInTheDocument();
  });
});
