import { z } from 'zod';
import { object } from '../core/objects.js';
import { id, instant } from '../core/primitives.js';
import { recipientTimings } from '../notifications/broadcast.contract.js';
import { MessagePreview } from '../notifications/notification-template.contract.js';

/** One who would be sent the mail about an invoice. */
const recipient = z.object({
  id: id.nullable().meta({ description: 'null for the company’s billing e-mail, which has no account' }),
  name: z.string().nullable().meta({ description: 'The person’s, or the company’s' }),
  email: z.string(),
  timing: z.enum(recipientTimings),
  due_at: instant.nullable().meta({ description: 'When it goes, where not at once' }),
  reason: z.string().nullable().meta({ description: 'Why no mail goes' }),
});
export type InvoiceMailRecipient = z.infer<typeof recipient>;

/** The mail that goes when a draft is issued, or when an open invoice is reminded of, as it would be now. */
export const InvoiceMailPreview = object('InvoiceMailPreview', {
  recipients: z.array(recipient),
  mail: MessagePreview.nullable().meta({
    description: 'As the first reads it who gets a mail of its own; null where nobody does',
  }),
  attachment: z.string().nullable().meta({ description: 'The name of its PDF' }),
});
export type InvoiceMailPreview = z.infer<typeof InvoiceMailPreview>;
