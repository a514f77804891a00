import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ActionOf,
  id,
  isStepFor,
  operatorsByType,
  settableFields,
  statusesOf,
  workflowRecords,
  type Condition,
  type ConditionGroup,
  type ProblemDetail,
  type WorkflowAction,
  type WorkflowDefinition,
  type WorkflowFieldType,
  type WorkflowRecipient,
  type WorkflowRecordKind,
} from '@portal/contracts';
import { z } from 'zod';
import { Config } from '../../../infrastructure/config/config.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { refuseAll } from '../../../infrastructure/errors/refuse.js';
import { RenderTime } from '../../../infrastructure/message-texts/index.js';
import { valueProblem } from '../actions/field-input.js';
import { isInwardAddress } from '../webhooks/inward-address.js';
import { scheduleProblem } from './next-run.js';
import { offeredBy, offeredByStart, problemsOfTexts, type OfferedFields, type TextContext } from './text-problems.js';
import { recordOfStart } from './workflow-trigger.entity.js';

/** Refuses workflows that can't run as written, or would send internal fields to customers, naming each field. */
@Injectable()
export class DefinitionCheck {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /** @throws DomainError `invalid` */
  async assertSound(definition: WorkflowDefinition): Promise<void> {
    const tellsCustomers = await customersAmong(this.em.fork(), recordOfStart(definition.trigger), definition.actions);
    const time = RenderTime.ofPreview();
    refuseAll([
      ...problemsOf(definition),
      ...textAndAddressProblems(definition, this.config, { tellsCustomers, time }),
    ]);
  }
}

/** What is wrong with texts and addresses, as far as the definition itself shows. */
export function textAndAddressProblems(
  { trigger, actions }: Pick<WorkflowDefinition, 'trigger' | 'actions'>,
  { privateWebhooks }: Pick<Config, 'privateWebhooks'>,
  { tellsCustomers, time }: Partial<Pick<TextContext, 'tellsCustomers' | 'time'>> = {},
): ProblemDetail[] {
  const kind = recordOfStart(trigger);
  const context = {
    kind,
    offered: offeredByStart(trigger),
    tellsCustomers: tellsCustomers ?? tellsCustomersOf(kind),
    time,
  };
  return actions.flatMap((action, index) => {
    const path = `actions.${index}`;
    const problem = action.type === 'call_webhook' ? addressProblem(action.url, privateWebhooks) : undefined;
    return [...problemsOfTexts(action, path, context), ...(problem ? [{ path: `${path}.url`, message: problem }] : [])];
  });
}

