import { z } from 'zod';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, recordFields, version } from '../core/primitives.js';

/** Why mail to an address is held back: it came back, or its reader reported one as unwanted. */
export const mailSuppressionKinds = ['bounces', 'complaint'] as const;
export type MailSuppressionKind = (typeof mailSuppressionKinds)[number];

/** `watched`: one mail came back · `suppressed`: no mail is sent · `lifted`: mail is sent again. */
export const mailSuppressionStatuses = ['watched', 'suppressed', 'lifted'] as const;
export type MailSuppressionStatus = (typeof mailSuppressionStatuses)[number];

/** From so many mails on that came back for good, none is sent to an address any more. */
export const BOUNCES_UNTIL_SUPPRESSED = 2;

/** An address that mail came back from, or whose reader complained. */
export const MailSuppressionView = object('MailSuppression', {
  id,
  address: z.string(),
  kind: z.enum(mailSuppressionKinds),
  status: z.enum(mailSuppressionStatuses),
  bounces: z.int().meta({ description: 'Mails that came back for good since mail was last sent again' }),
  detail: z.string().nullable().meta({ description: 'What the other mail server said last, without addresses' }),
  user_id: id.nullable(),
  user_name: z.string().nullable(),
  lifted_by: z.string().nullable().meta({ description: 'The admin who had mail sent again; null for the system' }),
  lifted_at: instant.nullable(),
  ...recordFields,
});
export type MailSuppressionView = z.infer<typeof MailSuppressionView>;

export const ListMailSuppressions = z.strictObject({
  ...pageQuery,
  kind: z.enum(mailSuppressionKinds).optional(),
  status: oneOrMore(mailSuppressionStatuses).optional(),
  sortBy: sortBy(['updated_at', 'address'], 'updated_at'),
});
export type ListMailSuppressions = z.infer<typeof ListMailSuppressions>;

/** Sends mail to the address again. */
export const UpdateMailSuppression = strictObject('UpdateMailSuppression', {
  status: z.literal('lifted'),
  version: version.optional(),
});
export type UpdateMailSuppression = z.infer<typeof UpdateMailSuppression>;
