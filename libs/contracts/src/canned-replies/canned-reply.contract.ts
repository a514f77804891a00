import { z } from 'zod';
import { limits } from '../core/limits.js';
import { pageQuery, sortBy } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, recordFields, requiredLine, requiredLongText, version } from '../core/primitives.js';
import { unknownPlaceholders } from './placeholders.js';

export const cannedReplyView = object('CannedReply', {
  id,
  name: z.string(),
  body: z.string().meta({ description: 'Markdown; placeholders as {{first name}} stand for words of the ticket' }),
  ...recordFields,
});
export type CannedReplyView = z.infer<typeof cannedReplyView>;

const body = requiredLongText.superRefine((text, context) => {
  const [unknown] = unknownPlaceholders(text);
  if (unknown) context.addIssue({ code: 'custom', message: `${unknown} is no placeholder` });
});

const written = z.strictObject({ name: requiredLine(limits.name), body });

/** A text that admins begin an answer with. */
export const createCannedReply = written.meta({ id: 'CreateCannedReply' });
export type CreateCannedReply = z.infer<typeof createCannedReply>;

/** Changes only the fields it carries. */
export const updateCannedReply = written
  .partial()
  .extend({ version: version.optional() })
  .meta({ id: 'UpdateCannedReply' });
export type UpdateCannedReply = z.infer<typeof updateCannedReply>;

export const listCannedReplies = z.strictObject({
  ...pageQuery,
  sortBy: sortBy(['name', 'created_at', 'updated_at'], 'name'),
  sortOrder: pageQuery.sortOrder.unwrap().default('asc'),
});
export type ListCannedReplies = z.infer<typeof listCannedReplies>;
