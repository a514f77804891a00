import type { ErrorSeverity } from '@portal/contracts';
import { ApiError } from '../http/api-error.js';

/**
 * How an error reached us: `screen`, a whole screen gave way to the crash screen; `part`, a part of one was replaced;
 * `script`, nobody caught it; `promise`, nobody awaited it; `file`, a script or style sheet of ours didn't load.
 */
export type ErrorOrigin = 'screen' | 'part' | 'script' | 'promise' | 'file';

const UNREACHABLE = /^(failed to fetch|load failed|networkerror|network request failed|the network connection)/i;
const HARMLESS = /^(script error\.?$|resizeobserver loop)/i;
const NOT_OURS = /(chrome|moz|safari-web|safari)-extension:\/\//;
const MISTAKES: readonly string[] = ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError'];

/**
 * How bad an error is for the person; null when it isn't worth remembering.
 *
 * - critical: a whole screen crashed.
 * - high: a file of ours didn't load, a part of a screen crashed, an exception nobody caught, or a rejected promise
 *   that is a programming mistake.
 * - medium: any other rejected promise that nobody awaited.
 * - low: a call that the server itself failed (5xx); its own log has it.
 * - not remembered: refused calls (4xx), an unreachable network, aborted calls, browser extensions, notices without
 *   content of their own.
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

/** What anything thrown says about itself. */
export function factsOf(error: unknown): { name: string; message: string; stack: string | null } {
  if (error instanceof Error)
    return { name: error.name, message: error.message || error.name, stack: error.stack ?? null };
  return { name: '', message: typeof error === 'string' ? error : 'Something that is not an error', stack: null };
}
