import type { EventPayload, IsStaff } from '@portal/contracts';
import { activityEntriesOf, type LoggedEvent } from './activity-entry.js';

const project_id = 'p1';
const entity_id = 'e1';
const [admin, otherAdmin, customer] = ['admin', 'other-admin', 'customer'];
const isStaff: IsStaff = (id) => id !== customer;

const entriesOf = <Name extends LoggedEvent>(
  name: Name,
  payload: EventPayload<Name>,
  actor_id: string | null = admin,
) => activityEntriesOf({ name, entity_id, actor_id, payload: payload as EventPayload<LoggedEvent> }, isStaff);

const ofTask = { project_id, task_id: 't1', visibility: 'public' } as const;
const from = (before: unknown, to: unknown) => ({ from: before, to });

/** Event, what an admin reads and, where it differs, what a customer reads of it. */
type Row = [LoggedEvent, object, admin: string[], customer?: string[]];

const rows: Row[] = [
  ['project.created', { customer_id: customer, consultation_id: null }, ['set up the project']],
  [
    'project.created',
    { customer_id: customer, consultation_id: 'c1' },
    ['converted the consultation request to this project'],
  ],
  [
    'project.updated',
    { changes: { name: from('Old', 'New'), target_date: from(null, '2026-03-01'), budget: from(1, 2) } },
    ['changed name and target date'],
  ],
  ['project.updated', { changes: { budget: from(1, 2) } }, []],
  ['project.status_changed', from('planning', 'active'), ['started the project']],
  ['project.status_changed', from('active', 'on_hold'), ['put the project on hold']],
  ['project.status_changed', from('on_hold', 'active'), ['resumed the project']],
  ['project.status_changed', from('on_hold', 'planning'), ['took the project back to planning']],
  ['project.status_changed', from('active', 'completed'), ['completed the project']],
  ['project.status_changed', from('active', 'cancelled'), ['cancelled the project']],
  ['project.status_changed', from('completed', 'active'), ['reopened the project']],
  ['project.deleted', { customer_id: customer }, ['deleted the project']],
  ['project.restored', { customer_id: customer }, ['brought the project back']],
  ['project.tasks_changed', { assigned: [], moved: [], to: null }, []],
  ['project_member.added', { project_id, user_id: 'u', role: 'editor' }, ['added a person as editor']],
  [
    'project_member.role_changed',
    { project_id, user_id: 'u', from: 'viewer', to: 'editor' },
    ['made a person editor instead of viewer'],
  ],
  ['project_member.removed', { project_id, user_id: 'u', role: 'editor' }, ['took a person out of the project']],
  ['milestone.created', { project_id, title: 'M' }, ['planned the milestone']],
  ['milestone.updated', { project_id, changes: { due_date: from(null, '2026-03-01') } }, ['changed due date']],
  [
    'milestone.updated',
    { project_id, changes: { approval_required: from(false, true) } },
    ['changed whether it needs approval'],
  ],
  ['milestone.updated', { project_id, changes: { position: from(1, 2) } }, []],
  ['milestone.status_changed', { project_id, ...from('planned', 'in_progress') }, ['started work on it']],
  ['milestone.status_changed', { project_id, ...from('in_progress', 'awaiting_approval') }, ['sent it for approval']],
  [
    'milestone.status_changed',
    { project_id, ...from('awaiting_approval', 'in_progress') },
    ['took it back from approval'],
  ],
  ['milestone.status_changed', { project_id, ...from('in_progress', 'completed') }, ['completed it']],
  ['milestone.status_changed', { project_id, ...from('completed', 'in_progress') }, ['reopened it']],
  ['milestone.status_changed', { project_id, ...from('in_progress', 'planned') }, ['moved it back to Planned']],
  ['milestone.status_changed', { project_id, ...from('planned', 'cancelled') }, ['cancelled it']],
  ['milestone.status_changed', { project_id, ...from('cancelled', 'planned') }, ['planned it again']],
  ['milestone.status_changed', { project_id, ...from('awaiting_approval', 'completed'), answer: 'approved' }, []],
  ['milestone.approved', { project_id, on_behalf: false, reason: null }, ['approved it']],
  [
    'milestone.approved',
    { project_id, on_behalf: true, reason: 'said so by phone' },
    ['approved it on the owner’s behalf: said so by phone'],
  ],
  ['milestone.changes_requested', { project_id, comment: 'No logo yet' }, ['asked for changes: No logo yet']],
  ['milestone.deleted', { project_id, title: 'M' }, ['deleted the milestone']],
  ['milestone.restored', { project_id, title: 'M' }, ['brought the milestone back']],
  ['task.created', { project_id, title: 'T', assignee_id: null }, ['added the task']],
  ['task.updated', { project_id, changes: { due_date: from(null, '2026-03-01') } }, ['changed due date']],
  [
    'task.updated',
    { project_id, changes: { weight: from(3, 5), estimate_minutes: from(null, 30), spent_minutes: from(0, 5) } },
    ['changed weight, estimate, and time spent'],
    [],
  ],
  [
    'task.updated',
    { project_id, changes: { title: from('A', 'B'), labels: from([], ['rack']) } },
    ['changed title', 'changed labels'],
    ['changed title'],
  ],
  ['task.updated', { project_id, changes: { assignee_id: from(null, admin) } }, ['assigned it to a person'], []],
  ['task.updated', { project_id, changes: { assignee_id: from(admin, otherAdmin) } }, ['assigned it to a person'], []],
  ['task.updated', { project_id, changes: { assignee_id: from(admin, null) } }, ['left it to nobody'], []],
  ['task.updated', { project_id, changes: { assignee_id: from(admin, customer) } }, ['assigned it to a person']],
  ['task.updated', { project_id, changes: { assignee_id: from(customer, admin) } }, ['assigned it to a person']],
  ['task.assigned', { project_id, from: null, to: admin }, []],
  ['task.status_changed', { project_id, ...from('todo', 'in_progress') }, ['moved it from To do to In progress']],
  ['task.status_changed', { project_id, ...from('backlog', 'todo') }, ['moved it from Backlog to To do'], []],
  ['task.status_changed', { project_id, ...from('todo', 'backlog') }, ['moved it from To do to Backlog'], []],
  ['task.moved', { project_id, from: 1, to: 2 }, []],
  ['task.deleted', { project_id, title: 'T' }, ['deleted the task']],
  ['task.restored', { project_id, title: 'T' }, ['brought the task back']],
  ['comment.added', ofTask, ['commented on it']],
  ['comment.added', { ...ofTask, files: 1 }, ['commented on it with a file']],
  ['comment.added', { ...ofTask, files: 2 }, ['commented on it with 2 files']],
  ['comment.added', { ...ofTask, visibility: 'internal' }, ['commented on it'], []],
  ['comment.edited', ofTask, ['edited a comment on it']],
  ['comment.deleted', ofTask, ['deleted a comment on it']],
  ['comment.restored', ofTask, ['brought a comment back']],
  ['comment.reacted', ofTask, []],
  ['attachment.added', { ...ofTask, comment_id: 'c', file_name: 'plan.pdf' }, ['added the file plan.pdf']],
  ['attachment.added', { ...ofTask, comment_id: 'c', file_name: 'plan.pdf', with_comment: true }, []],
  ['attachment.deleted', { ...ofTask, comment_id: 'c', file_name: 'plan.pdf' }, ['deleted the file plan.pdf']],
  [
    'attachment.deleted',
    { ...ofTask, visibility: 'internal', comment_id: 'c', file_name: 'plan.pdf' },
    ['deleted the file plan.pdf'],
    [],
  ],
];

