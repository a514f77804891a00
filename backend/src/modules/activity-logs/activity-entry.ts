import {
  changesByAudience,
  isInternalTaskStep,
  type ActivityEntityType,
  type EventName,
  type EventPayload,
  type IsStaff,
} from '@portal/contracts';
import {
  assignmentLabel,
  changeLabel,
  isLogged,
  commentLabel,
  milestoneStepLabel,
  projectStepLabel,
  SOMEBODY,
  stepLabel,
} from './activity-labels.js';

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

type ActivityValues = Record<string, unknown>;
type Changes = Record<string, { from: unknown; to: unknown }>;

/** What one event becomes in the log. */
export interface ActivityEntry {
  project_id: string;
  entity_type: ActivityEntityType;
  entity_id: string;
  activity_type: string;
  /** Without its subject: "moved it from To do to Done"; the reader puts the name before it. */
  description: string;
  old_values: ActivityValues;
  new_values: ActivityValues;
  /** Visible to admins only. */
  internal: boolean;
}

type Payload = EventPayload<LoggedEvent>;

/** As much of an event as an entry is made of. */
export interface LoggedDomainEvent {
  name: LoggedEvent;
  entity_id: string;
  actor_id: string | null;
  payload: Payload;
}

type EntryDraft = Omit<ActivityEntry, 'project_id' | 'entity_type' | 'entity_id'>;

interface Context {
  actorId: string | null;
  isStaff: IsStaff;
}

type DescribeEvent<Name extends LoggedEvent> = (payload: EventPayload<Name>, context: Context) => readonly EntryDraft[];

const nothing = (): EntryDraft[] => [];

interface Values {
  from?: ActivityValues;
  to?: ActivityValues;
}

const entry = (activity_type: string, description: string, { from = {}, to = {} }: Values = {}): EntryDraft[] => [
  { activity_type, description, old_values: from, new_values: to, internal: false },
];

const plainEntry = (activity_type: string, description: string) => (): EntryDraft[] =>
  entry(activity_type, description);

const step = ({ from, to }: { from: string; to: string }, description: string): EntryDraft[] =>
  entry('status_changed', description, { from: { status: from }, to: { status: to } });

const asInternal = (entries: readonly EntryDraft[], internal: boolean): EntryDraft[] =>
  entries.map((one) => ({ ...one, internal }));

const valuesOf = (changes: Changes): Values => ({
  from: Object.fromEntries(Object.entries(changes).map(([name, { from }]) => [name, from])),
  to: Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [name, to])),
});

/** A change of assignee has an entry of its own; all other fields share one. */
function changeEntries(entity: ActivityEntityType, changes: Changes): EntryDraft[] {
  const { assignee_id: assignment, ...others } = changes;
  return [
    ...(Object.keys(others).length > 0 ? entry('updated', changeLabel(entity, others), valuesOf(others)) : []),
    ...(assignment ? entry('assigned', assignmentLabel(assignment.to), valuesOf({ assignee_id: assignment })) : []),
  ];
}

/** Up to two entries: one for fields that customers see, one for internal fields. */
const changed =
  (entity: ActivityEntityType) =>
  ({ changes }: { changes: Changes }, { actorId, isStaff }: Context): EntryDraft[] => {
    const said = Object.fromEntries(Object.entries(changes).filter(([name]) => isLogged(entity, name)));
    const { customer, internal } = changesByAudience({ entity, changes: said, actorId }, isStaff);
    return [...changeEntries(entity, customer), ...asInternal(changeEntries(entity, internal), true)];
  };

/**
 * What the project was made from. The consultation comes first, because the deal may not have been sent to the customer
 * yet.
 */
function createdLabel({ consultation_id, deal_id }: Partial<EventPayload<'project.created'>>): string {
  if (consultation_id) return 'converted the consultation request to this project';
  return deal_id ? 'set up the project from the deal' : 'set up the project';
}

