import { z } from 'zod';
import { limits } from '../core/limits.js';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, line, recordFields, requiredLine, version } from '../core/primitives.js';
import { Priority } from '../core/priorities.js';
import { TicketCategory } from '../support/ticket.contract.js';

/**
 * What became of a received mail. `waiting`: an admin decides · `filed`: it is a message of a ticket · `ignored`: it asks
 * for nothing (an automatic answer, a bounce, an answer to an invitation).
 */
export const inboundMailStatuses = ['waiting', 'filed', 'junk', 'ignored'] as const;
export const InboundMailStatus = z.enum(inboundMailStatuses);
export type InboundMailStatus = z.infer<typeof InboundMailStatus>;

/** What a mail is by its headers and parts. */
export const inboundMailKinds = ['message', 'automatic', 'bounce', 'calendar'] as const;
export type InboundMailKind = (typeof inboundMailKinds)[number];

/** Why a mail waits for an admin. */
export const waitingReasons = ['unknown_sender', 'unproven_sender', 'suspended_sender', 'from_admin'] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** What SPF, DKIM and DMARC said of the sender: `pass`, `fail`, `none` and the other results of RFC 8601. */
const senderChecks = z.object({ spf: z.string(), dkim: z.string(), dmarc: z.string() });
export type SenderChecks = z.infer<typeof senderChecks>;

/** A mail that reached the support address or a reply address of a ticket, as admins see it. */
export const InboundMailView = object('InboundMail', {
  id,
  status: InboundMailStatus,
  kind: z.enum(inboundMailKinds),
  reason: z.enum(waitingReasons).nullable().meta({ description: 'Why it waits or waited for an admin' }),
  from_address: z.string(),
  from_name: z.string().nullable(),
  user_id: id.nullable().meta({ description: 'The user with this address, whether or not the sender is proven' }),
  user_name: z.string().nullable(),
  subject: z.string(),
  text: z.string().meta({ description: 'All of its text, with quotes and signature' }),
  attachments: z.array(z.string()).meta({ description: 'Names of its files' }),
  size: z.int().meta({ description: 'Bytes of the whole mail' }),
  checks: senderChecks,
  is_proven: z.boolean().meta({ description: 'Whether the sender’s domain vouches for the mail' }),
  ticket_id: id.nullable().meta({ description: 'The ticket that it belongs to or was an answer to' }),
  ticket_number: z.string().nullable(),
  consultation_id: id.nullable().meta({ description: 'The request that it was an answer to' }),
  consultation_reference: z.string().nullable(),
  ...recordFields,
});
export type InboundMailView = z.infer<typeof InboundMailView>;

export const UpdateInboundMail = strictObject('UpdateInboundMail', {
  status: z.enum(['waiting', 'junk']),
  version: version.optional(),
});
export type UpdateInboundMail = z.infer<typeof UpdateInboundMail>;

/** Puts a waiting mail into the thread of a ticket, as its requester's words. */
export const mailIntoTicket = z.strictObject({ ticket_id: id });

/** Puts a waiting mail into the conversation about a consultation request, as its customer's words. */
export const mailIntoRequest = z.strictObject({ consultation_id: id });

const newTicket = {
  title: requiredLine(limits.title),
  category: TicketCategory.default('other'),
  priority: Priority.default('medium'),
};

/** Makes a ticket of a customer of a waiting mail. */
export const mailAsTicket = z.strictObject({
  requester_id: id.meta({ description: 'The customer whose ticket it becomes' }),
  ...newTicket,
});

/** The sender of a mail as a new customer, with the address of the mail; invited until the first sign-in. */
const newCustomer = z
  .strictObject({
    first_name: requiredLine(limits.name),
    last_name: line(limits.name).optional(),
    company_id: id.optional(),
    company_name: requiredLine(limits.name).optional().meta({ description: 'Makes a new company' }),
  })
  .refine((person) => !(person.company_id && person.company_name), {
    path: ['company_name'],
    message: 'Give either company_id or company_name, not both',
  });

/** Makes a customer of the sender of a waiting mail, and a ticket of the mail. */
export const mailAsNewCustomer = z.strictObject({ customer: newCustomer, ...newTicket });

/** Where the text and files of a waiting mail go. */
export const FileInboundMail = z
  .union([mailIntoTicket, mailIntoRequest, mailAsTicket, mailAsNewCustomer])
  .meta({ id: 'FileInboundMail' });
export type FileInboundMail = z.infer<typeof FileInboundMail>;

export const ListInboundMails = z.strictObject({
  ...pageQuery,
  status: oneOrMore(inboundMailStatuses).optional(),
  kind: oneOrMore(inboundMailKinds).optional(),
  sortBy: sortBy(['created_at', 'from_address', 'subject'], 'created_at'),
});
export type ListInboundMails = z.infer<typeof ListInboundMails>;
