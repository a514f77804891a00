import { UpdateProject, type Problem, type ProjectView } from '@portal/contracts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from 'antd';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { fieldEdits } from '../edit/field-cell.js';
import { PickProperty, Properties, TextProperty } from '../edit/property.js';
import { useSave } from '../form/save/use-save.js';
import { useRecordTrail } from '../list/record-trail.js';
import { DetailColumns } from './detail-columns.js';
import { DetailPage } from './detail-page.js';
import { MoreMenu } from './more-menu.js';
import { StatusSelect, type StatusStep } from './head/status-select.js';

const back = { to: '/projects', label: 'Projects' };
const priorities = [
  { value: 'low', label: 'Low' },
  { value: 'high', label: 'High' },
] as const;

/** A refusal as the API client rejects with it. */
const refusal = (problem: Pick<Problem, 'code' | 'error'> & Partial<Problem> & { status: number }) =>
  Object.assign(new Error(problem.error), {
    status: problem.status,
    problem: { request_id: 'test', ...problem },
  });

type Project = Pick<ProjectView, 'id' | 'number' | 'name' | 'priority' | 'budget_hours' | 'version'>;

const aProject = (own: Partial<Project> = {}): Project => ({
  id: 'p-12',
  number: 'P-0012',
  name: 'New tills',
  priority: 'low',
  budget_hours: null,
  version: 1,
  ...own,
});

const send = jest.fn<Promise<void>, [UpdateProject]>();
beforeEach(() => send.mockReset().mockResolvedValue());

function Record({ steps = [] }: { steps?: readonly StatusStep[] }) {
  const [project, setProject] = useState(aProject);
  const { save, conflictDialog } = useSave({
    record: project,
    name: 'project P-0012',
    send: async (changes: UpdateProject) => {
      await send(changes);
      setProject((now) => ({
        ...now,
        name: changes.name ?? now.name,
        priority: changes.priority ?? now.priority,
        version: now.version + 1,
      }));
    },
    fields: [{ key: 'name', label: 'Name' }],
    toasts: { short: 'Saved', failure: 'Not saved' },
  });
  const edit = fieldEdits({ record: project, save, schema: UpdateProject, mayEdit: true });
  return (
    <DetailPage
      back={back}
      number={project.number}
      title={project.name}
      titleLabel="name"
      titleEdit={edit('name')}
      status={
        <StatusSelect tone="success" steps={steps}>
          Active
        </StatusSelect>
      }
      actions={
        <MoreMenu
          label="More"
          groups={[[{ key: 'edit', label: 'Edit project' }]]}
          deletion={{
            id: project.id,
            mutation: { mutateAsync: () => Promise.resolve(), isPending: false },
            noun: 'project',
            title: 'Delete it?',
            text: '',
            toasts: { failure: 'Not deleted' },
          }}
        />
      }
    >
      <DetailColumns
        properties={
          <Properties>
            <PickProperty label="Priority" edit={edit('priority')} options={priorities}>
              {project.priority}
            </PickProperty>
            <TextProperty label="Budgeted hours" type="number" edit={edit('budget_hours')}>
              {project.budget_hours}
            </TextProperty>
          </Properties>
        }
      >
        {conflictDialog}
      </DetailColumns>
    </DetailPage>
  );
}

function List({ addresses }: { addresses: readonly string[] }) {
  useRecordTrail(addresses.map((address) => ({ id: address, address })));
  return <p>The list</p>;
}

function show(steps?: readonly StatusStep[], list?: readonly string[]) {
  const router = createMemoryRouter(
    [
      { path: '/projects', element: <List addresses={list ?? []} /> },
      { path: '/projects/:id', element: <Record {...(steps ? { steps } : {})} /> },
    ],
    { initialEntries: [list ? '/projects' : '/projects/2'] },
  );
  render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return router;
}

/** antd's list reads the codes of keys, which the simulated keyboard leaves out. */
async function chooseHigh(): Promise<void> {
  await screen.findByRole('option', { name: 'High' });
  const list = screen.getByRole('combobox', { name: 'Priority' });
  fireEvent.keyDown(list, { key: 'ArrowDown', keyCode: 40 });
  fireEvent.keyDown(list, { key: 'Enter', keyCode: 13 });
}

const editName = () => screen.findByRole('button', { name: 'Edit name of P-0012' });

