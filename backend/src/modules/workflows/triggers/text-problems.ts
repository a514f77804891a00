import {
  isDistance,
  textsForCustomers,
  type ProblemDetail,
  type WorkflowAction,
  type WorkflowField,
  type WorkflowRecordKind,
  fieldsFor,
  type WorkflowEventName,
  type WorkflowStart,
} from '@portal/contracts';
import {
  type RenderTime,
  TextError,
  variablesOf,
  type NamedVariable,
  renderText,
  textProblem,
} from '../../../infrastructure/message-texts/index.js';
import { recordOfStart } from './workflow-trigger.entity.js';

/** What the texts of a workflow are checked against. */
export interface TextContext {
  kind: WorkflowRecordKind | null;
  offered: OfferedFields;
  /** Whether a customer is among the recipients of a step. */
  tellsCustomers: (action: WorkflowAction) => boolean;
  /** For trying texts; undefined: they aren't tried. */
  time?: RenderTime | undefined;
}

/** Fields of a run beside those that conditions have. */
const runFields = new Set(['workflow.id', 'workflow.name', 'run.id']);

/** Items that a loop over a range may have. */
const MAX_RANGE = 1_000;

/**
 * What is wrong with the texts of a step: what isn't Liquid, unknown fields, endless loops, what customers may not
 * read.
 */
export function* problemsOfTexts(action: WorkflowAction, path: string, context: TextContext): Iterable<ProblemDetail> {
  const forCustomers = new Set(textsForCustomers(action, context.kind));
  const isTold = action.type === 'notify' && context.tellsCustomers(action);
  for (const [name, value] of Object.entries(action)) {
    if (typeof value !== 'string' || !value.includes('{') || name === 'url') continue;
    const message = problemOfText(value, isTold || forCustomers.has(name), context);
    if (message !== undefined) yield { path: `${path}.${name}`, message };
  }
}

function problemOfText(text: string, isForCustomers: boolean, context: TextContext): string | undefined {
  try {
    const variables = variablesOf('plain', text);
    for (const variable of variables) {
      const message = problemOfVariable(variable, isForCustomers, context);
      if (message !== undefined) return withLine(text, variable.line, message);
    }
    return rangeProblem(text) ?? trialProblem(text, variables, context.time);
  } catch (error) {
    if (error instanceof TextError) return withLine(text, error.line, error.message);
    throw error;
  }
}

const withLine = (text: string, line: number, message: string): string =>
  text.includes('\n') ? `Line ${line}: ${message}` : message;

function problemOfVariable(
  { path }: NamedVariable,
  isForCustomers: boolean,
  { offered, kind }: TextContext,
): string | undefined {
  const name = path.map((part) => part ?? '…').join('.');
  const isOfFacts = path[0] === 'record' || path[0] === 'event';
  if (path[0] === 'record' && kind === null) return `${name}: this workflow is about no record`;
  if (path[0] === 'event' && offered.isOpen) return undefined;
  if (isOfFacts && (path.length === 1 || path[1] === null))
    return isForCustomers ? `${name}: name each field, because customers don’t see all of them` : undefined;
  const fields = fieldsAt(name, path, offered);
  if (runFields.has(name) || (fields.length === 0 && whole.has(name))) return undefined;
  if (fields.length === 0) return `${name} is no field of this workflow`;
  if (fields.every(({ path: at }) => at === name) && isDistance(name))
    return `${name} is there for conditions only, not for texts`;
  const hidden = isForCustomers ? fields.find(({ customer_visible: isVisible }) => !isVisible) : undefined;
  return hidden && `${name} is not visible to customers, who read this text`;
}

/** What else may be named as a whole, for example to be written as JSON. */
const whole = new Set(['workflow', 'run']);

/** The fields that a path names: one, all of an object, or a part of a list or of a text. */
function fieldsAt(name: string, path: NamedVariable['path'], { byPath }: OfferedFields): WorkflowField[] {
  const exact = byPath.get(name);
  if (exact) return [exact];
  const within = [...byPath.values()].filter((field) => field.path.startsWith(`${name}.`) && !isDistance(field.path));
  if (within.length > 0) return within;
  for (let length = path.length - 1; length > 1; length--) {
    const field = byPath.get(path.slice(0, length).join('.'));
    if (field) return field.type === 'list' || textProperties.has(String(path[length])) ? [field] : [];
  }
  return [];
}

