import type { ActivityEntityType, EventName, EventPayload } from '@portal/contracts';

/** The events that the activity of a project is made of. */
export type LoggedEvent = Extract<
  EventName,
  | `project.${string}`
  | `project_member.${string}`
  | `milestone.${string}`
  | `task.${string}`
  | `comment.${string}`
  | `attachment.${string}`
>;

type Facts = Record<string, unknown>;

/** What one event becomes in the log. */
export interface ActivityEntry {
  project_id: string;
  entity_type: ActivityEntityType;
  entity_id: string;
  activity_type: string;
  /** Without its subject: "moved it from To do to Done"; the reader puts the name before it. */
  description: string;
  old_values: Facts;
  new_values: Facts;
  /** Only admins may know. */
  internal: boolean;
}

type Payload = EventPayload<LoggedEvent>;

/** As much of an event as an entry is made of. */
export interface ToldEvent {
  name: LoggedEvent;
  entity_id: string;
  payload: Payload;
}

type Telling = Omit<ActivityEntry, 'project_id' | 'entity_type' | 'entity_id' | 'internal'>;
type Teller<Name extends LoggedEvent> = (payload: EventPayload<Name>) => Telling | null;

/** States whose name isn't what the screens call them. */
const called: Readonly<Record<string, string>> = { todo: 'To do', awaiting_approval: 'Waiting for approval' };

const words = (value: string): string =>
  called[value] ?? value.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
const listed = (names: readonly string[]): string => names.map((name) => name.replaceAll('_', ' ')).join(', ');

const plainly = (activity_type: string, description: string) => (): Telling => ({
  activity_type,
  description,
  old_values: {},
  new_values: {},
});

const moved = ({ from, to }: { from: string; to: string }): Telling => ({
  activity_type: 'status_changed',
  description: `moved it from ${words(from)} to ${words(to)}`,
  old_values: { status: from },
  new_values: { status: to },
});

/** What only admins may read of a project's changes, and what is no news: a place among others. */
const unsaidFields = new Set(['budget', 'budget_hours', 'budget_cents', 'position']);

function changed({ changes }: { changes: Record<string, { from: unknown; to: unknown }> }): Telling | null {
  const told = Object.entries(changes).filter(([name]) => !unsaidFields.has(name));
  if (told.length === 0) return null;
  return {
    activity_type: 'updated',
    description: `changed ${listed(told.map(([name]) => name.replace(/_id$/, '')))}`,
    old_values: Object.fromEntries(told.map(([name, { from }]) => [name, from])),
    new_values: Object.fromEntries(told.map(([name, { to }]) => [name, to])),
  };
}

const tellers: { [Name in LoggedEvent]: Teller<Name> } = {
  'project.created': plainly('created', 'started the project'),
  'project.updated': changed,
  'project.status_changed': moved,
  'project.deleted': plainly('deleted', 'deleted the project'),
  'project.restored': plainly('restored', 'brought the project back'),
  'project.tasks_changed': () => null,
  'project_member.added': ({ role }) => ({
    ...plainly('member_added', `added a person as ${role}`)(),
    new_values: { role },
  }),
  'project_member.role_changed': ({ from, to }) => ({
    activity_type: 'member_changed',
    description: `made a person ${to} instead of ${from}`,
    old_values: { role: from },
    new_values: { role: to },
  }),
  'project_member.removed': plainly('member_removed', 'took a person out of the project'),
  'milestone.created': plainly('created', 'planned the milestone'),
  'milestone.updated': changed,
  // an answer tells of this step itself
  'milestone.status_changed': (step) => (step.answer ? null : moved(step)),
  'milestone.approved': ({ on_behalf, reason }) => ({
    activity_type: 'approved',
    description: on_behalf ? `approved it on the owner’s behalf: ${reason ?? ''}` : 'approved it',
    old_values: {},
    new_values: { on_behalf, reason },
  }),
  'milestone.changes_requested': ({ comment }) => ({
    activity_type: 'changes_requested',
    description: `asked for changes: ${comment}`,
    old_values: {},
    new_values: { comment },
  }),
  'milestone.deleted': plainly('deleted', 'deleted the milestone'),
  'milestone.restored': plainly('restored', 'brought the milestone back'),
  'task.created': plainly('created', 'added the task'),
  'task.updated': changed,
  'task.assigned': () => null,
  'task.status_changed': moved,
  'task.moved': () => null,
  'task.deleted': plainly('deleted', 'deleted the task'),
  'task.restored': plainly('restored', 'brought the task back'),
  'comment.added': plainly('commented', 'commented on it'),
  'comment.edited': plainly('comment_edited', 'edited a comment on it'),
  'comment.deleted': plainly('comment_deleted', 'deleted a comment on it'),
  'comment.restored': plainly('comment_restored', 'brought a comment back'),
  'attachment.added': ({ file_name }) => ({
    ...plainly('file_added', `added the file ${file_name}`)(),
    new_values: { file_name },
  }),
  'attachment.deleted': ({ file_name }) => ({
    ...plainly('file_deleted', `deleted the file ${file_name}`)(),
    old_values: { file_name },
  }),
};

/**
 * What an event says in the log, or null where it says nothing: a task's place among others, what events of the tasks
 * tell already, a change of money only.
 */
export function activityEntryOf(event: ToldEvent): ActivityEntry | null {
  const tell = tellers[event.name] as (payload: Payload) => Telling | null;
  const telling = tell(event.payload);
  return telling && { ...telling, ...placeOf(event), internal: isInternal(event.payload) };
}

function placeOf({
  name,
  entity_id,
  payload,
}: ToldEvent): Pick<ActivityEntry, 'project_id' | 'entity_type' | 'entity_id'> {
  const project_id = 'project_id' in payload ? payload.project_id : entity_id;
  if (name.startsWith('project')) return { project_id, entity_type: 'project', entity_id: project_id };
  if (name.startsWith('milestone.')) return { project_id, entity_type: 'milestone', entity_id };
  return { project_id, entity_type: 'task', entity_id: 'task_id' in payload ? payload.task_id : entity_id };
}

const isInternal = (payload: Payload): boolean => 'visibility' in payload && payload.visibility !== 'public';
