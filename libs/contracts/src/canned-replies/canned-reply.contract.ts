import { z } from 'zod';
import { limits } from '../core/limits.js';
import { pageQuery, sortBy } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, longText, recordFields, requiredLine, version } from '../core/primitives.js';
import { Priority } from '../core/priorities.js';
import { ticketTags } from '../support/ticket-tags.js';
import { TicketStatus } from '../support/ticket.contract.js';
import { unknownPlaceholders } from './placeholders.js';

export const CannedReplyView = object('CannedReply', {
  id,
  name: z.string(),
  body: z.string().meta({ description: 'Markdown; placeholders as {{first name}} stand for words of the ticket' }),
  set_status: TicketStatus.nullable().meta({ description: 'The state that its ticket moves to' }),
  set_priority: Priority.nullable(),
  assign_to: z.string().nullable().meta({ description: '`me` for who uses it, or the id of an admin' }),
  assign_to_name: z.string().nullable(),
  add_tags: z.array(z.string()),
  ...recordFields,
});
export type CannedReplyView = z.infer<typeof CannedReplyView>;

const body = longText.superRefine((text, context) => {
  const [unknown] = unknownPlaceholders(text);
  if (unknown) context.addIssue({ code: 'custom', message: `${unknown} is no placeholder` });
});

const written = z.strictObject({
  name: requiredLine(limits.name),
  body: body.meta({ description: 'May be empty where the reply does something' }),
  set_status: TicketStatus.exclude(['new']).nullable().optional(),
  set_priority: Priority.nullable().optional(),
  assign_to: z
    .union([z.literal('me'), id])
    .nullable()
    .optional(),
  add_tags: ticketTags.optional(),
});

/** A text that admins begin an answer with, and what it does with the ticket (decisions 4.110). */
export const CreateCannedReply = written.meta({ id: 'CreateCannedReply' });
export type CreateCannedReply = z.infer<typeof CreateCannedReply>;

/** Changes only the fields it carries. */
export const UpdateCannedReply = written
  .partial()
  .extend({ version: version.optional() })
  .meta({ id: 'UpdateCannedReply' });
export type UpdateCannedReply = z.infer<typeof UpdateCannedReply>;

export const ListCannedReplies = z.strictObject({
  ...pageQuery,
  sortBy: sortBy(['name', 'created_at', 'updated_at'], 'name'),
  sortOrder: pageQuery.sortOrder.unwrap().default('asc'),
});
export type ListCannedReplies = z.infer<typeof ListCannedReplies>;
