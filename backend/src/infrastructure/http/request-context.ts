import type { EntityManager } from '@mikro-orm/core';
import { anonymous, system, type Actor } from '@portal/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ListFile } from '../list-files/list-file.js';

/** The run of a workflow that causes what happens, and how many workflows caused one another up to it. */
export interface EventCause {
  workflowRunId: string;
  depth: number;
}

/** Who and what the running code works for: one call, one job, one command. */
export interface RequestContext {
  requestId: string;
  /** Anonymous until the session guard has run. */
  actor: Actor;
  ip: string | null;
  userAgent: string | null;
  /** What events name as their cause; none where no workflow acts. */
  cause?: EventCause;
  /** Of a call that asks for a list's rows as a file. */
  listFile?: ListFile;
  /** The call's own unit of work, made on first use: reading needs none. */
  unitOfWork?: () => EntityManager | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();
const nobody: Readonly<RequestContext> = { requestId: 'none', actor: anonymous, ip: null, userAgent: null };

/** The context of the running call or job. Outside of any, an anonymous one. */
export const requestContext = (): RequestContext => storage.getStore() ?? { ...nobody };

/** The unit of work of the running call, if it runs within one. */
export const currentUnitOfWork = (): EntityManager | undefined => storage.getStore()?.unitOfWork?.();

/** The context of the product's own work: a job, a sweep, a command. */
export const systemContext = (requestId: string): RequestContext => ({ ...nobody, requestId, actor: system });

/** Runs `work` and everything it starts in this context. */
export const runInContext = <Result>(context: RequestContext, work: () => Result): Result => storage.run(context, work);

/**
 * Runs work outside of the request context and the transaction of its caller. What is to be seen at once, whatever
 * becomes of the caller's transaction, takes a second connection beside it; as many such callers at once as the pool has
 * connections would wait for each other, so only what is rare or bounded does.
 */
export const runOutsideOfContexts = AsyncLocalStorage.snapshot();
