import type { Mutation, MutationCache, QueryClient } from '@tanstack/react-query';

/** The record that an input is for: its `id`, or the input itself; new records have none yet. */
export function recordIn(input: unknown): string | undefined {
  if (typeof input === 'string') return input;
  const id: unknown = typeof input === 'object' && input !== null && 'id' in input ? input.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The record that a write is of. */
export const recordOf = ({ state }: Mutation): string | undefined => recordIn(state.variables);

/** What is sent one after the other: the writes to one record, or of one named queue (`meta.queue`). */
const queueOf = (write: Mutation): string | undefined => {
  const named = write.meta?.['queue'];
  return typeof named === 'string' ? named : recordOf(write);
};

const isUnderWay = ({ state }: Mutation): boolean => state.status === 'pending';

/** The write of the same queue that was started last before this one and isn't over. */
function earlierOf(cache: MutationCache, own: Mutation): Mutation | undefined {
  const queue = queueOf(own);
  if (queue === undefined) return undefined;
  const all = cache.getAll();
  return all.slice(0, all.indexOf(own)).findLast((write) => isUnderWay(write) && queueOf(write) === queue);
}

/** Resolves once a write is over: answered, refused, or forgotten with the session it belonged to. */
function endOf(cache: MutationCache, write: Mutation): Promise<void> {
  const isOver = (): boolean => !isUnderWay(write) || !cache.getAll().includes(write);
  return new Promise((resolve) => {
    if (isOver()) return resolve();
    const unsubscribe = cache.subscribe(() => {
      if (!isOver()) return;
      unsubscribe();
      resolve();
    });
  });
}

/**
 * Waits for its turn: writes to one record are sent in the order in which they were started, each once the one before
 * is answered, so that the last one wins. The library's own `scope` is one per hook, not per record, and counts waiting
 * writes as offline (decisions 7.11). Gives the input to send: a change whose version an earlier write of this browser
 * made stale carries the resulting version.
 */
export async function inTurn<Input>(client: QueryClient, input: Input): Promise<Input> {
  const cache = client.getMutationCache();
  const own = cache.find({ predicate: ({ state }) => state.variables === input && state.status === 'pending' });
  const before = own && earlierOf(cache, own);
  if (!before) return input;
  await endOf(cache, before);
  return onTopOf(before, input);
}

function onTopOf<Input>({ state }: Mutation, input: Input): Input {
  const [seen, made] = [versionOf(state.variables), versionOf(state.data)];
  const isSame = seen !== undefined && seen === versionOf(input);
  return isSame && made !== undefined ? { ...input, version: made } : input;
}

function versionOf(row: unknown): number | undefined {
  const version: unknown = typeof row === 'object' && row !== null && 'version' in row ? row.version : undefined;
  return typeof version === 'number' ? version : undefined;
}
