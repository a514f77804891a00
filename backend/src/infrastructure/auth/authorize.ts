import {
  type Actor,
  DomainError,
  may,
  mayByRole,
  policies,
  type Permission,
  type Rule,
  type SubjectOf,
} from '@portal/contracts';

/**
 * Checks by the policy that the actor may do this to this row; services call it once the row is loaded.
 * @throws DomainError `unauthenticated` without a session, else `forbidden`
 */
export function authorize<Name extends Permission>(actor: Actor, permission: Name, subject: SubjectOf<Name>): void {
  const rule = policies[permission] as Rule<SubjectOf<Name>>;
  if (!may(rule, actor, subject)) throw refusal(actor);
}

/**
 * Checks by the policy that the actor's role may do this at all: for lists, which are narrowed to what the actor may
 * see, and where the policy needs no row.
 * @throws DomainError `unauthenticated` without a session, else `forbidden`
 */
export function authorizeRole(actor: Actor, permission: Permission): void {
  if (!mayByRole(policies[permission], actor)) throw refusal(actor);
}

const refusal = (actor: Actor): DomainError =>
  new DomainError(actor.kind === 'anonymous' ? 'unauthenticated' : 'forbidden');
