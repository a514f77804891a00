import { isAdmin, type Actor } from './actor.js';
import { DomainError } from './errors.js';

/** Who may take a step: `anyone` with edit rights on the record, or only an `admin`. The system may take any step. */
export type TransitionActor = 'admin' | 'anyone';

/** Whose steps the actor may take. */
export const transitionActorOf = (actor: Actor): TransitionActor =>
  actor.kind === 'system' || isAdmin(actor) ? 'admin' : 'anyone';

type Table<State extends string> = Record<State, Partial<Record<State, TransitionActor>>>;

export interface Transitions<State extends string> {
  /** The states one may go to from here. */
  allowed(from: State, transitionActor: TransitionActor): State[];
  /** @throws DomainError `illegal_transition` with `allowed` when the step isn't in the table. */
  assert(from: State, to: State, transitionActor: TransitionActor): void;
}

/** Steps that all of these users may take. */
export const stepsOf = <State extends string>(
  who: TransitionActor,
  ...states: readonly State[]
): Partial<Record<State, TransitionActor>> =>
  Object.fromEntries(states.map((state) => [state, who])) as Partial<Record<State, TransitionActor>>;

/** The one table of an entity's states; read by the server (409) and by the screen (which buttons). */
export function transitions<State extends string>(table: Table<State>): Transitions<State> {
  const allowed = (from: State, transitionActor: TransitionActor): State[] =>
    (Object.entries(table[from]) as [State, TransitionActor][])
      .filter(([, needs]) => transitionActor === 'admin' || needs === 'anyone')
      .map(([to]) => to);
  return {
    allowed,
    assert(from, to, transitionActor) {
      const next = allowed(from, transitionActor);
      if (!next.includes(to)) {
        throw new DomainError('illegal_transition', { from, to }, { allowed: next });
      }
    },
  };
}
