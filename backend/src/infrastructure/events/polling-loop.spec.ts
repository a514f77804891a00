import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EntityManager, TransactionContext } from '@mikro-orm/core';
import { system } from '@portal/contracts';
import { requestContext, runInContext } from '../http/request-context.js';
import { PollingLoop } from './polling-loop.js';

/** Runs in the context in which the signal of a commit is given: the job's, with its ended transaction. */
const withinTransaction = (signal: () => void): void =>
  runInContext({ requestId: 'a job', actor: system, ip: null, userAgent: null }, () =>
    TransactionContext.create({ _id: 1 } as unknown as EntityManager, signal),
  );

const surroundings = (): unknown => ({
  actor: requestContext().actor.kind,
  requestId: requestContext().requestId,
  transaction: TransactionContext.currentTransactionContext()?.id,
});

it('works outside of the job and the transaction that start or trigger it', async () => {
  const seen: unknown[] = [];
  const loop = new PollingLoop('Loop', async () => {
    await nextTurn();
    seen.push(surroundings());
  });
  withinTransaction(() => {
    loop.start();
    loop.trigger();
    expect(surroundings()).toEqual({ actor: 'system', requestId: 'a job', transaction: 1 });
  });
  while (seen.length < 2) await nextTurn(); // the run of the start, and one more for the trigger during it
  await nextTurn();
  withinTransaction(() => {
    loop.trigger();
  });
  await loop.stop();
  expect(seen).toEqual(Array(3).fill({ actor: 'anonymous', requestId: 'none', transaction: undefined }));
});
