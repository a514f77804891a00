import { type Actor, DomainError, may, policies, type Permission, type Rule, type SubjectOf } from '@portal/contracts';

/**
 * Asks the policy whether the actor may do this to this row; services call it once the row is loaded.
 * @throws DomainError `unauthenticated` where nobody is signed in, else `forbidden`
 */
export function authorize<Name extends Permission>(actor: Actor, permission: Name, subject: SubjectOf<Name>): void {
  const rule = policies[permission] as Rule<SubjectOf<Name>>;
  if (may(rule, actor, subject)) return;
  throw new DomainError(actor.kind === 'anonymous' ? 'unauthenticated' : 'forbidden');
}
