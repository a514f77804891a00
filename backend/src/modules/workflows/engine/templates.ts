import { DomainError, workflowLimits } from '@portal/contracts';
import { Liquid, LiquidError } from 'liquidjs';
import { BUSINESS_ZONE } from '../../../infrastructure/database/business-time.js';

/**
 * Texts of workflows: Liquid without access to files or prototypes, within limits of time and memory. Nothing is escaped
 * here; what shows a text escapes it.
 */
const engine = new Liquid({
  templates: {},
  strictFilters: true,
  ownPropertyOnly: true,
  timezoneOffset: BUSINESS_ZONE,
  parseLimit: 20_000,
  renderLimit: 200,
  memoryLimit: 200_000,
});

const reasonOf = (error: unknown): string =>
  (error instanceof LiquidError || error instanceof Error ? error.message : String(error)).split(/, line:|\n/)[0] ?? '';

/** Why a text can't be a template; undefined where it can. */
export function templateProblem(text: string): string | undefined {
  try {
    engine.parse(text);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Fills in a text. @throws DomainError `workflow.bad_template` saying why it can't be */
export function fillIn(text: string, variables: object): string {
  if (!text.includes('{')) return text;
  try {
    return String(engine.parseAndRenderSync(text, variables)).slice(0, workflowLimits.renderedText);
  } catch (error) {
    throw new DomainError('workflow.bad_template', { reason: reasonOf(error) });
  }
}

/** Fills in every text of a step but the names of things: its type, and what is chosen from a list. */
export function fillInAll<Value>(value: Value, variables: object): Value {
  if (typeof value === 'string') return fillIn(value, variables) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => fillInAll(one, variables)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    unfilled.has(key) ? (one as unknown) : fillInAll(one as unknown, variables),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** Conditions have no texts to fill in; an address of a webhook is what an admin typed. */
const unfilled = new Set(['only_if', 'conditions', 'url']);
