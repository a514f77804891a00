import { brand, type ConsultationStatus } from '@portal/contracts';
import { asTyped } from '../../../infrastructure/mail/index.js';
import type { MailFrame, TextVariables } from '../../../infrastructure/message-texts/index.js';
import type { ConsultationRow } from '../../consultations/index.js';
import type { ConsultationTemplateName } from './catalogue/consultation-texts.js';
import { becameOf, statusLabels, typeLabels } from './consultation-labels.js';
import { readerVariables } from './first-name.js';

/** What a mail about a request may use. `firstName` is safe to print; all text that a visitor typed is in `request` only. */
export interface ConsultationMail {
  firstName: string;
  request: ConsultationRow;
  data: Record<string, string>;
  /** What was written in the request's conversation, where the mail is about that. */
  reply?: { note: string; author: string } | undefined;
  /** The page the notification links to, or the sign-in link. */
  url: string;
}

/** Mails that carry a sign-in link in the place of their page link: to accounts that have never signed in. */
export const signsIn = (template: ConsultationTemplateName): boolean =>
  template === 'welcome' || template === 'consultation_reply_welcome';

const SIGN_IN_NOTE =
  'The link works once, for 10 minutes; the page offers a new one afterwards. If you did not ask us, ignore this mail.';

/** The variables of a title about a request. */
export function consultationTitleVariables(request: ConsultationRow, data: Record<string, string>): TextVariables {
  const to = data['to'] as ConsultationStatus | undefined;
  return {
    reference: request.reference,
    name: request.name,
    type: typeLabels[request.consultation_type],
    urgent: request.urgency === 'urgent' || request.consultation_type === 'emergency_assessment',
    status: to ? statusLabels[to] : '',
    became: (to && becameOf(request, to)) ?? '',
  };
}

/** The variables of a mail about a request. */
export const consultationVariables = ({ firstName, request, data, reply }: ConsultationMail): TextVariables => ({
  ...consultationTitleVariables(request, data),
  ...readerVariables(firstName),
  description: asTyped(request.description),
  reason: asTyped(data['to'] === 'declined' ? (request.decline_reason ?? '') : ''),
  author: reply ? reply.author || brand.name : '',
  message: asTyped(reply?.note ?? ''),
});

/** The frame of a mail about a request. A mail to an admin has the facts that the admin needs to answer. */
export function consultationFrame(template: ConsultationTemplateName, { request, url }: ConsultationMail): MailFrame {
  if (template === 'consultation_alert')
    return {
      facts: [
        ['Subject', request.title],
        ['Name', request.name],
        ['E-mail', request.email],
        ['Phone', request.phone ?? 'not given'],
        ['Company', request.company ?? 'not given'],
        ['Urgency', request.urgency],
        ['Answer by', request.preferred_contact_method],
      ],
      actionUrl: url,
    };
  if (template === 'consultation_answer')
    return {
      facts: [
        ['Subject', request.title],
        ['Name', request.name],
        ['Company', request.company ?? 'not given'],
      ],
      actionUrl: url,
    };
  // a visitor can type any text under any name: only requests of signed-in users are quoted
  const isQuoted = template !== 'welcome' && request.source !== 'public';
  const note = signsIn(template) ? SIGN_IN_NOTE : 'If you did not ask us, please tell us by answering this mail.';
  return {
    facts: [['Reference', request.reference], ...(isQuoted ? [['Subject', request.title] as const] : [])],
    actionUrl: url,
    ...(signsIn(template) || template === 'consultation_received' ? { note } : {}),
  };
}
