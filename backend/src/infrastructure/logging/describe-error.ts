import { DomainError } from '@portal/contracts';
import { sqlStateOf } from '../errors/problem.js';

/** Fields of PostgreSQL's errors besides the message, without values of a row. */
const PLACES = ['severity', 'table', 'column', 'constraint', 'routine'] as const;

/**
 * Classes of PostgreSQL's errors whose messages name things and never quote values: connections, constraints,
 * transactions, resources, operators' doing, the system.
 */
const SPEAKS_OF_THINGS = /^(08|23|25|40|53|55|57|58)/;
const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * A failure as logs may keep it: kind, place, table or constraint. Never typed text or row content: statements, their
 * values, PostgreSQL's details, names in error sentences, addresses in a mail server's answer.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const state = sqlStateOf(error);
  return { type: error.name, message: messageOf(error, state), state, ...placesOf(error), stack: stackOf(error) };
}

function messageOf(error: Error, state: string | undefined): string {
  if (error instanceof DomainError) return error.code;
  if (error instanceof SyntaxError) return 'a text could not be parsed';
  if ('responseCode' in error) return `the mail server answered ${String(error.responseCode)}`;
  if (state === undefined || !SQL_STATE.test(state)) return error.message;
  return SPEAKS_OF_THINGS.test(state) ? innermost(error).message : 'the database refused a statement';
}

/** Wrappers put the statement before PostgreSQL's message. */
function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

function placesOf(error: Error): Record<string, string> {
  const inner = innermost(error) as Error & Partial<Record<(typeof PLACES)[number], unknown>>;
  return Object.fromEntries(
    PLACES.flatMap((place) => (typeof inner[place] === 'string' ? [[place, inner[place]]] : [])),
  );
}

/** The frames only: the first line of a stack repeats the message. */
const stackOf = (error: Error): string | undefined =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