const describers: { [Name in LoggedEvent]: DescribeEvent<Name> } = {
  'project.created': ({ consultation_id, deal_id }) => entry('created', createdLabel({ consultation_id, deal_id })),
  'project.updated': changed('project'),
  'project.status_changed': (payload) => step(payload, projectStepLabel(payload)),
  'project.deleted': plainEntry('deleted', 'deleted the project'),
  'project.restored': plainEntry('restored', 'brought the project back'),
  'project.tasks_changed': nothing,
  'project_member.added': ({ role, user_id }) =>
    entry('member_added', `added ${SOMEBODY} as ${role}`, { to: { role, user_id } }),
  'project_member.role_changed': ({ from, to, user_id }) =>
    entry('member_changed', `made ${SOMEBODY} ${to} instead of ${from}`, {
      from: { role: from },
      to: { role: to, user_id },
    }),
  'project_member.removed': ({ role, user_id }) =>
    entry('member_removed', `took ${SOMEBODY} out of the project`, { from: { role, user_id } }),
  'milestone.created': plainEntry('created', 'planned the milestone'),
  'milestone.updated': changed('milestone'),
  // the event of the answer is logged instead
  'milestone.status_changed': (payload) => (payload.answer ? [] : step(payload, milestoneStepLabel(payload))),
  'milestone.approved': ({ on_behalf, reason }) =>
    entry('approved', on_behalf ? `approved it on the owner’s behalf: ${reason ?? ''}` : 'approved it', {
      to: { on_behalf, reason },
    }),
  'milestone.changes_requested': ({ comment }) =>
    entry('changes_requested', `asked for changes: ${comment}`, { to: { comment } }),
  'milestone.deleted': plainEntry('deleted', 'deleted the milestone'),
  'milestone.restored': plainEntry('restored', 'brought the milestone back'),
  'task.created': plainEntry('created', 'added the task'),
  'task.updated': changed('task'),
  // always beside `task.updated`
  'task.assigned': nothing,
  'task.status_changed': (payload, { actorId, isStaff }) =>
    asInternal(step(payload, stepLabel(payload)), isInternalTaskStep(payload) && isStaff(actorId)),
  'task.moved': nothing,
  'task.deleted': plainEntry('deleted', 'deleted the task'),
  'task.restored': plainEntry('restored', 'brought the task back'),
  'comment.added': ({ files = 0 }) => entry('commented', commentLabel({ files }), files > 0 ? { to: { files } } : {}),
  'comment.edited': plainEntry('comment_edited', 'edited a comment on it'),
  'comment.deleted': plainEntry('comment_deleted', 'deleted a comment on it'),
  'comment.restored': plainEntry('comment_restored', 'brought a comment back'),
  'comment.reacted': nothing,
  'attachment.added': ({ file_name, with_comment }) =>
    with_comment ? [] : entry('file_added', `added the file ${file_name}`, { to: { file_name } }),
  'attachment.deleted': ({ file_name }) =>
    entry('file_deleted', `deleted the file ${file_name}`, { from: { file_name } }),
};

/** The events that have entries. */
export const loggedEvents = (Object.keys(describers) as LoggedEvent[]).filter((name) => describers[name] !== nothing);

/**
 * The log entries of an event. Positions, money and facts that other events log have none; facts that customers don't
 * see are an internal entry of their own.
 */
export function activityEntriesOf(event: LoggedDomainEvent, isStaff: IsStaff): ActivityEntry[] {
  if ('project_id' in event.payload && event.payload.project_id === null) return []; // messages of support tickets
  const describe = describers[event.name] as (payload: Payload, context: Context) => readonly EntryDraft[];
  const isInternal = isOfInternalComment(event.payload);
  return describe(event.payload, { actorId: event.actor_id, isStaff }).map((one) => ({
    ...one,
    ...placeOf(event),
    internal: one.internal || isInternal,
  }));
}

/** The users on whom it depends who may read about the event. */
export function peopleOfEvent({
  actor_id,
  payload,
}: Pick<LoggedDomainEvent, 'actor_id' | 'payload'>): (string | null)[] {
  const assignment = 'changes' in payload ? payload.changes['assignee_id'] : undefined;
  const ids = assignment ? [assignment.from, assignment.to] : [];
  return [actor_id, ...ids.map((id) => (typeof id === 'string' ? id : null))];
}

function placeOf({
  name,
  entity_id,
  payload,
}: LoggedDomainEvent): Pick<ActivityEntry, 'project_id' | 'entity_type' | 'entity_id'> {
  const project_id = 'project_id' in payload ? (payload.project_id ?? entity_id) : entity_id;
  if (name.startsWith('project')) return { project_id, entity_type: 'project', entity_id: project_id };
  if (name.startsWith('milestone.')) return { project_id, entity_type: 'milestone', entity_id };
  if ('task_id' in payload && payload.task_id === null)
    return { project_id, entity_type: 'project', entity_id: project_id }; // a file of the project itself
  return {
    project_id,
    entity_type: 'task',
    entity_id: 'task_id' in payload ? (payload.task_id ?? entity_id) : entity_id,
  };
}

const isOfInternalComment = (payload: Payload): boolean => 'visibility' in payload && payload.visibility !== 'public';
