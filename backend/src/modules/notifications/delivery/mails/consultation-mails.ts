import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { brand, type ConsultationStatus } from '@portal/contracts';
import { Config } from '../../../../infrastructure/config/config.js';
import { kysely } from '../../../../infrastructure/database/read-kit.js';
import {
  asTyped,
  joinedTexts,
  Mailer,
  type Mail,
  type MailContent,
  type MailText,
} from '../../../../infrastructure/mail/index.js';
import type { MailFrame, TextVariables } from '../../../../infrastructure/message-texts/index.js';
import { commentInMail } from '../../../../infrastructure/wording/comment-body.js';
import { MagicLinks } from '../../../auth/index.js';
import { findConsultationRow, type ConsultationRow } from '../../../consultations/index.js';
import { lastMailIn, ReplyAddresses } from '../../../inbound-mail/index.js';
import { consultationTexts, type ConsultationTemplateName } from '../../templates/catalogue/consultation-texts.js';
import { namesOf } from '../../templates/catalogue/template-definition.js';
import { stateLabel, typeLabels } from '../../templates/labels.js';
import { MessageFiles } from '../message-files.js';
import type { QueuedMail } from '../notification-outbox.js';
import { WritesMails, type MailRequest, type Written } from '../writes-mails.decorator.js';
import { answerNotes, findMessage, type MessageReader } from './mailed-message.js';

/** What a mail about a request may use. All text that a visitor typed is in `request` only. */
interface ConsultationMail {
  request: ConsultationRow;
  data: Record<string, string>;
  /** What was written in the request's conversation, where the mail is about that. */
  message?: { author: string; text: MailText } | undefined;
}

/** Writes mails about requests for consultations. */
@Injectable()
export class ConsultationMails {
  constructor(
    private readonly config: Config,
    private readonly mailer: Mailer,
    private readonly magicLinks: MagicLinks,
    private readonly addresses: ReplyAddresses,
    private readonly files: MessageFiles,
  ) {}

  /**
   * The mail, or undefined when the request or the message is gone, or isn't the reader's to see.
   * @throws NotYet while announced files of the message are missing
   */
  @WritesMails(namesOf(consultationTexts))
  async write({ em, mail, template, person, isSample }: MailRequest<ConsultationTemplateName>): Written {
    const { link, recipient_email, recipient_id } = mail;
    const data = await newestData(em, mail);
    const request = await findConsultationRow(em, data['consultation_id'] ?? '');
    if (!request || request.deleted_at !== null) return undefined;
    if (person?.role === 'customer' && person.id !== request.customer_id) return undefined; // an admin no more
    const isForStaff = link.startsWith('/admin/');
    if (isForStaff && recipient_id !== null && person?.role !== 'admin') return undefined;
    const reader = template === 'consultation_note' ? 'note' : isForStaff ? 'staff' : 'customer';
    if (mail.data['from'] === request.status) return undefined; // the step was undone before its mail was sent
    const signIn =
      signsIn(template) && !isSample
        ? await this.magicLinks.issueForMail({ email: recipient_email, returnTo: link })
        : null;
    const written = await this.writtenIn(em, data, reader);
    if (written === undefined) return undefined;
    const frame = frameOf(template, request);
    const answers = written && (await this.answersTo(em, request, recipient_id, reader));
    const notes = [answers?.note, frame.note].filter((note) => note !== undefined);
    return {
      template,
      frame: {
        ...frame,
        ...answers,
        ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
        ...(signIn ? { actionUrl: signIn.url } : {}),
        ...(written && written.attachments.length > 0 ? { attachments: written.attachments } : {}),
      },
      variables: consultationVariables({ request, data, message: written?.message }),
    };
  }

  /** The message that the mail is about; null: about none; undefined: it is gone, or not the reader's to see. */
  private async writtenIn(em: EntityManager, data: Record<string, string>, reader: MessageReader) {
    const commentId = data['comment_id'] ?? data['contact_id']; // the latter in mails of an earlier release
    if (commentId === undefined) return null;
    const found = await findMessage(em, commentId);
    if (!found || (found.visibility === 'internal' && reader !== 'note')) return undefined;
    const files = reader === 'customer' ? await this.files.of(em, commentId, 'request') : null;
    const sentences = files?.sentences ?? (await this.files.named(em, commentId, 'request'));
    const body = commentInMail(found.body, { origin: this.config.publicUrl });
    return {
      message: { author: found.author ?? brand.name, text: joinedTexts([body, ...sentences]) },
      attachments: files?.attachments ?? [],
    };
  }

  /**
   * Where an answer to the mail goes, with the sentence about it where mail is received, and what shows all mails about
   * the request as one conversation, as those about a ticket (decisions 4.94).
   */
  private async answersTo(
    em: EntityManager,
    { id, reference }: ConsultationRow,
    userId: string | null,
    reader: MessageReader,
  ): Promise<Pick<Mail, 'headers' | 'replyTo'> & Pick<MailContent, 'note'>> {
    const root = this.mailer.messageId(`consultation.${id}`);
    const last = userId === null ? null : await lastMailIn(em, { consultationId: id }, userId);
    const headers = { 'In-Reply-To': last ?? root, References: last === null ? root : `${root} ${last}` };
    const kind = reader === 'note' ? 'note' : 'reply';
    const replyTo = userId === null ? null : this.addresses.of({ number: reference, userId, kind });
    return { headers, ...(replyTo === null ? {} : { replyTo, note: answerNotes[reader] }) };
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
export function consultationVariables({ request, data, message }: ConsultationMail): TextVariables {
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
    author: message?.author ?? '',
    message: message?.text ?? '',
  };
}

/** The frame of a mail about a request. A mail to an admin has the facts that the admin needs to answer. */
function frameOf(template: ConsultationTemplateName, request: ConsultationRow): MailFrame {
  if (template === 'consultation_answer' || template === 'consultation_note')
    return {
      facts: [
        ['Request', `${request.reference} ${request.title}`],
        ['From', request.name],
        ['Company', request.company ?? 'not given'],
      ],
    };
  if (template === 'consultation_alert') {
    const facts: [string, string][] = [
      ['Subject', request.title],
      ['Name', request.name],
      ['E-mail', request.email],
      ['Phone', request.phone ?? 'not given'],
      ['Company', request.company ?? 'not given'],
      ['Urgency', request.urgency],
      ['Answer by', request.preferred_contact_method],
    ];
    return { facts };
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
