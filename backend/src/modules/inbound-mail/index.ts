export { InboundMailModule } from './inbound-mail.module.js';
export { InboundMail } from './inbound-mail.entity.js';
export { INBOUND_MAILS, InboundMailFiles } from './inbound-mail-files.js';
export { inboundMails } from './inbound-mails.queries.js';
export { lastMailIn } from './messages/referenced-ticket.js';
export { MailReports } from './reports/mail-reports.js';
export { ReplyAddresses, type ReplyKind } from './reply-addresses.js';
export { asMarkdown } from './receiver/texts/mail-text.js';
