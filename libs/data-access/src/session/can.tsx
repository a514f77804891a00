import { may, mayByRole, policies, type Permission, type Rule, type SubjectOf } from '@portal/contracts';
import type { ReactNode } from 'react';
import { useSession } from './use-session.js';

/** Whether the signed-in person may do this: by role alone, or with `subject` to this very record. The server decides again. */
export function useCan<Name extends Permission>(permission: Name, subject?: SubjectOf<Name>): boolean {
  const { actor } = useSession();
  const rule = policies[permission] as Rule<SubjectOf<Name>>;
  return subject === undefined ? mayByRole(rule, actor) : may(rule, actor, subject);
}

interface CanProps<Name extends Permission> {
  permission: Name;
  subject?: SubjectOf<Name>;
  children: ReactNode;
}

/** Shows its children to those who may. */
export function Can<Name extends Permission>({ permission, subject, children }: CanProps<Name>) {
  return useCan(permission, subject) ? children : null;
}
