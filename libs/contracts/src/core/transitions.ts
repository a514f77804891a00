import { isAdmin, type Actor } from './actor.js';
import { DomainError } from './errors.js';

/** Who may take a step: `anyone` with edit rights on the record, or only an `admin`. The system may take any step. */
export type Stepper = 'admin' | 'anyone';

/** Whose steps the actor may take. */
export const stepperOf = (actor: Actor): Stepper => (actor.kind === 'system' || isAdmin(actor) ? 'admin' : 'anyone');

type Table<State extends string> = Record<State, Partial<Record<State, Stepper>>>;

export interface Transitions<State extends string> {
  /** The states one may go to from here. */
  allowed(from: State, stepper: Stepper): State[];
  /** @throws DomainError `illegal_transition` with `allowed` when the step isn't in the table. */
  assert(from: State, to: State, stepper: Stepper): void;
}

/** The one table of an entity's states; read by the server (409) and by the screen (which buttons). */
export function transitions<State extends string>(table: Table<State>): Transitions<State> {
  const allowed = (from: State, stepper: Stepper): State[] =>
    (Object.entries(table[from]) as [State, Stepper][])
      .filter(([, needs]) => stepper === 'admin' || needs === 'anyone')
      .map(([to]) => to);
  return {
    allowed,
    assert(from, to, stepper) {
      const next = allowed(from, stepper);
      if (!next.includes(to)) {
        throw new DomainError('illegal_transition', { from, to }, { allowed: next });
      }
    },
  };
}