function addressProblem(url: string, privateWebhooks: boolean): string | undefined {
  if (/\{[{%]/.test(url)) return 'An address is not filled in: put fields into the body';
  return !privateWebhooks && isInwardAddress(url) ? 'Only public addresses can be called' : undefined;
}

type Problems = Iterable<ProblemDetail>;

function* problemsOf({ trigger, conditions, actions }: WorkflowDefinition): Problems {
  if (trigger.type === 'schedule') {
    const message = scheduleProblem(trigger.cron, trigger.time_zone);
    if (message) yield { path: 'trigger.cron', message };
  }
  const kind = recordOfStart(trigger);
  const offered = offeredByStart(trigger);
  yield* problemsOfGroup(conditions, 'conditions', offered);
  for (const [index, action] of actions.entries()) {
    const path = `actions.${index}`;
    yield* problemsOfStep(action, kind, path);
    yield* problemsOfReferences(action, path);
    if (action.only_if) yield* problemsOfGroup(action.only_if, `${path}.only_if`, offered);
    if (action.type === 'wait_until' && action.conditions)
      yield* problemsOfGroup(action.conditions, `${path}.conditions`, offeredBy(kind, action.event));
  }
}

function* problemsOfGroup({ conditions }: ConditionGroup, path: string, offered: OfferedFields): Problems {
  for (const [index, one] of conditions.entries()) {
    const at = `${path}.conditions.${index}`;
    if ('match' in one) yield* problemsOfGroup(one, at, offered);
    else yield* problemsOfCondition(one, at, offered);
  }
}

function* problemsOfCondition(
  { field, operator, value }: Condition,
  path: string,
  { byPath, isOpen }: OfferedFields,
): Problems {
  if (isOpen && field.startsWith('event.')) return;
  const known = byPath.get(field);
  if (!known) {
    yield { path: `${path}.field`, message: 'This field is not there' };
    return;
  }
  const allowed = [...operatorsByType[known.type], ...(known.can_change ? ['changed_to' as const] : [])];
  if (!allowed.includes(operator)) yield { path: `${path}.operator`, message: `One of: ${allowed.join(', ')}` };
  const { values } = known;
  const given = [value ?? []].flat();
  const strange = values && operator !== 'is_set' ? given.find((one) => !values.includes(String(one))) : undefined;
  if (strange !== undefined) yield { path: `${path}.value`, message: `One of: ${values?.join(', ') ?? ''}` };
  const schema = operator === 'is_set' ? undefined : comparedWith[known.type];
  const [issue] = given.flatMap((one) => schema?.safeParse(one).error?.issues ?? []);
  if (issue) yield { path: `${path}.value`, message: issue.message };
}

/** What a field of a type can be compared with: anything else would never match, or always. */
const comparedWith: Readonly<Partial<Record<WorkflowFieldType, z.ZodType>>> = {
  number: z.number(),
  boolean: z.boolean(),
  instant: z.iso.datetime({ offset: true }),
  day: z.iso.date(),
  id,
};

function* problemsOfStep(action: WorkflowAction, kind: WorkflowRecordKind | null, path: string): Problems {
  if (!isStepFor(action.type, kind)) {
    const about = kind ? `a ${workflowRecords[kind].label.toLowerCase()}` : 'no record';
    yield { path: `${path}.type`, message: `Not possible in a workflow about ${about}` };
  } else if (action.type === 'change_status' && kind && !statusesOf(kind).includes(action.status)) {
    yield { path: `${path}.status`, message: `One of: ${statusesOf(kind).join(', ')}` };
  } else if (action.type === 'set_field' && kind) {
    const names = settableFields(kind).map((field) => field.path.slice('record.'.length));
    if (!names.includes(action.field)) yield { path: `${path}.field`, message: `One of: ${names.join(', ')}` };
    else yield* problemsOfValue(action, kind, `${path}.value`);
  }
}

/** The fields of steps with the id of a record, or with a text that becomes one. */
const references: ReadonlySet<string> = new Set([
  'project_id',
  'assignee_id',
  'requester_id',
  'customer_id',
  'user_id',
]);

/** A reference with nothing to fill in is the record's id itself. */
function* problemsOfReferences(action: WorkflowAction, path: string): Problems {
  for (const [name, value] of Object.entries(action) as [string, unknown][]) {
    if (!references.has(name) || typeof value !== 'string' || value.includes('{')) continue;
    if (!id.safeParse(value).success) yield { path: `${path}.${name}`, message: 'Must be an id' };
  }
}

/** A value with nothing to fill in is what the field will be set to. */
function* problemsOfValue({ field, value }: ActionOf<'set_field'>, kind: WorkflowRecordKind, path: string): Problems {
  if (typeof value === 'string' && value.includes('{')) return;
  const message = valueProblem(kind, field, value);
  if (message !== undefined) yield { path, message };
}

type TellsCustomers = (action: WorkflowAction) => boolean;

const recipientsOf = (action: WorkflowAction): readonly WorkflowRecipient[] =>
  action.type === 'notify' ? action.recipients : [];

/** Records that can be assigned to customers; all others are the team's alone. */
const assignedToCustomers: ReadonlySet<WorkflowRecordKind | null> = new Set(['task']);

/** Whether a customer is among the recipients of a step by their role in such a record, such as assignee. */
const tellsCustomersOf =
  (kind: WorkflowRecordKind | null): TellsCustomers =>
  (action) =>
    recipientsOf(action).some(({ to }) => to === 'requester' || (to === 'assignee' && assignedToCustomers.has(kind)));

/** SQL has no empty list. */
const orNone = (values: string[]): (string | null)[] => (values.length > 0 ? values : [null]);

/** Whether a customer is among the recipients of a step: one of the record, or one named by profile or address. */
async function customersAmong(
  em: EntityManager,
  kind: WorkflowRecordKind | null,
  actions: readonly WorkflowAction[],
): Promise<TellsCustomers> {
  const tellsOwn = tellsCustomersOf(kind);
  const named = actions.flatMap(recipientsOf);
  const ids = named.flatMap((one) => (one.to === 'person' ? [one.user_id] : []));
  const emails = named.flatMap((one) => (one.to === 'address' ? [one.email] : []));
  if (ids.length + emails.length === 0) return tellsOwn;
  const rows = await kysely(em)
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'customer')
    .where((where) => where.or([where('id', 'in', orNone(ids)), where('email', 'in', orNone(emails))]))
    .execute();
  const customers = new Set(rows.flatMap(({ id, email }) => [id, email]));
  return (action) =>
    tellsOwn(action) ||
    recipientsOf(action).some(
      (one) =>
        (one.to === 'person' && customers.has(one.user_id)) || (one.to === 'address' && customers.has(one.email)),
    );
}
