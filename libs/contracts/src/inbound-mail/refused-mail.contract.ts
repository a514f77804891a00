import { z } from 'zod';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, instant } from '../core/primitives.js';

/**
 * Which limit a mail was above: `sender`, of mails of one address · `network`, of mails from unknown senders by one mail
 * server · `loop`, of a machine's mails, which are refused for good.
 */
export const refusedMailReasons = ['sender', 'network', 'loop'] as const;
export type RefusedMailReason = (typeof refusedMailReasons)[number];

/** A mail that was not taken because there were too many before it. Its text is not kept. */
export const RefusedMailView = object('RefusedMail', {
  id,
  from_address: z.string(),
  is_proven: z.boolean().meta({ description: 'Whether the sender’s domain vouches for the mail' }),
  subject: z.string(),
  reason: z.enum(refusedMailReasons),
  attempts: z.int().meta({ description: 'How often its server sent it in vain' }),
  mail_id: id.nullable().meta({ description: 'The received mail that it became by a later attempt' }),
  created_at: instant.meta({ description: 'First attempt' }),
  refused_at: instant.meta({ description: 'Last attempt in vain' }),
});
export type RefusedMailView = z.infer<typeof RefusedMailView>;

export const ListRefusedMails = z.strictObject({
  ...pageQuery,
  reason: oneOrMore(refusedMailReasons).optional(),
  arrived: z.stringbool().optional().meta({ description: 'Whether a later attempt brought it' }),
  sortBy: sortBy(['refused_at', 'from_address', 'subject'], 'refused_at'),
});
export type ListRefusedMails = z.infer<typeof ListRefusedMails>;
