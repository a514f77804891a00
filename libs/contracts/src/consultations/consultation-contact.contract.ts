import { z } from 'zod';
import { CommentVisibility } from '../comments/comment.contract.js';
import { roles } from '../core/actor.js';
import { limits } from '../core/limits.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, longText, requiredLongText } from '../core/primitives.js';
import { ConsultationStatus } from './consultation.contract.js';

/** The ways of contacting a requester that an admin notes afterwards. */
export const contactWays = ['call', 'email', 'message', 'in_person'] as const;
export type LoggedWay = (typeof contactWays)[number];

/** The same, and what was written in the request's conversation: by either side, or by admins for themselves. */
export const conversationWays = [...contactWays, 'reply', 'note'] as const;
export type ContactWay = (typeof conversationWays)[number];

/**
 * An entry of a request's conversation: a reply of either side, which both sides read, or a note, message or call of an
 * admin, which customers never see. Replies and notes are comments with the same id, which have their files.
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

/** Writes in a request's conversation; the other side gets what is public by e-mail. */
export const ReplyToConsultation = strictObject('ReplyToConsultation', {
  body: requiredLongText,
  visibility: CommentVisibility.default('public').meta({ description: 'Admins only: internal' }),
  files: z.int().min(0).max(limits.attachmentsPerComment).optional().meta({ description: 'How many files follow' }),
});
export type ReplyToConsultation = z.infer<typeof ReplyToConsultation>;

/** A change of a request's state, where it happened between the messages. */
export const ConsultationHistoryEntry = object('ConsultationHistoryEntry', {
  id,
  from: ConsultationStatus,
  to: ConsultationStatus,
  actor_name: z.string().nullable().meta({ description: 'null for customers, and where the product did it by itself' }),
  at: instant,
});
export type ConsultationHistoryEntry = z.infer<typeof ConsultationHistoryEntry>;
