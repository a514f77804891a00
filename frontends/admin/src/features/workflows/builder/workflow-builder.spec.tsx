import type { CreateWorkflow, UpdateWorkflow, WorkflowView } from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { anAdmin, aPage, aProblem, hoursAgo, http, HttpResponse, startFakeApi } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aWorkflow } from '../../../../test/workflow-bodies.js';
import { NewWorkflowPage } from './new-workflow.page.js';
import { WorkflowDetailPage } from './workflow-detail.page.js';

const { api } = startFakeApi(anAdmin);
let workflow: WorkflowView;
let sent: (CreateWorkflow | UpdateWorkflow)[];

beforeEach(() => {
  workflow = aWorkflow();
  sent = [];
  api.use(
    http.get('*/api/v1/workflows/triggers/:id', () => HttpResponse.json({ data: workflow })),
    http.post('*/api/v1/workflows/triggers', async ({ request }) => {
      const input = (await request.json()) as CreateWorkflow;
      sent.push(input);
      workflow = aWorkflow(input);
      return HttpResponse.json({ data: workflow }, { status: 201 });
    }),
    http.put('*/api/v1/workflows/triggers/:id', async ({ request }) => {
      const { version, ...input } = (await request.json()) as UpdateWorkflow;
      if (version !== undefined && version !== workflow.version)
        return HttpResponse.json(aProblem({ code: 'stale_version', status: 409, current: workflow }), { status: 409 });
      sent.push(input);
      workflow = { ...workflow, ...(input as Partial<WorkflowView>), version: workflow.version + 1 };
      return HttpResponse.json({ data: workflow });
    }),
    http.get('*/api/v1/workflows/runs', () => HttpResponse.json(aPage([]))),
  );
});

