export const roles = ['admin', 'customer'] as const;
export type Role = (typeof roles)[number];

export const contactFlags = ['primary', 'billing', 'technical'] as const;
export type ContactFlag = (typeof contactFlags)[number];

/** A signed-in person. */
export interface UserActor {
  kind: 'user';
  id: string;
  role: Role;
  companyId: string | null;
  contactFlags: readonly ContactFlag[];
  /** The session the call came in by; null where a person acts without one (command line, tests). */
  sessionId: string | null;
}

/** A caller without a session. */
export interface AnonymousActor {
  kind: 'anonymous';
  id: null;
}

/** The product itself: worker, workflow, coupled record. It may take any step of a transition table. */
export interface SystemActor {
  kind: 'system';
  id: null;
}

/** Who does something. First parameter of every service method. */
export type Actor = UserActor | AnonymousActor | SystemActor;

export const anonymous: AnonymousActor = { kind: 'anonymous', id: null };
export const system: SystemActor = { kind: 'system', id: null };

/** Whether the actor is the customer of a row, or a contact flagged `primary` of that customer's company (decisions, section 1). */
export const isCustomerOrPrimary = (actor: Actor, customerId: string, companyId: string | null): boolean =>
  actor.id === customerId ||
  (actor.kind === 'user' &&
    actor.companyId !== null &&
    actor.companyId === companyId &&
    actor.contactFlags.includes('primary'));

/** Whether the actor is an admin. */
export const isAdmin = (actor: Actor): actor is UserActor => actor.kind === 'user' && actor.role === 'admin';

/** Whether the actor may do what admins may: an admin, or the product itself (decisions, section 4). */
export const hasAdminRights = (actor: Actor): boolean => actor.kind === 'system' || isAdmin(actor);