describe('The title of a record', () => {
  it('is saved by Enter and restored by Escape, and the focus is back on it', async () => {
    show();
    await userEvent.click(await editName());
    const field = screen.getByRole('textbox', { name: 'Name of P-0012' });
    expect(field).toHaveFocus();
    await userEvent.keyboard('Newer tills{Escape}');
    expect(await editName()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}Newest tills{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Newest tills' })).toBeInTheDocument();
    expect(send).toHaveBeenCalledWith({ name: 'Newest tills', version: 1 });
    expect(await editName()).toHaveFocus();
  });

  it('says beside the field what the contract or the server refuses, and keeps what was typed', async () => {
    show();
    await userEvent.click(await editName());
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/./);
    expect(send).not.toHaveBeenCalled();
    send.mockRejectedValueOnce(
      refusal({
        code: 'validation_failed',
        status: 400,
        error: 'Invalid',
        details: [{ path: 'name', message: 'Taken already' }],
      }),
    );
    await userEvent.keyboard('Tills{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Name of P-0012' });
    expect(field).toHaveValue('Tills');
    expect(field).toHaveAccessibleDescription('Taken already');
    await userEvent.type(field, ' 2{Enter}');
    expect(send).toHaveBeenLastCalledWith({ name: 'Tills 2', version: 1 });
  });

  it('lets the user choose when another user changed it first, and keeps what was typed without a choice', async () => {
    show();
    for (const version of [4, 5, 6]) {
      const current = aProject({ name: `Name ${version}`, version });
      send.mockRejectedValueOnce(refusal({ code: 'stale_version', status: 409, error: 'Changed', current }));
    }
    await userEvent.click(await editName());
    await userEvent.keyboard('My name{Enter}');
    expect(await screen.findByRole('radio', { name: /Theirs\s*Name 4/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    const field = await screen.findByRole('textbox', { name: 'Name of P-0012' });
    expect(field).toHaveValue('My name');
    await userEvent.type(field, '{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Save my choice' }));
    expect(await screen.findByRole('radio', { name: /Theirs\s*Name 6/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    expect(send).toHaveBeenLastCalledWith({ name: 'My name', version: 6 });
  });
});

describe('A property of a record', () => {
  it('is picked by keyboard, one at a time', async () => {
    show();
    (await screen.findByRole('button', { name: 'Edit priority: low' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveFocus();
    await chooseHigh();
    expect(send).toHaveBeenCalledWith({ priority: 'high', version: 1 });
    expect(await screen.findByRole('button', { name: 'Edit priority: high' })).toHaveFocus();
  });

  it('shows a refusal beside the value, also of a number', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit budgeted hours: None' }));
    await userEvent.keyboard('many{Enter}');
    expect(screen.getByRole('textbox', { name: 'Budgeted hours' })).toBeInvalid();
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard('1,200{Enter}');
    expect(send).toHaveBeenCalledWith({ budget_hours: 1200, version: 1 });
    send.mockRejectedValueOnce(refusal({ code: 'forbidden', status: 403, error: 'Not yours' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit priority: low' }));
    await chooseHigh();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not yours');
    expect(screen.getByRole('button', { name: 'Edit priority: low' })).toHaveAccessibleDescription('Not yours');
  });
});

describe('The line of a record', () => {
  it('offers the legal steps of its state, and only shows a state without any', async () => {
    const onTake = jest.fn();
    show([{ key: 'on_hold', label: 'Put on hold', tone: 'warning', onTake }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Status: Active' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Put on hold' })).toHaveFocus());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Put on hold' }));
    expect(onTake).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Status: Active' })).toHaveFocus();
    show();
    expect(screen.getAllByRole('button', { name: /Status/ })).toHaveLength(1);
  });

  it('keeps the focus when the button that was pressed is locked meanwhile, and when it is gone then', async () => {
    let end: (isGone: boolean) => void = () => undefined;
    function Approving() {
      const [step, setStep] = useState<'open' | 'sending' | 'approved'>('open');
      const press = (): void => {
        setStep('sending');
        end = (isGone) => setStep(isGone ? 'approved' : 'open');
      };
      const approve = (
        <button disabled={step === 'sending'} onClick={press}>
          Approve
        </button>
      );
      return (
        <DetailPage
          back={back}
          title="Wired"
          status={
            <StatusSelect tone="success" steps={[{ key: 'on_hold', label: 'Hold', tone: 'warning', onTake: press }]}>
              Active
            </StatusSelect>
          }
          actions={step === 'approved' ? null : approve}
        >
          {null}
        </DetailPage>
      );
    }
    const router = createMemoryRouter([{ path: '/', element: <Approving /> }]);
    render(<RouterProvider router={router} />);
    const button = screen.getByRole('button', { name: 'Approve' });
    await userEvent.click(button);
    act(() => button.blur()); // as browsers do with a locked button
    act(() => end(false));
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    act(() => end(true));
    expect(screen.getByRole('button', { name: 'Status: Active' })).toHaveFocus();
  });

  it('has deleting last behind “…”', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Edit project', 'Delete project']);
  });

  it('leads to the previous and the next record of the list it was opened from, by button and by key', async () => {
    const router = show(undefined, ['/projects/1?list=a', '/projects/2', '/projects/3']);
    await screen.findByText('The list');
    await act(() => router.navigate('/projects/2'));
    const place = within(await screen.findByRole('group', { name: '2 of 3 in the list' }));
    await userEvent.click(place.getByRole('button', { name: 'Previous in the list' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/projects/1', search: '?list=a' }));
    expect(screen.getByRole('button', { name: 'Previous in the list' })).toBeDisabled();
    await userEvent.keyboard('j');
    await userEvent.keyboard('j');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/3'));
    await userEvent.keyboard('k');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/2'));
    await act(() => router.navigate('/projects/9'));
    expect(screen.queryByRole('group', { name: /in the list/ })).not.toBeInTheDocument();
  });
});
