import { eventForCustomers, recordForCustomers, textsForCustomers, type WorkflowAction } from '@portal/contracts';
import { RenderTime } from '../../../infrastructure/message-texts/index.js';
import type { StepContext } from '../actions/step.js';
import type { RecordView } from '../records/workflow-records.js';
import type { ConditionContext } from './condition-context.js';
import { fillInAll } from './templates.js';

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
