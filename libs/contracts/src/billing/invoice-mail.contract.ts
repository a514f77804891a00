import { z } from 'zod';
import { limits } from '../core/limits.js';
import { object, strictObject } from '../core/objects.js';
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

/** The mail that goes when a draft is issued, an open invoice reminded of, or an issued one sent again, as it would be now. */
export const InvoiceMailPreview = object('InvoiceMailPreview', {
  recipients: z.array(recipient),
  mail: MessagePreview.nullable().meta({
    description: 'As the first reads it who gets a mail of its own; null where nobody does',
  }),
  attachment: z.string().nullable().meta({ description: 'The name of its PDF' }),
});
export type InvoiceMailPreview = z.infer<typeof InvoiceMailPreview>;

/** Which mail is shown. */
export const InvoiceMailQuery = z.strictObject({
  again: z.stringbool().optional().meta({ description: 'That of its issue, to be sent once more' }),
});
export type InvoiceMailQuery = z.infer<typeof InvoiceMailQuery>;

/** Asks whom the mails about several invoices would go to. */
export const InvoiceMailsQuery = strictObject('InvoiceMailsQuery', { ids: z.array(id).min(1).max(limits.bulkRows) });
export type InvoiceMailsQuery = z.infer<typeof InvoiceMailsQuery>;

/** Whom the mail about one of them would go to. */
export const InvoiceMailRecipients = object('InvoiceMailRecipients', {
  invoice_id: id,
  recipients: z.array(recipient),
});
export type InvoiceMailRecipients = z.infer<typeof InvoiceMailRecipients>;
