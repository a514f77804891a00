import {
  fieldLabel,
  isConditionGroup,
  surroundingFields,
  type Condition,
  type ConditionGroup,
  type ConditionOperator,
  type FailedCondition,
} from '@portal/contracts';
import { type ConditionContext, valueAt } from './condition-context.js';

type Compare = (actual: unknown, expected: unknown) => boolean;

const isSame: Compare = (actual, expected) => (actual ?? null) === expected;
const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Numbers by size, instants by time whatever zone they are written in, days (texts of one form) by their order. */
function compare(actual: unknown, expected: unknown): number {
  if (typeof actual === 'number' && typeof expected === 'number') return actual - expected;
  if (typeof actual !== 'string' || typeof expected !== 'string') return Number.NaN;
  if (INSTANT.test(actual) && INSTANT.test(expected)) return Date.parse(actual) - Date.parse(expected);
  return actual < expected ? -1 : actual > expected ? 1 : 0;
}

function contains(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(actual)) return actual.some((one) => isSame(one, expected));
  return typeof actual === 'string' && actual.toLowerCase().includes(String(expected).toLowerCase());
}

const comparisons: Readonly<Record<Exclude<ConditionOperator, 'changed_to'>, Compare>> = {
  is: isSame,
  is_not: (actual, expected) => !isSame(actual, expected),
  in: (actual, expected) => Array.isArray(expected) && expected.some((one) => isSame(actual, one)),
  contains,
  gt: (actual, expected) => compare(actual, expected) > 0,
  lt: (actual, expected) => compare(actual, expected) < 0,
  is_set: (actual, expected) => isGiven(actual) === (expected ?? true),
};

/** The value that a field came to by the event; undefined where the event didn't change it. */
function changedTo({ event }: ConditionContext, field: string): unknown {
  const name = field.replace(/^record\./, '');
  const { changes, to } = event as { changes?: Record<string, { to: unknown }>; to?: unknown };
  if (changes && Object.hasOwn(changes, name)) return changes[name]?.to;
  return name === 'status' || name === 'current_status' ? to : undefined;
}

function holds({ field, operator, value }: Condition, facts: ConditionContext, now: Date): boolean {
  if (operator === 'changed_to') return changedTo(facts, field) === value;
  return comparisons[operator](valueAt(facts, field, now), value);
}

/** A condition because of which a tree doesn't hold: it doesn't hold itself, or it does where none may. */
interface Failing {
  condition: Condition;
  isUnwanted: boolean;
}

/** The first condition because of which the tree doesn't hold; null where it holds. An empty group holds. */
export function findFailing(tree: ConditionGroup, facts: ConditionContext, now: Date): Failing | null {
  const { match, conditions } = tree;
  const results = conditions.map((one): Failing | null => {
    if (isConditionGroup(one)) return findFailing(one, facts, now);
    return holds(one, facts, now) ? null : { condition: one, isUnwanted: false };
  });
  const failing = results.find((one) => one !== null) ?? null;
  if (match === 'all' || conditions.length === 0) return failing;
  if (match === 'any') return results.includes(null) ? null : failing;
  const index = results.indexOf(null);
  return index === -1 ? null : { condition: firstOf(conditions[index]), isUnwanted: true };
}

/** A condition that stands for a part of the tree. */
function firstOf(one: Condition | ConditionGroup | undefined): Condition {
  if (one && !isConditionGroup(one)) return one;
  const [first] = one?.conditions ?? [];
  return first ? firstOf(first) : { field: 'time.hour', operator: 'is_set' };
}

const phrases: Readonly<Record<ConditionOperator, string>> = {
  is: 'not',
  is_not: 'which it must not be',
  in: 'not one of',
  contains: 'which does not contain',
  gt: 'not more than',
  lt: 'not less than',
  is_set: 'which must be',
  changed_to: 'and did not change to',
};

const isId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-/.test(value);

/** A value in words: a choice such as `in_progress` without its signs, a text as it is. */
const shown = (value: unknown): string => {
  if (!isGiven(value)) return 'empty';
  if (Array.isArray(value)) return value.every(isId) ? 'the chosen ones' : value.map(shown).join(', ');
  if (isId(value)) return 'the chosen one';
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^[a-z]+(_[a-z]+)*$/.test(value) ? value.replaceAll('_', ' ') : value;
};

/** The same of what a field holds, as far as it isn't what was chosen. */
const shownActual = (actual: unknown, expected: unknown): string =>
  isId(actual) && actual !== expected ? 'another one' : shown(actual);

/** What the builder calls the field. */
const labelOf = (path: string): string =>
  surroundingFields.find((field) => field.path === path)?.label ?? fieldLabel(path.split('.').slice(1).join(' '));

/** "Priority is medium, not urgent"; of what is true or false: "Not within business hours" */
export function describeFailing(
  { condition, isUnwanted }: Failing,
  facts: ConditionContext,
  now: Date,
): FailedCondition {
  const { field, operator, value } = condition;
  const actual = valueAt(facts, field, now);
  const label = labelOf(field);
  const sentence =
    typeof actual === 'boolean' && operator.startsWith('is') && typeof value === 'boolean'
      ? flagText(label, actual)
      : `${label} is ${shownActual(actual, value)}, ${isUnwanted ? 'which must not be so' : wanted(condition)}`;
  return { field, operator, expected: value ?? true, actual: actual ?? null, sentence };
}

const flagText = (label: string, isSo: boolean): string =>
  isSo ? label : `Not ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

function wanted({ operator, value }: Condition): string {
  if (operator === 'is_set') return `which must be ${value === false ? 'empty' : 'filled in'}`;
  if (operator === 'is_not') return phrases.is_not;
  return `${phrases[operator]} ${shown(value)}`;
}
