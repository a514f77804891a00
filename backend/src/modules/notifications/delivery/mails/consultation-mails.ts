import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { brand, type ConsultationStatus } from '@portal/contracts';
import { kysely } from '../../../../infrastructure/database/read-kit.js';
import { asTyped } from '../../../../infrastructure/mail/index.js';
import type { MailFrame, TextVariables } from '../../../../infrastructure/message-texts/index.js';
import { MagicLinks } from '../../../auth/index.js';
import { findConsultationRow, findReply, type ConsultationRow } from '../../../consultations/index.js';
import { consultationTexts, type ConsultationTemplateName } from '../../templates/catalogue/consultation-texts.js';
import { namesOf } from '../../templates/catalogue/template-definition.js';
import { stateLabel, typeLabels } from '../../templates/labels.js';
import type { QueuedMail } from '../notification-outbox.js';
import { WritesMails, type MailRequest, type Written } from '../writes-mails.decorator.js';

/** What a mail about a request may use. All text that a visitor typed is in `request` only. */
interface ConsultationMail {
  request: ConsultationRow;
  data: Record<string, string>;
  /** What was written in the request's conversation, where the mail is about that. */
  reply?: { note: string; author: string } | undefined;
}

/** Writes mails about requests for consultations. */
@Injectable()
export class ConsultationMails {
  constructor(private readonly magicLinks: MagicLinks) {}

  @WritesMails(namesOf(consultationTexts))
  async write({ em, mail, template, person, isSample }: MailRequest<ConsultationTemplateName>): Written {
    const { link, recipient_email } = mail;
    const data = await newestData(em, mail);
    const request = await findConsultationRow(em, data['consultation_id'] ?? '');
    if (!request || request.deleted_at !== null) return undefined;
    if (person?.role === 'customer' && person.id !== request.customer_id) return undefined; // an admin no more
    if (mail.data['from'] === request.status) return undefined; // the step was undone before its mail was sent
    const signIn =
      signsIn(template) && !isSample
        ? await this.magicLinks.issueForMail({ email: recipient_email, returnTo: link })
        : null;
    const reply = data['contact_id'] === undefined ? undefined : await findReply(em, data['contact_id']);
    return {
      template,
      frame: { ...frameOf(template, request), ...(signIn ? { actionUrl: signIn.url } : {}) },
      variables: consultationVariables({ request, data, reply }),
    };
  }
}

/** A request's mail carries its current state. */
async function newestData(em: EntityManager, { id, data }: QueuedMail): Promise<Record<string, string>> {
  const newest = await kysely(em)
    .selectFrom('notifications')
    .select('data')
    .where((eb) => eb.and({ carried_by: id, status: 'queued' }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.data ?? data;
}

/** Mails that carry a sign-in link in the place of their page link: to accounts that have never signed in. */
const signsIn = (template: ConsultationTemplateName): boolean =>
  template === 'welcome' || template === 'consultation_reply_welcome';

const SIGN_IN_NOTE =
  'The link works once, for 10 minutes; the page offers a new one afterwards. If you did not ask us, ignore this mail.';

/** Whether it can't wait for the next working hours. */
export const isUrgent = ({ urgency, consultation_type }: ConsultationRow): boolean =>
  urgency === 'urgent' || consultation_type === 'emergency_assessment';

/** The variables of a title, and of a mail, about a request. */
export function consultationVariables({ request, data, reply }: ConsultationMail): TextVariables {
  const to = data['to'] as ConsultationStatus | undefined;
  return {
    reference: request.reference,
    name: request.name,
    type: typeLabels[request.consultation_type],
    urgent: isUrgent(request),
    status: to ? stateLabel(to) : '',
    became: to ? becameOf(request, to) : '',
    description: asTyped(request.description),
    reason: asTyped(to === 'declined' ? (request.decline_reason ?? '') : ''),
    author: reply ? reply.author || brand.name : '',
    message: asTyped(reply?.note ?? ''),
  };
}

/** What an admin who knows the request is told again. */
const inAnswers = new Set(['Subject', 'Name', 'Company']);

/** The frame of a mail about a request. A mail to an admin has the facts that the admin needs to answer. */
function frameOf(template: ConsultationTemplateName, request: ConsultationRow): MailFrame {
  if (template === 'consultation_alert' || template === 'consultation_answer') {
    const facts: [string, string][] = [
      ['Subject', request.title],
      ['Name', request.name],
      ['E-mail', request.email],
      ['Phone', request.phone ?? 'not given'],
      ['Company', request.company ?? 'not given'],
      ['Urgency', request.urgency],
      ['Answer by', request.preferred_contact_method],
    ];
    return { facts: facts.filter(([label]) => template === 'consultation_alert' || inAnswers.has(label)) };
  }
  // a visitor can type any text under any name: only requests of signed-in users are quoted
  const isQuoted = template !== 'welcome' && request.source !== 'public';
  const note = signsIn(template) ? SIGN_IN_NOTE : 'If you did not ask us, please tell us by answering this mail.';
  return {
    facts: [['Reference', request.reference], ...(isQuoted ? [['Subject', request.title] as const] : [])],
    ...(signsIn(template) || template === 'consultation_received' ? { note } : {}),
  };
}

/** What a request became; nothing for one that merely ended, or goes on. */
function becameOf({ outcome, project_id, deal_id }: ConsultationRow, to: ConsultationStatus): string {
  if (to !== 'completed' || outcome !== 'converted') return '';
  return project_id ? 'project' : deal_id ? 'deal' : '';
}
