import { z } from 'zod';
import { limits } from '../core/limits.js';
import { object, strictObject } from '../core/objects.js';
import { email, id } from '../core/primitives.js';

/** Addresses that a message is forwarded to at once. */
const MAX_FORWARD_ADDRESSES = 10;

/** Characters of the text above a forwarded message; with the addresses it fits into the note about it. */
const MAX_FORWARD_TEXT = 4_000;

/** A message of a ticket, or its whole conversation, that goes by mail to people who have nothing to do with the ticket. */
export const ForwardMessage = strictObject('ForwardMessage', {
  message_id: id.nullable().meta({
    description: 'A public message, or a third party’s answer; null: the whole conversation without internal notes',
  }),
  to: z.array(email).min(1, 'Say to whom').max(MAX_FORWARD_ADDRESSES, `At most ${MAX_FORWARD_ADDRESSES} addresses`),
  text: z.string().trim().max(MAX_FORWARD_TEXT).default('').meta({ description: 'Stands above; Markdown' }),
  attachment_ids: z
    .array(id)
    .max(limits.attachmentsPerComment)
    .default([])
    .meta({ description: 'Files of what is forwarded that go with it; 10 MB together' }),
});
export type ForwardMessage = z.infer<typeof ForwardMessage>;

/** What a forward can do in this installation. */
export const ForwardSettings = object('ForwardSettings', {
  answers_come_back: z.boolean().meta({ description: 'Whether mails are received, so that answers reach the ticket' }),
});
export type ForwardSettings = z.infer<typeof ForwardSettings>;
