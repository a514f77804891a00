import { DomainError, workflowLimits, truncate } from '@portal/contracts';
import { RenderTime, renderText, textProblem } from '../../../infrastructure/message-texts/index.js';

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