const press = (keys: string) => userEvent.keyboard(keys);
/** Closes the open card, from which the focus goes back in the next frame. */
const close = async () => {
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await new Promise(requestAnimationFrame);
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog');
const steps = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('button', { name: /^(Change the status|Wait a while|Stop|Add a comment)/ })
    .map((card) => card.querySelector('.flow-card__title')?.textContent);

/** Finds an option of a list by typing, and takes it. */
async function choose(field: HTMLElement, option: string): Promise<void> {
  await userEvent.type(field, option);
  const found = await waitFor(() => {
    const options = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
    const one = options.find(({ textContent }) => textContent.toLowerCase().includes(option));
    if (!one) throw new Error(`no option ${option}`);
    return one;
  });
  await userEvent.click(found);
}

const openSaved = () => showScreen(WorkflowDetailPage, '/admin/workflows/:id', `/admin/workflows/${workflow.id}`);

describe('The builder of workflows', () => {
  it('has the form of the open card beside the flow where there is room, and over it where there is none', async () => {
    const narrow = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(narrow(query), { matches: query === '(min-width: 900px)' }));
    openSaved();
    const card = await button(/^Change the status/);
    expect(screen.queryByRole('complementary', { name: 'Change the status' })).not.toBeInTheDocument();
    await userEvent.click(card);
    expect(await screen.findByRole('complementary', { name: 'Change the status' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Change the status' })).toBeNull());
    jest.restoreAllMocks();
    await userEvent.click(card);
    expect(await panel()).toBeInTheDocument();
  });

  it('builds one by keyboard alone, and says beside the fields what is missing', async () => {
    showScreen(NewWorkflowPage, '/admin/workflows/new', '/admin/workflows/new');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find an event' }), 'ticket answered');
    (await button('Ticket answered')).focus();
    await press('{Enter}');
    await close();
    (await button('Add the first step')).focus();
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Find a step' })).toHaveFocus());
    await press('comment{Enter}');
    const comment = await screen.findByRole('textbox', { name: 'Comment' });
    expect(comment).not.toHaveAttribute('aria-invalid');
    fireEvent.click(screen.getByRole('button', { name: 'Create workflow', hidden: true }));
    // the first card that lacks something is open: the name of the whole
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Thank for answers');
    await close();
    (await button(/^Add a comment/)).focus();
    expect(screen.getByText('1 thing to fix')).toBeVisible();
    await press('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    expect(field).toHaveAccessibleDescription('Required');
    await userEvent.type(field, 'Thank you');
    expect(field).not.toHaveAttribute('aria-invalid');
    await press('{Escape}');
    await userEvent.dblClick(await button('Create workflow'));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          name: 'Thank for answers',
          trigger: { type: 'event', event: 'ticket.replied' },
          actions: [{ type: 'add_comment', body: 'Thank you', visibility: 'public' }],
        },
      ]),
    );
  });

  it('moves, copies and removes steps by keys, and takes the removal back', async () => {
    openSaved();
    (await button(/^Change the status/)).focus();
    await press('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(steps()).toEqual(['Wait a while', 'Change the status', 'Stop']));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Change the status/));
    expect(screen.getByText('Change the status is step 2 of 3')).toBeInTheDocument();
    await press('{Delete}');
    await waitFor(() => expect(steps()).toEqual(['Wait a while', 'Stop']));
    await userEvent.click(await button('Undo'));
    await waitFor(() => expect(steps()).toEqual(['Wait a while', 'Change the status', 'Stop']));
    await userEvent.click(await button('Save changes'));
    await waitFor(() =>
      expect(sent).toMatchObject([{ actions: [{ type: 'delay' }, { type: 'change_status' }, { type: 'stop' }] }]),
    );
    expect(sent[0]).not.toHaveProperty('trigger');
  });

  it('nests conditions', async () => {
    openSaved();
    await userEvent.click(await button(/^Only if/));
    const dialog = await panel();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add a group' }));
    const group = within(dialog).getByRole('group', { name: 'Group 2' });
    await choose(within(group).getByRole('combobox', { name: 'Field' }), 'within business');
    await userEvent.click(within(group).getByRole('radio', { name: 'No' }));
    await userEvent.click(within(group).getByRole('button', { name: 'Add a group' }));
    await choose(
      within(within(dialog).getByRole('group', { name: 'Group 2.2' })).getByRole('combobox', { name: 'Field' }),
      'caused by',
    );
    await press('{Escape}');
    await userEvent.click(await button('Save changes'));
    expect(await screen.findByText('Required')).toBeVisible();
    const value = within(screen.getByRole('group', { name: 'Condition 2.2.1' })).getByRole('combobox', {
      name: 'Value',
    });
    await choose(value, 'user');
    await press('{Escape}');
    await userEvent.click(await button('Save changes'));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          conditions: {
            match: 'all',
            conditions: [
              { field: 'record.priority', operator: 'is', value: 'urgent' },
              {
                match: 'any',
                conditions: [
                  { field: 'time.is_business_hours', operator: 'is', value: false },
                  { match: 'any', conditions: [{ field: 'actor.kind', operator: 'is', value: 'user' }] },
                ],
              },
            ],
          },
        },
      ]),
    );
  });

  it('asks before changes are left, and shows both when another admin was faster', async () => {
    const router = openSaved();
    (await button(/^Stop/)).focus();
    await press('{Delete}');
    await userEvent.click(screen.getByRole('link', { name: 'Runs' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    workflow = { ...workflow, actions: [{ type: 'stop', reason: 'Theirs' }], version: 7 };
    await userEvent.click(await button('Save changes'));
    const conflict = await screen.findByRole('dialog', { name: 'Somebody else changed this in the meantime' });
    expect(within(conflict).getByText('1. Change the status', { exact: false })).toBeVisible();
  });

  it('says which fields customers don’t see where one is inserted, and what an older workflow may not tell', async () => {
    workflow = aWorkflow({
      trigger: { type: 'manual', record: 'consultation' },
      conditions: { match: 'all', conditions: [] },
      actions: [
        {
          type: 'ask_approval',
          title: 'Go on?',
          message: '',
          timeout: { amount: 1, unit: 'days' },
          on_timeout: 'stop',
        },
      ],
      problems: [{ path: 'actions.0.message', message: 'record.titel is no field of this workflow' }],
    });
    openSaved();
    expect(
      await screen.findByText('Step 1, Ask for approval: record.titel is no field of this workflow', { exact: false }),
    ).toBeVisible();
    await userEvent.click(await button(/^Ask for approval/));
    await choose(
      within(await panel()).getByRole('combobox', { name: 'Insert a field into Message' }),
      'internal notes (not visible to customers)',
    );
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('{{ record.internal_notes }}');
  });

  it('tests what stands there against the past, and shows what it would do with one of the matches', async () => {
    const record = { kind: 'ticket', id: workflow.id, label: 'S-0012 Oven', link: '/admin/support/1' };
    const at = hoursAgo(30);
    const tested: unknown[] = [];
    const base = { event_id: workflow.id, event_name: 'ticket.opened', occurred_at: at, record };
    const sentence = 'Priority is medium, not urgent';
    api.use(
      http.post('*/api/v1/workflows/test', async ({ request }) => {
        tested.push(await request.json());
        return HttpResponse.json({
          data: {
            days: 30,
            examined: 2,
            matched: 1,
            is_truncated: false,
            results: [
              { ...base, matched: true, failed_condition: null },
              { ...base, event_id: null, matched: false, failed_condition: { field: '', operator: '', sentence } },
            ],
          },
        });
      }),
      http.post('*/api/v1/workflows/dry-run', () =>
        HttpResponse.json({
          data: {
            record,
            matched: true,
            failed_condition: null,
            steps: [
              {
                position: 0,
                action_type: 'stop',
                title: 'Stop',
                would: 'run',
                input: { reason: 'For Dana' },
                note: 'Ends',
              },
            ],
            references: [],
          },
        }),
      ),
    );
    const details = [{ path: 'actions.0.status', message: 'One of: open, closed' }];
    const refusal = aProblem({ code: 'invalid', status: 400, details });
    api.use(http.post('*/api/v1/workflows/test', () => HttpResponse.json(refusal, { status: 400 }), { once: true }));
    openSaved();
    (await button(/^Stop/)).focus();
    await press('{Delete}');
    await userEvent.click(await button('Test'));
    await userEvent.click(await button('Look at the last 30 days'));
    expect(await screen.findByText('Step 1, Change the status: One of: open, closed')).toBeVisible();
    await userEvent.click(await button('Look at the last 30 days'));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(tested).toMatchObject([{ days: 30, definition: { actions: [{}, {}] } }]);
    await userEvent.click(await button('Show what it would do with S-0012 Oven'));
    expect(await screen.findByText('For Dana')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
