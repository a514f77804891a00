import { z } from 'zod';
import { limits } from '../core/limits.js';
import { pageQuery, sortBy } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, recordFields, requiredLine, requiredLongText, version } from '../core/primitives.js';
import { unknownPlaceholders } from './placeholders.js';

export const CannedReplyView = object('CannedReply', {
  id,
  name: z.string(),
  body: z.string().meta({ description: 'Markdown; placeholders as {{first name}} stand for words of the ticket' }),
  ...recordFields,
});
export type CannedReplyView = z.infer<typeof CannedReplyView>;

const body = requiredLongText.superRefine((text, context) => {
  const [unknown] = unknownPlaceholders(text);
  if (unknown) context.addIssue({ code: 'custom', message: `${unknown} is no placeholder` });
});

const written = z.strictObject({ name: requiredLine(limits.name), body });

/** A text that admins begin an answer with. */
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
