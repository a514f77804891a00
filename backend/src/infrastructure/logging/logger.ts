import { pino, type Logger, type LoggerOptions } from 'pino';
import type { ProcessRole } from '../config/process-role.js';
import { requestContext } from '../http/request-context.js';
import { describeError } from './describe-error.js';

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
