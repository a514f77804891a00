import { z } from 'zod';
import { id, instant, longText } from '../core/primitives.js';

/** The ways of contacting a requester. */
export const contactWays = ['call', 'email', 'message', 'in_person'] as const;
export type ContactWay = (typeof contactWays)[number];

/** A message or call to the requester, recorded by an admin; customers never see it. */
export const consultationContactView = z
  .object({
    id,
    consultation_id: id,
    way: z.enum(contactWays),
    contacted_at: instant,
    note: z.string().meta({ description: 'What was said' }),
    author_id: id,
    author_name: z.string().nullable(),
    created_at: instant,
  })
  .meta({ id: 'ConsultationContact' });
export type ConsultationContactView = z.infer<typeof consultationContactView>;

/** Notes a message or call. The first one is the answer that was promised within 24 hours (decisions, section 4). */
export const logConsultationContact = z
  .strictObject({
    way: z.enum(contactWays),
    contacted_at: instant.optional().meta({ description: 'When; now unless given' }),
    note: longText.min(1, 'Please say what was said'),
  })
  .meta({ id: 'LogConsultationContact' });
export type LogConsultationContact = z.infer<typeof logConsultationContact>;
