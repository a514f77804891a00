import { Injectable } from '@nestjs/common';
import {
  DomainError,
  fieldsFor,
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
  type WorkflowEventName,
  type WorkflowField,
  type WorkflowRecordKind,
} from '@portal/contracts';
import { recordOfStart } from './workflow-trigger.entity.js';
import { scheduleProblem } from './next-run.js';

/** Refuses workflows that could never do what they say, naming each field. */
@Injectable()
export class DefinitionCheck {
  /** @throws DomainError `invalid` */
  assertSound(definition: WorkflowDefinition): void {
    const details = [...this.problemsOf(definition)];
    if (details.length > 0) throw new DomainError('invalid', {}, { details });
  }

  private *problemsOf({ trigger, conditions, actions }: WorkflowDefinition): Iterable<ProblemDetail> {
    if (trigger.type === 'schedule') {
      const message = scheduleProblem(trigger.cron, trigger.time_zone);
      if (message) yield { path: 'trigger.cron', message };
    }
    const kind = recordOfStart(trigger);
    const event = trigger.type === 'event' ? trigger.event : undefined;
    const offered = {
      ...offeredBy(kind, event),
      isOpen: trigger.type === 'webhook' || trigger.type === 'manual',
    };
    yield* problemsOfGroup(conditions, 'conditions', offered);
    for (const [index, action] of actions.entries()) {
      const path = `actions.${index}`;
      yield* problemsOfStep(action, kind, path);
      if (action.only_if) yield* problemsOfGroup(action.only_if, `${path}.only_if`, offered);
      if (action.type === 'wait_until' && action.conditions)
        yield* problemsOfGroup(action.conditions, `${path}.conditions`, offeredBy(kind, action.event));
    }
  }
}

interface OfferedFields {
  byPath: ReadonlyMap<string, WorkflowField>;
  /** What the event carries isn't known beforehand: a webhook's body, or what an admin gives by hand. */
  isOpen: boolean;
}

const offeredBy = (kind: WorkflowRecordKind | null, event?: WorkflowEventName): OfferedFields => ({
  byPath: new Map(fieldsFor(kind, event).map((field) => [field.path, field])),
  isOpen: false,
});

function* problemsOfGroup(
  { conditions }: ConditionGroup,
  path: string,
  offered: OfferedFields,
): Iterable<ProblemDetail> {
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
): Iterable<ProblemDetail> {
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
  if (known.type === 'number' && operator !== 'is_set' && given.some((one) => typeof one !== 'number'))
    yield { path: `${path}.value`, message: 'Must be a number' };
}

function* problemsOfStep(
  action: WorkflowAction,
  kind: WorkflowRecordKind | null,
  path: string,
): Iterable<ProblemDetail> {
  if (!isStepFor(action.type, kind)) {
    const about = kind ? `a ${workflowRecords[kind].label.toLowerCase()}` : 'no record';
    yield { path: `${path}.type`, message: `Not possible in a workflow about ${about}` };
  } else if (action.type === 'change_status' && kind && !statusesOf(kind).includes(action.status)) {
    yield { path: `${path}.status`, message: `One of: ${statusesOf(kind).join(', ')}` };
  } else if (action.type === 'set_field' && kind) {
    const names = settableFields(kind).map((field) => field.path.slice('record.'.length));
    if (!names.includes(action.field)) yield { path: `${path}.field`, message: `One of: ${names.join(', ')}` };
  }
}