describe('what admin and customer read of each event (specification, section 3)', () => {
  it.each(rows)('%s %j', (name, payload, toAdmins, toCustomers = toAdmins) => {
    const entries = entriesOf(name, payload as EventPayload<typeof name>);
    expect(entries.map(({ description }) => description)).toEqual(toAdmins);
    expect(entries.filter(({ internal }) => !internal).map(({ description }) => description)).toEqual(toCustomers);
  });
});

describe('an entry', () => {
  it('of a file of the project itself is about the project', () => {
    const payload = { project_id, task_id: null, visibility: 'public', file_name: 'plan.pdf' } as const;
    for (const name of ['attachment.added', 'attachment.deleted'] as const)
      expect(entriesOf(name, payload)).toMatchObject([{ project_id, entity_type: 'project', entity_id: project_id }]);
  });

  it('tells a step by its states, in words and values', () => {
    expect(entriesOf('task.status_changed', { project_id, from: 'in_progress', to: 'done' })).toEqual([
      {
        project_id,
        entity_type: 'task',
        entity_id,
        activity_type: 'status_changed',
        description: 'moved it from In progress to Done',
        old_values: { status: 'in_progress' },
        new_values: { status: 'done' },
        internal: false,
      },
    ]);
  });

  it('that customers read carries no value of an internal field', () => {
    const changes = { title: from('A', 'B'), weight: from(1, 2), assignee_id: from(null, admin) };
    const [open, ...internal] = entriesOf('task.updated', { project_id, changes });
    expect(open).toMatchObject({ internal: false, old_values: { title: 'A' }, new_values: { title: 'B' } });
    expect(internal).toMatchObject([
      { internal: true, activity_type: 'updated', new_values: { weight: 2 } },
      { internal: true, activity_type: 'assigned', new_values: { assignee_id: admin } },
    ]);
  });

  it('of what one of the customer’s people changed is never internal', () => {
    const changes = { weight: from(1, 2), assignee_id: from(null, admin) };
    const entries = entriesOf('task.updated', { project_id, changes }, customer);
    const step = entriesOf('task.status_changed', { project_id, from: 'backlog', to: 'todo' }, customer);
    expect([...entries, ...step].map(({ internal }) => internal)).toEqual([false, false, false]);
  });

  it('of a thread stands under its task', () => {
    expect(entriesOf('comment.added', ofTask)).toMatchObject([{ entity_type: 'task', entity_id: 't1' }]);
  });
});
