export { AnonymousMailLimit, TOO_MANY_FOR_ADDRESS } from './anonymous-mail-limit.js';
export { MailReferences, type MailReference } from './mail-references.js';
export { isShortSignature, readShortUuid, shortSignature, shortUuid } from './mailbox-names.js';
export { deadMailboxOf, refusalOf } from './mail-refusal.js';
export type { MailBody, MailContent, MailText, WrittenMail } from './mail-content.js';
export { Mailer, MARK_WITHIN, type MailCalendar, type MailPool, type Mail } from './mailer.js';
export { mailLayout } from './mail-layout.js';
export { asTyped, joinedTexts, plainTextOf } from './mail-text.js';