/** A range whose end only the record knows can be as long as it likes. */
function rangeProblem(text: string): string | undefined {
  const code = (text.match(/\{[{%][\s\S]*?[%}]\}/g) ?? []).join(' ').replace(/"[^"]*"|'[^']*'/g, '""');
  for (const [range, from, to] of code.matchAll(/\(\s*([^\s().]+)\s*\.\.\s*([^\s()]+)\s*\)/g)) {
    const length = Number(to) - Number(from) + 1;
    if (!(length <= MAX_RANGE)) return `${range}: a range goes from one number to another, over at most 1,000`;
  }
  return undefined;
}

/** The fields that conditions and texts may name. */
export interface OfferedFields {
  byPath: ReadonlyMap<string, WorkflowField>;
  /** What the event carries isn't known beforehand: a webhook's body, or what an admin gives by hand. */
  isOpen: boolean;
}

export const offeredBy = (kind: WorkflowRecordKind | null, event?: WorkflowEventName): OfferedFields => ({
  byPath: new Map(fieldsFor(kind, event).map((field) => [field.path, field])),
  isOpen: false,
});

/** What a workflow that begins so is offered. */
export const offeredByStart = (start: WorkflowStart): OfferedFields => ({
  ...offeredBy(recordOfStart(start), start.type === 'event' ? start.event : undefined),
  isOpen: start.type === 'webhook' || start.type === 'manual',
});

/** What Liquid itself knows of a list or a text. */
const textProperties: ReadonlySet<string> = new Set(['size', 'first', 'last']);

/**
 * Why a text could never be filled in, found by trying it: with nothing, and with something in every variable, because
 * some filters count only what is there. Only what fails for every record is reported.
 */
export function trialProblem(
  text: string,
  variables: readonly NamedVariable[],
  time: RenderTime | undefined,
): string | undefined {
  if (!time) return undefined;
  const say = (problem: string): string =>
    hasLoop(text) ? `Takes too long: ${problem}` : `Can’t be filled in: ${problem}`;
  const empty = attempt(text, {}, time);
  if (empty !== undefined && isHopeless(empty, text)) return say(empty);
  const filled = attempt(text, examplesOf(variables), time);
  return filled !== undefined && NEVER.test(filled) && !isOfExample(filled) ? say(filled) : undefined;
}

/** What a variable holds when a text is tried. */
const EXAMPLE = '1';

const NEVER = /^(?:memory alloc limit exceeded|Invalid time zone)/;
/** A time zone that a variable names, which here is its example. */
const isOfExample = (problem: string): boolean => problem.startsWith('Invalid') && problem.endsWith(`: ${EXAMPLE}`);
const hasLoop = (text: string): boolean => /\{%-?\s*for\b/.test(text);

/** Of time, a text without loops takes too much only where others took it. */
const isHopeless = (problem: string, text: string): boolean =>
  NEVER.test(problem) || (hasLoop(text) && /limit exceeded/.test(problem));

function attempt(text: string, facts: object, time: RenderTime): string | undefined {
  if (time.isOver) return undefined;
  try {
    renderText('plain', text, facts, time);
    return undefined;
  } catch (error) {
    return textProblem(error);
  }
}

interface Example {
  [name: string]: Example | string;
}

/** An object without a prototype, which a text could name. */
const emptyExample = (): Example => Object.create(null) as Example;

/** A value for each variable, which is a number as well as a text. */
function examplesOf(variables: readonly NamedVariable[]): Example {
  const examples = emptyExample();
  for (const { path } of variables) {
    const known = path.slice(0, path.includes(null) ? path.indexOf(null) : path.length).map(String);
    if (textProperties.has(known.at(-1) ?? '')) known.pop();
    const leaf = known.pop();
    let at = examples;
    for (const name of known) {
      const next = at[name];
      at = typeof next === 'object' ? next : (at[name] = emptyExample());
    }
    if (leaf !== undefined) at[leaf] ??= EXAMPLE;
  }
  return examples;
}
