import {
  ANY_SEGMENT,
  type CreateEntry,
  type MenuEntry,
  type RemotesDocument,
  type RemoteView,
  type Role,
} from '@portal/contracts';

const ADDRESS = '/api/remotes';
const ANSWERS_WITHIN = 15_000;

/** Those of the document that was read last; none while a page is prerendered. */
let known: readonly RemoteView[] = [];

const failures = new Map<string, unknown>();

/** The builds of the remotes when the page was opened. */
let buildsAtStart: ReadonlyMap<string, string> | undefined;

/** The remotes of this page, as the api described them when they were read last. */
export const remotes = {
  all: (): readonly RemoteView[] => known,

  named: (name: string): RemoteView | undefined => known.find((remote) => remote.name === name),

  /** The remote of a path: by its first segment, else the one that takes all others. */
  at: (path: string): RemoteView | undefined => {
    const segment = path.split('/')[1] ?? '';
    return known.find(({ segments }) => segments.includes(segment)) ?? remotes.anywhereElse();
  },

  /** The remote that takes every path that no other has: the public site. */
  anywhereElse: (): RemoteView | undefined => known.find(({ segments }) => segments.includes(ANY_SEGMENT)),

  dashboardOf: (role: Role): RemoteView | undefined => known.find(({ dashboard_of }) => dashboard_of === role),

  /** What all remotes add to the signed-in menu of a role, in its order. */
  menuOf: (role: Role): MenuEntry[] =>
    known
      .flatMap(({ menu }) => menu)
      .filter(({ roles }) => roles.includes(role))
      .sort((a, b) => a.order - b.order),

  /** What a role can create from anywhere, by all remotes. */
  createsOf: (role: Role): CreateEntry[] =>
    known.flatMap(({ create }) => create).filter(({ roles }) => roles.includes(role)),

  /** Why the remote couldn't be loaded at the last attempt. */
  failureOf: (name: string): unknown => failures.get(name),

  failed: (name: string, error: unknown): void => void failures.set(name, error),

  opened: (name: string): void => void failures.delete(name),

  know: (described: readonly RemoteView[]): void => {
    known = described;
    buildsAtStart ??= buildsOf(described);
  },
};

/**
 * Reads the document of the remotes.
 * @throws Error when it doesn't arrive
 */
export async function readRemotes(): Promise<void> {
  remotes.know(await fetchRemotes());
}

/**
 * Whether a remote was built again since the page was opened: its code may expect libraries newer than the page's.
 * @throws Error when the document doesn't arrive
 */
export async function wasUpdated(): Promise<boolean> {
  const now = buildsOf(await fetchRemotes());
  return [...(buildsAtStart ?? [])].some(([name, build]) => now.has(name) && now.get(name) !== build);
}

async function fetchRemotes(): Promise<readonly RemoteView[]> {
  const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(ANSWERS_WITHIN) });
  if (!answer.ok) throw new Error(`${ADDRESS} answered ${answer.status}`);
  return ((await answer.json()) as RemotesDocument).remotes;
}

const buildsOf = (described: readonly RemoteView[]): ReadonlyMap<string, string> =>
  new Map(described.flatMap(({ name, build }) => (build === null ? [] : [[name, build]])));
