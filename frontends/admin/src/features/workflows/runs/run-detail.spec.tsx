import type { WorkflowRunView, WorkflowStepView } from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { anAdmin, anId, http, HttpResponse, startFakeApi } from '@portal/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { aWorkflowRun } from '../../../../test/workflow-bodies.js';
import { WorkflowRunPage } from './run-detail.page.js';

const { api } = startFakeApi(anAdmin);

const show = (run: WorkflowRunView): void => {
  api.use(http.get('*/api/v1/workflows/runs/:id', () => HttpResponse.json({ data: run })));
  showScreen(WorkflowRunPage, '/admin/workflows/runs/:id', `/admin/workflows/runs/${run.id}`);
};

/** The details of the step that is named so. */
async function step(title: string): Promise<HTMLElement> {
  const details = (await screen.findByText(new RegExp(`^\\d\\. ${title}$`))).closest('details');
  if (!details) throw new Error(`“${title}” has no details`);
  return details;
}

const withStep = (own: Partial<WorkflowStepView>, more: Partial<WorkflowRunView> = {}): WorkflowRunView => {
  const run = aWorkflowRun();
  const [first] = run.steps;
  if (!first) throw new Error('A run has steps');
  return { ...run, steps: [{ ...first, ...own }], ...more };
};

const values = (inside: HTMLElement): Record<string, string | null> =>
  Object.fromEntries(
    within(inside)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  );

describe('The page of a run', () => {
  it('tells each try of a step with its own time and reason', async () => {
    show(aWorkflowRun());
    const failed = await step('Call a webhook');
    expect(failed).toHaveTextContent('Failed in 1.3 s, 3 tries');
    const tries = within(within(failed).getByRole('region', { name: 'Earlier tries' })).getAllByRole('listitem');
    expect(tries.map(({ textContent }) => textContent.replace(/^.*: failed/, 'failed'))).toEqual([
      'failed in 900 ms. The address answered with status 502',
      'failed in 10 s. The address did not answer within 10 seconds',
    ]);
    expect(within(await step('Notify')).queryByRole('region', { name: 'Earlier tries' })).toBeNull();
  });

  it('says conditions and what is waited for as the builder does', async () => {
    const person = anId();
    show(
      withStep(
        {
          action_type: 'wait_until',
          title: 'Notify',
          status: 'waiting',
          input: {
            type: 'wait_until',
            event: 'ticket.replied',
            timeout: { amount: 30, unit: 'minutes' },
            on_timeout: 'continue',
            conditions: {
              match: 'all',
              conditions: [
                { field: 'time.is_business_hours', operator: 'is', value: false },
                {
                  match: 'any',
                  conditions: [
                    { field: 'record.priority', operator: 'in', value: ['high', 'urgent'] },
                    { field: 'record.assignee_id', operator: 'is', value: person },
                  ],
                },
              ],
            },
          },
          output: { event: 'ticket.replied', event_id: anId(), until: '2026-03-10T17:30:00.000Z' },
        },
        { references: [{ id: person, label: 'Avery Cole', link: null }] },
      ),
    );
    const waiting = await step('Notify');
    expect(values(waiting)).toMatchObject({
      Event: 'a ticket is answered',
      'Only an event where':
        'Not within business hours and (priority is one of high, urgent or assignee is Avery Cole)',
      'At most': '30 minutes',
      'When the time is over': 'continue',
      Until: expect.stringMatching(/^(?!.*T17:30)/) as string,
    });
    expect(waiting).not.toHaveTextContent('record.priority');
    expect(values(waiting)).not.toHaveProperty('Event id');
  });

  it('names people, projects and tasks instead of showing their ids, and leads to their pages', async () => {
    const [person, project, task, unknown] = [anId(), anId(), anId(), anId()];
    show(
      withStep(
        {
          action_type: 'create_task',
          title: 'Notify',
          input: { project_id: project, title: 'Call them', assignee_id: person },
          output: { task_id: task, skipped: [{ who: person, why: 'Suspended' }], other_id: unknown },
        },
        {
          payload: { project_id: project },
          references: [
            { id: person, label: 'Avery Cole', link: null },
            { id: project, label: 'P-0004 New cables', link: `/admin/projects/${project}` },
            { id: task, label: 'T-0042 Call them', link: `/admin/task/${project}/${task}` },
          ],
        },
      ),
    );
    const made = await step('Notify');
    fireEvent.click(within(made).getByText(/Notify/));
    expect(values(made)).toMatchObject({
      Project: 'P-0004 New cables',
      Assignee: 'Avery Cole',
      Task: 'T-0042 Call them',
      Skipped: 'Who: Avery ColeWhy: Suspended',
      Other: unknown,
    });
    expect(within(made).getByRole('link', { name: 'T-0042 Call them' })).toHaveAttribute(
      'href',
      `/admin/task/${project}/${task}`,
    );
    expect(made).not.toHaveTextContent(person);
  });
});
