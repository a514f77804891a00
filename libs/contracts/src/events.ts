import { authEvents } from './auth/auth.events.js';
import { companyEvents } from './companies/company.events.js';
import { consultationEvents } from './consultations/consultation.events.js';
import type { PayloadOf } from './core/events.js';
import { userEvents } from './users/user.events.js';

/** Every domain event; types `record()`, listeners, workflow triggers and webhooks. */
export const domainEvents = { ...authEvents, ...companyEvents, ...consultationEvents, ...userEvents } as const;

export type EventName = keyof typeof domainEvents;
export type EventPayload<Name extends EventName> =
  (typeof domainEvents)[Name] extends PayloadOf<infer Payload> ? Payload : never;
