import { z } from 'zod';
import { roles } from '../core/actor.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, longText, requiredLongText } from '../core/primitives.js';

/** The ways of contacting a requester that an admin notes afterwards. */
export const contactWays = ['call', 'email', 'message', 'in_person'] as const;
export type LoggedWay = (typeof contactWays)[number];

/** The same and `reply`: what either side wrote in the request's conversation. */
export const conversationWays = [...contactWays, 'reply'] as const;
export type ContactWay = (typeof conversationWays)[number];

/**
 * An entry of a request's conversation: a reply of either side, which both sides read, or a message or call that an
 * admin noted, which customers never see.
 */
export const ConsultationContactView = object('ConsultationContact', {
  id,
  consultation_id: id,
  way: z.enum(conversationWays),
  contacted_at: instant,
  note: z.string().meta({ description: 'What was said or written' }),
  author_id: id,
  author_name: z.string().nullable(),
  author_role: z.enum(roles),
  created_at: instant,
});
export type ConsultationContactView = z.infer<typeof ConsultationContactView>;

/** Notes a message or call. The first one is the answer that was promised within 24 hours (decisions, section 4). */
export const LogConsultationContact = strictObject('LogConsultationContact', {
  way: z.enum(contactWays),
  contacted_at: instant.optional().meta({ description: 'When; now unless given' }),
  note: longText.min(1, 'Please say what was said'),
});
export type LogConsultationContact = z.infer<typeof LogConsultationContact>;

/** Writes in a request's conversation; the other side gets it by e-mail. */
export const ReplyToConsultation = strictObject('ReplyToConsultation', { body: requiredLongText });
export type ReplyToConsultation = z.infer<typeof ReplyToConsultation>;
