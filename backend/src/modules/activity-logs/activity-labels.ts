import {
  loggedName,
  milestoneFields,
  projectFields,
  taskFields,
  valueLabel,
  type ActivityEntityType,
  type EventPayload,
  type Field,
  type MilestoneStatus,
  type ProjectStatus,
} from '@portal/contracts';

type Changes = Record<string, { from: unknown; to: unknown }>;

/** States whose name isn't what the screens call them. */
const states: Readonly<Record<string, string>> = { awaiting_approval: 'Waiting for approval' };

const fieldsOf: Readonly<Record<ActivityEntityType, Readonly<Record<string, Field | string>>>> = {
  project: projectFields,
  milestone: milestoneFields,
  task: taskFields,
};

const loggedField = (entity: ActivityEntityType, name: string): Field | undefined => {
  const field = fieldsOf[entity][name];
  return typeof field === 'object' && field.uses.includes('log') ? field : undefined;
};

/** Whether the log shows a change of the field: not of money, and not of a place in an order. */
export const isLogged = (entity: ActivityEntityType, name: string): boolean => loggedField(entity, name) !== undefined;

const stateLabel = (value: string): string => states[value] ?? valueLabel(value);

const fieldLabel = (entity: ActivityEntityType, name: string): string => {
  const field = loggedField(entity, name);
  return field ? loggedName(field) : name.replaceAll('_', ' ');
};

const listed = (words: readonly string[]): string => new Intl.ListFormat('en-US').format(words);

/** "changed due date, title, and priority" */
export const changeLabel = (entity: ActivityEntityType, changes: Changes): string =>
  `changed ${listed(Object.keys(changes).map((name) => fieldLabel(entity, name)))}`;

/** "moved it from To do to In progress" */
export const stepLabel = ({ from, to }: { from: string; to: string }): string =>
  `moved it from ${stateLabel(from)} to ${stateLabel(to)}`;

/** A project's step as what it means: "started the project". */
export function projectStepLabel(
  { from, to }: { from: ProjectStatus; to: ProjectStatus },
  project = 'the project',
): string {
  if (to === 'active')
    return `${from === 'planning' ? 'started' : from === 'on_hold' ? 'resumed' : 'reopened'} ${project}`;
  if (to === 'planning') return `took ${project} back to planning`;
  return to === 'on_hold' ? `put ${project} on hold` : `${to} ${project}`;
}

/** A milestone's step as what it means: "sent it for approval". */
export function milestoneStepLabel({ from, to }: { from: MilestoneStatus; to: MilestoneStatus }): string {
  if (to === 'in_progress' && from === 'awaiting_approval') return 'took it back from approval';
  const steps: Readonly<Record<MilestoneStatus, string>> = {
    planned: from === 'cancelled' ? 'planned it again' : 'moved it back to Planned',
    in_progress: from === 'completed' ? 'reopened it' : 'started work on it',
    awaiting_approval: 'sent it for approval',
    completed: 'completed it',
    cancelled: 'cancelled it',
  };
  return steps[to];
}

/** "commented on it with 2 files" */
export const commentLabel = ({ files = 0 }: Pick<EventPayload<'comment.added'>, 'files'>): string =>
  `commented on it${files === 0 ? '' : files === 1 ? ' with a file' : ` with ${files} files`}`;

/** Stands in what is stored for the name of the person it is about, so that no name outlives its account. */
export const SOMEBODY = 'a person';

/** "assigned it to a person" */
export const assignmentLabel = (to: unknown): string =>
  to === null ? 'left it to nobody' : `assigned it to ${SOMEBODY}`;
