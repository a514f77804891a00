import {
  eventForCustomers,
  recordForCustomers,
  textsForCustomers,
  type WorkflowAction,
  DomainError,
  workflowLimits,
  truncate,
} from '@portal/contracts';
import { RenderTime, renderText, textProblem } from '../../../infrastructure/message-texts/index.js';
import type { StepContext } from '../actions/step.js';
import type { RecordView } from '../records/workflow-records.js';
import type { ConditionContext } from './condition-context.js';

/**
 * Fills in a text of a workflow. Nothing is escaped here; what shows a text escapes it.
 * @throws DomainError `workflow.bad_template` saying why it can't be
 */
export function renderTemplate(text: string, variables: object, time = RenderTime.ofMessage()): string {
  if (!text.includes('{')) return text;
  try {
    return truncate(renderText('plain', text, variables, time), workflowLimits.renderedText);
  } catch (error) {
    throw new DomainError('workflow.bad_template', { reason: textProblem(error) });
  }
}

/** Fills in every text of a value, at any depth. */
export function fillInAll<Value>(value: Value, variables: object, time = RenderTime.ofMessage()): Value {
  if (typeof value === 'string') return renderTemplate(value, variables, time) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => fillInAll(one, variables, time)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, fillInAll(one as unknown, variables, time)]);
  return Object.fromEntries(entries) as Value;
}

type TextContextParts = Pick<StepContext, 'facts' | 'workflow' | 'run' | 'kind'>;

/**
 * A step with its texts filled in: what customers read with what customers see, the rest with all of the record.
 * @throws DomainError `workflow.bad_template`
 */
export function fillInStep<Action extends WorkflowAction>(
  action: Action,
  context: TextContextParts,
  time = RenderTime.ofMessage(),
): Action {
  const forCustomers = new Set(textsForCustomers(action, context.kind));
  const filled = Object.entries(action).map(([name, value]: [string, unknown]) => {
    if (notFilledIn.has(name)) return [name, value];
    return [
      name,
      fillInAll(value, variablesOf(context, forCustomers.has(name) ? customerFacts(context) : context.facts), time),
    ];
  });
  return Object.fromEntries(filled) as Action;
}

/** The texts of a message as one customer reads them. @param record as that customer sees it; null: there is none */
export function fillInForCustomer<Texts extends object>(
  texts: Texts,
  context: TextContextParts,
  record: RecordView | null,
  time: RenderTime,
): Texts {
  const { event } = customerFacts(context);
  return fillInAll(texts, variablesOf(context, { ...context.facts, event, record: record ?? {} }), time);
}

/** Conditions have no texts to fill in; an address of a webhook is what an admin typed. */
const notFilledIn = new Set(['only_if', 'conditions', 'url']);

const variablesOf = ({ workflow, run }: TextContextParts, facts: ConditionContext): object => ({
  ...facts,
  workflow,
  run: { id: run.id },
});

/** What every customer who sees the record sees of it and of the event. */
function customerFacts({ facts, kind, run }: TextContextParts): ConditionContext {
  return {
    ...facts,
    event: eventForCustomers(run.eventName, facts.event),
    record: kind ? recordForCustomers(kind, facts.record) : {},
  };
}
