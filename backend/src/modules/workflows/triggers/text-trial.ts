import {
  type NamedVariable,
  renderText,
  type RenderTime,
  textProblem,
} from '../../../infrastructure/message-texts/index.js';

/** What Liquid itself knows of a list or a text. */
export const textProperties: ReadonlySet<string> = new Set(['size', 'first', 'last']);

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
