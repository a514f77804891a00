import type { TemplateName } from '../templates/template.js';

/**
 * Mails that answer what their reader just did, or that an account can't do without. All others are list mails and carry
 * one-click unsubscribe (decisions 6.17).
 */
const directMails: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'welcome',
  'consultation_received',
  'consultation_reply',
  'consultation_reply_welcome',
  'consultation_answer',
  'meeting_hold',
  'ticket_received',
  'ticket_reply',
  'ticket_answer',
]);

/** Whether a mail with this text is one of many that its reader may not want. */
export const isListMail = ({ template, category }: { template: TemplateName; category: string }): boolean =>
  category !== 'security' && !directMails.has(template);
