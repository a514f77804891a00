import { AsyncLocalStorage } from 'node:async_hooks';
import { type Actor, anonymous } from '@portal/contracts';

/** Who and what the running code works for: one call, one job, one command. */
export interface RequestContext {
  requestId: string;
  /** Anonymous until the session guard knows better. */
  actor: Actor;
  ip: string | null;
  userAgent: string | null;
}

const storage = new AsyncLocalStorage<RequestContext>();
const nobody: Readonly<RequestContext> = { requestId: 'none', actor: anonymous, ip: null, userAgent: null };

/** The context of the running call or job. Outside of any, an anonymous one. */
export const requestContext = (): RequestContext => storage.getStore() ?? { ...nobody };

/** Runs `work` and everything it starts in this context. */
export const runInContext = <Result>(context: RequestContext, work: () => Result): Result => storage.run(context, work);
