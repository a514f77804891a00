import { pino, type Logger, type LoggerOptions } from 'pino';
import type { ProcessRole } from '../config/process-role.js';
import { requestContext } from '../http/request-context.js';
import { DomainError } from '@portal/contracts';
import { sqlStateOf } from '../errors/problem.js';
import type { LoggerService } from '@nestjs/common';

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

export type { Logger };

/** Never written to a log, at any depth that log records have. */
export const SECRETS = ['authorization', 'cookie', 'token', 'access_token', 'code', 'password', 'form_token'];

const options = (level: string, role: ProcessRole): LoggerOptions => ({
  level,
  base: { role, pid: process.pid },
  redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  serializers: { err: describeError },
  formatters: { level: (label) => ({ level: label }) },
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => {
    const { requestId } = requestContext();
    return requestId === 'none' ? {} : { request_id: requestId };
  },
});

/**
 * One JSON line an event, with the id of its call: on standard output; for commands on standard error, because their
 * output is on standard output.
 */
export const createLogger = (level: string, role: ProcessRole): Logger =>
  role === 'cli' ? pino(options(level, role), pino.destination({ fd: 2, sync: true })) : pino(options(level, role));

type Level = 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal';

/** Lets Nest's own messages go through pino. */
export function nestLogger(logger: Logger): LoggerService {
  const at =
    (level: Level) =>
    (message: unknown, ...rest: unknown[]) => {
      const context = rest.at(-1);
      const fields = typeof context === 'string' ? { context } : {};
      if (message instanceof Error) logger[level]({ ...fields, err: message }, message.name);
      else if (typeof message === 'object' && message !== null) logger[level]({ ...fields, ...message });
      else logger[level](fields, String(message));
    };
  return {
    log: (message, ...rest: unknown[]) => {
      at(isStartChatter(rest) ? 'debug' : 'info')(message, ...rest);
    },
    error: at('error'),
    warn: at('warn'),
    debug: at('debug'),
    verbose: at('trace'),
    fatal: at('fatal'),
  };
}

const CHATTY = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'WebSocketsController']);

const isStartChatter = (rest: readonly unknown[]): boolean => CHATTY.has(String(rest.at(-1)));
