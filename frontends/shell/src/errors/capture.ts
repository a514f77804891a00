import type { SessionView } from '@portal/contracts';
import { clientErrors, factsOf, sessionKey, severityOf, type ErrorOrigin } from '@portal/data-access';
import { ErrorBoundary, toast } from '@portal/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { Component, ErrorInfo } from 'react';
import { crashId } from './crash-id.js';
import { isStaleChunk } from './stale-chunk.js';

/** Milliseconds after the page began to be left; one that is still there then wasn't left, but a file downloaded. */
const LEAVING = 3_000;

let leftAt = -Infinity;
let session: () => SessionView | null | undefined = () => null;

/**
 * Stores an error on this device if it is worth it (see `severityOf`), and shows a toast when it is critical
 * (specification, section 8).
 */
export function remember(error: unknown, origin: ErrorOrigin, id = crashId(error)): void {
  const severity = severityOf(error, origin);
  if (!severity) return;
  const { message, stack } = factsOf(error);
  const user = session()?.user;
  clientErrors.record({
    id,
    type: origin === 'promise' ? 'promise' : 'javascript',
    message,
    stack,
    severity,
    context: { origin },
    userId: user?.id ?? null,
    userRole: user?.role ?? null,
  });
  if (severity === 'critical') toast.critical(`This screen stopped working. Its error ID is ${id}.`);
}

/** Listens to uncaught exceptions, unhandled rejections, and files of the product that fail to load. */
export function captureErrors(client: QueryClient): void {
  session = () => client.getQueryData<SessionView | null>(sessionKey);
  addEventListener('error', captureEvent, true);
  addEventListener('beforeunload', () => (leftAt = performance.now()));
  addEventListener('unhandledrejection', ({ reason }) => {
    // the failure of its file was captured already
    if (!isStaleChunk(reason)) remember(reason, 'promise');
  });
}

function captureEvent(event: Event): void {
  if (event instanceof ErrorEvent) return remember(event.error ?? event.message, 'script');
  const file = addressOf(event.target);
  // Firefox ends the loading of files when their page is left, and reports it to the page
  const isLeaving = performance.now() - leftAt < LEAVING;
  if (file && navigator.onLine && !isLeaving) remember(`Failed to load ${new URL(file).pathname}`, 'file');
}

function addressOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLScriptElement) return isOurs(target.src) ? target.src : null;
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') return isOurs(target.href) ? target.href : null;
  return null;
}

const isOurs = (address: string): boolean => address.startsWith(`${location.origin}/`);

/** For React's root: errors that a boundary caught, and uncaught ones. */
export const rootOptions = {
  onCaughtError(error: unknown, { errorBoundary }: ErrorInfo & { errorBoundary?: Component<unknown> | undefined }) {
    logCrash(error);
    // the router's own boundaries show the crash screen, which stores the error itself
    if (errorBoundary instanceof ErrorBoundary) remember(error, 'part');
  },
  onUncaughtError(error: unknown) {
    logCrash(error);
    remember(error, 'screen');
  },
};

function logCrash(error: unknown): void {
  // eslint-disable-next-line no-console -- with the id that the person sees
  console.error(crashId(error), error);
}
