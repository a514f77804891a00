import type { ErrorSeverity } from '@portal/contracts';
import { ApiError } from '../http/api-error.js';

/**
 * Where an error was caught: `screen`, by the crash screen; `part`, by a boundary within a screen; `script`, uncaught;
 * `promise`, an unhandled rejection; `file`, a script or style sheet of the product didn't load.
 */
export type ErrorOrigin = 'screen' | 'part' | 'script' | 'promise' | 'file';

/** What browsers and `bodyOf()` call it. */
const UNREACHABLE =
  /^(failed to fetch|load failed|networkerror|network request failed|the network connection|the server could not be reached)/i;
const HARMLESS = /^(script error\.?$|resizeobserver loop)/i;
const NOT_OURS = /(chrome|moz|safari-web|safari)-extension:\/\//;
const MISTAKES: readonly string[] = ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError'];

/**
 * How severe an error is for the user; null when it isn't recorded.
 * - critical: a whole screen crashed.
 * - high: a file of the product didn't load, a part of a screen crashed, an uncaught exception, or a rejected promise
 * that is a programming mistake.
 * - medium: any other unhandled rejection.
 * - low: a call that the server itself failed (5xx); its own log has it.
 * - not recorded: refused calls (4xx), an unreachable network, aborted calls, browser extensions, notices without
 * content of their own.
 */
export function severityOf(error: unknown, origin: ErrorOrigin): ErrorSeverity | null {
  if (origin === 'screen') return 'critical';
  const { name, message, stack } = factsOf(error);
  if (name === 'AbortError' || name === 'CancelledError') return null;
  if (UNREACHABLE.test(message) || HARMLESS.test(message) || NOT_OURS.test(stack ?? '')) return null;
  if (error instanceof ApiError) return error.status >= 500 ? 'low' : null;
  if (origin === 'promise') return MISTAKES.includes(name) ? 'high' : 'medium';
  return 'high';
}

/** Name, message and stack of anything thrown. */
export function factsOf(error: unknown): { name: string; message: string; stack: string | null } {
  if (error instanceof Error)
    return { name: error.name, message: error.message || error.name, stack: error.stack ?? null };
  return { name: '', message: typeof error === 'string' ? error : 'Something that is not an error', stack: null };
}
