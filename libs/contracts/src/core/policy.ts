import type { Actor, Role } from './actor.js';

export type Audience = Role | 'anonymous';

/**
 * One row of a policy: the roles, and for customers the rows. `when` isn't evaluated for admins and the system;
 * `unless` names what admins may not do either.
 */
export interface Rule<Subject> {
  roles: readonly Audience[];
  when?: (actor: Actor, subject: Subject) => boolean;
  unless?: (actor: Actor, subject: Subject) => boolean;
}

export type Policy<Subject, Permission extends string> = Readonly<Record<Permission, Rule<Subject>>>;

/** Declares who may do what. Absence is refusal (decisions, section 4). */
export const definePolicy =
  <Subject>() =>
  <const Permission extends string>(rules: Record<Permission, Rule<Subject>>): Policy<Subject, Permission> =>
    rules;

const audienceOf = (actor: Actor): Audience | 'system' => (actor.kind === 'user' ? actor.role : actor.kind);

/** Whether the rule names the actor's role at all: checked by the route guard before any row is loaded. */
export function mayByRole(rule: Rule<never>, actor: Actor): boolean {
  const audience = audienceOf(actor);
  return audience === 'system' || rule.roles.includes(audience);
}

/** Whether the actor may do this to this row. */
export function may<Subject>(rule: Rule<Subject> | undefined, actor: Actor, subject: Subject): boolean {
  if (!rule || !mayByRole(rule, actor)) return false;
  if (actor.kind === 'system') return true;
  if (rule.unless?.(actor, subject)) return false;
  if (actor.kind === 'user' && actor.role === 'admin') return true;
  return rule.when ? rule.when(actor, subject) : true;
}
