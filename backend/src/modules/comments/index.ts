export { Attachment } from './attachment.entity.js';
export { AttachmentFiles } from './attachment-files.js';
export { visibleAttachmentRows } from './attachments.queries.js';
export { AttachmentsService } from './attachments.service.js';
export { TaskComment, type CommentMail } from './comment.entity.js';
export { readComment } from './comment.load.js';
export { CommentsModule } from './comments.module.js';
export { visibleCommentRows } from './comments.queries.js';
export { CommentsService } from './comments.service.js';
