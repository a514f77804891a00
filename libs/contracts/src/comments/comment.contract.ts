import { z } from 'zod';
import { limits } from '../core/limits.js';
import { pageQuery } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, recordFields, requiredLine, requiredLongText, version } from '../core/primitives.js';
import { projectId } from '../projects/project-id.js';

/** Internal comments are written and seen by admins only. */
export const CommentVisibility = z.enum(['public', 'internal']);
export type CommentVisibility = z.infer<typeof CommentVisibility>;

/** The reactions that a user can add to a comment. */
export const commentReactions = ['thumbs_up', 'heart', 'party', 'eyes', 'check'] as const;
export const CommentReaction = z.enum(commentReactions);
export type CommentReaction = z.infer<typeof CommentReaction>;

/** One reaction of a comment with all users who gave it, in their order. */
export const commentReactionView = object('CommentReaction', {
  reaction: CommentReaction,
  people: z.array(z.object({ id, name: z.string() })),
});

/**
 * A file of a comment (specification, section 3), or of a project itself (decisions 4.111). Size and type are the server's own
 * findings.
 */
export const AttachmentView = object('Attachment', {
  id,
  comment_id: id.nullable().meta({ description: 'Null: a file of the project itself' }),
  task_id: id.nullable().meta({
    description: 'Null in the conversation of a consultation request, and for a file of the project itself',
  }),
  project_id: id.nullable(),
  file_name: z.string(),
  file_size: z.int().meta({ description: 'Bytes' }),
  file_type: z.string().meta({ description: 'Media type, found by content' }),
  storage_path: z.string().meta({ description: 'An opaque key, never a path' }),
  uploaded_by: id,
  uploaded_by_name: z.string().nullable(),
  created_at: instant,
});
export type AttachmentView = z.infer<typeof AttachmentView>;

/** How a message of a support ticket or consultation request came, if it was by mail. */
const messageMail = z.object({
  from_address: z.string(),
  filed_by_name: z.string().nullable().meta({
    description:
      'Who put it into the ticket as the author’s words, or forwarded what it answers; null: the author’s own proven mail',
  }),
  mail_id: id.nullable().meta({
    description: 'The received mail, for admins and as long as it is kept; it can be downloaded as it arrived',
  }),
  has_more: z.boolean().meta({ description: 'Whether the received mail says more, such as quotes or a signature' }),
});

/**
 * A comment on a task, or a message of a support ticket or consultation request. `body_html` is `body` (Markdown)
 * rendered and sanitised by the server.
 */
export const CommentView = object('TaskComment', {
  id,
  task_id: id.nullable().meta({ description: 'The task or the support ticket' }),
  consultation_id: id
    .nullable()
    .meta({ description: 'The consultation request that it belongs to, instead of a task' }),
  project_id: id.nullable().meta({ description: 'Null for messages of tickets and requests' }),
  body: z.string(),
  body_html: z.string(),
  author_id: id,
  author_name: z.string().nullable(),
  author_role: z.enum(['admin', 'customer']),
  visibility: CommentVisibility,
  by_mail: messageMail.nullable().meta({ description: 'Null: written in the product' }),
  attachments: z.array(AttachmentView),
  reactions: z.array(commentReactionView),
  edited_at: instant.nullable(),
  ...recordFields,
});
export type CommentView = z.infer<typeof CommentView>;

/** Whether it is a third party’s answer to what was forwarded (decisions 4.107): a note that isn't the team's. */
export const isOfThirdParty = ({ visibility, by_mail }: Pick<CommentView, 'visibility' | 'by_mail'>): boolean =>
  visibility === 'internal' && by_mail !== null && by_mail.filed_by_name !== null;

export const CreateComment = strictObject('CreateTaskComment', {
  task_id: id,
  body: requiredLongText,
  visibility: CommentVisibility.optional().meta({ description: 'Admins only; public by default' }),
  files: z.int().min(0).max(limits.attachmentsPerComment).optional().meta({
    description: 'How many files follow within the hour; comment and files are one event in activity and notifications',
  }),
});
export type CreateComment = z.infer<typeof CreateComment>;

export const UpdateComment = strictObject('UpdateTaskComment', { body: requiredLongText, version: version.optional() });
export type UpdateComment = z.infer<typeof UpdateComment>;

/** A reaction of the caller to a comment, in an address. */
export const ByReaction = z.strictObject({ id, reaction: CommentReaction });
export type ByReaction = z.infer<typeof ByReaction>;

/**
 * The comments of a project, of one task or of one request, oldest first, 100 a page: their texts are long, all would be many
 * megabytes.
 */
export const ListComments = z.strictObject({
  ...pageQuery,
  limit: pageQuery.limit.unwrap().default(limits.pageSizeMax),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  project_id: projectId.optional(),
  task_id: id.optional(),
  consultation_id: id.optional(),
});
export type ListComments = z.infer<typeof ListComments>;

/**
 * A file as base64, as the specification's clients send it (section 5). A size or type that contradicts the content is
 * a 400.
 */
export const UploadAttachment = strictObject('UploadAttachment', {
  file_name: requiredLine(limits.fileName),
  file_size: z.int().min(0).optional(),
  file_type: z.string().max(255).optional(),
  file_data: z
    .string()
    .min(1, 'The file is empty')
    .max(Math.ceil(limits.attachmentBytes / 3) * 4 + 200)
    .meta({ description: 'Base64, with or without a data: prefix' }),
});
export type UploadAttachment = z.infer<typeof UploadAttachment>;

/** The files of a project, newest first. */
export const ListAttachments = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  project_id: projectId,
});
export type ListAttachments = z.infer<typeof ListAttachments>;
