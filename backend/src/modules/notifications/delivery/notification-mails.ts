import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../infrastructure/config/config.js';
import { type Mail, type MailContent, Mailer, mailLayout } from '../../../infrastructure/mail/index.js';
import { MagicLinks } from '../../auth/index.js';
import { findConsultationRow, findReply } from '../../consultations/index.js';
import { BillingMails } from './billing-mails.js';
import type { NotificationCategory } from '@portal/contracts';
import { UnsubscribeLinks } from '../unsubscribe/unsubscribe-link.js';
import { isDigest } from './delivery.js';
import { isListMail } from './list-mails.js';
import { linesOf, type QueuedLine } from './mail-lines.js';
import { MeetingMails } from './meeting-mails.js';
import { TicketMails } from './ticket-mails.js';
import type { QueuedMail } from './notification-outbox.js';
import { preferencesOf } from '../preferences/preferences.js';
import { type Person, RecipientsReader } from '../listeners/recipients.reader.js';
import { templates } from '../templates/consultation-templates.js';
import { safeFirstName } from '../templates/first-name.js';
import { digestMail, newsMail } from '../templates/project-mail.js';
import { securityMail } from '../templates/security-mail.js';
import { workflowMail } from '../templates/workflow-mail.js';
import {
  billingTemplateNames,
  consultationTemplateNames,
  meetingTemplateNames,
  securityTemplateNames,
  ticketTemplateNames,
  workflowTemplateNames,
  type BillingTemplateName,
  type ConsultationTemplateName,
  type MeetingTemplateName,
  type SecurityTemplateName,
  type TemplateName,
  type TicketTemplateName,
} from '../templates/template.js';

const isAboutConsultation = (template: TemplateName): template is ConsultationTemplateName =>
  (consultationTemplateNames as readonly string[]).includes(template);

const isAboutMeeting = (template: TemplateName): template is MeetingTemplateName =>
  (meetingTemplateNames as readonly string[]).includes(template);

const isAboutBilling = (template: TemplateName): template is BillingTemplateName =>
  (billingTemplateNames as readonly string[]).includes(template);

const isAboutSecurity = (template: TemplateName): template is SecurityTemplateName =>
  (securityTemplateNames as readonly string[]).includes(template);

const isOfWorkflow = (template: TemplateName): boolean =>
  (workflowTemplateNames as readonly string[]).includes(template);

const isAboutTicket = (template: TemplateName): template is TicketTemplateName =>
  (ticketTemplateNames as readonly string[]).includes(template);

/** Builds a mail from its rows, as they are at the moment of sending. */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly mailer: Mailer,
    private readonly recipients: RecipientsReader,
    private readonly magicLinks: MagicLinks,
    private readonly meetings: MeetingMails,
    private readonly billing: BillingMails,
    private readonly tickets: TicketMails,
    private readonly links: UnsubscribeLinks,
  ) {}

  /** The mail, or undefined when no lines or no recipient are left. */
  async write(mail: QueuedMail): Promise<Mail | undefined> {
    const em = this.em.fork();
    const person = mail.recipient_id === null ? undefined : await this.recipients.person(em, mail.recipient_id);
    if (mail.recipient_id !== null && (!person || person.status === 'suspended')) return undefined;
    const written = await this.contentWithParts(em, mail, person);
    if (!written) return undefined;
    const { calendar, replyTo, ...rest } = written;
    const { headers: ownHeaders, ...content } = rest;
    const headers = { ...ownHeaders, ...(await this.listHeaders(em, mail)) };
    return {
      to: mail.recipient_email,
      ...mailLayout(content),
      messageId: this.mailer.messageId(`notification.${mail.id}`),
      ...(calendar ? { calendar } : {}),
      headers,
      ...(replyTo ? { replyTo } : {}),
    };
  }

  /** One-click unsubscribe from the categories of a list mail; none where no preferences exist. */
  private async listHeaders(em: EntityManager, mail: QueuedMail): Promise<Record<string, string>> {
    const { id, category, recipient_id: userId, merge_key } = mail;
    if (userId === null) return {};
    if (!isDigest(merge_key)) return isListMail(mail) ? this.links.headersFor({ userId, categories: [category] }) : {};
    const rows = await em.execute<{ category: NotificationCategory }[]>(
      `select distinct category from notifications where id = ? or carried_by = ? order by category`,
      [id, id],
    );
    return this.links.headersFor({ userId, categories: rows.map((row) => row.category) });
  }

  private contentWithParts(
    em: EntityManager,
    mail: QueuedMail,
    person: Person | undefined,
  ): Promise<(MailContent & Pick<Mail, 'calendar' | 'headers' | 'replyTo'>) | undefined> {
    if (isAboutTicket(mail.template) && !isDigest(mail.merge_key))
      return this.tickets.write(em, mail, mail.template, person);
    return isAboutMeeting(mail.template) && !isDigest(mail.merge_key)
      ? this.meetings.write(em, mail, mail.template, person)
      : this.contentOf(em, mail, person);
  }

  private contentOf(em: EntityManager, mail: QueuedMail, person: Person | undefined): Promise<MailContent | undefined> {
    if (isAboutConsultation(mail.template) && !isDigest(mail.merge_key))
      return this.aboutConsultation(em, mail, mail.template, person);
    if (isAboutSecurity(mail.template))
      return Promise.resolve(person && this.aboutSecurity(mail, mail.template, person));
    if (isAboutBilling(mail.template) && !isDigest(mail.merge_key))
      return person ? this.billing.write(em, mail, mail.template, person) : Promise.resolve(undefined);
    if (isOfWorkflow(mail.template) && !isDigest(mail.merge_key)) return Promise.resolve(this.ofWorkflow(mail, person));
    return person ? this.aboutProjects(em, mail, person) : Promise.resolve(undefined);
  }

  private ofWorkflow({ title, body, link, data }: QueuedMail, person: Person | undefined): MailContent {
    const url = `${this.config.publicUrl}${link}`;
    return workflowMail({
      firstName: safeFirstName(person?.first_name ?? null),
      title,
      text: data['text'] ?? body,
      url,
    });
  }

  private aboutSecurity(
    { title, body, link }: QueuedMail,
    template: SecurityTemplateName,
    { first_name }: Person,
  ): MailContent {
    const url = `${this.config.publicUrl}${link}`;
    return securityMail({ template, firstName: safeFirstName(first_name), title, body, url });
  }

  private async aboutConsultation(
    em: EntityManager,
    mail: QueuedMail,
    template: ConsultationTemplateName,
    person: Person | undefined,
  ): Promise<MailContent | undefined> {
    const { link, recipient_email } = mail;
    const data = await newestData(em, mail);
    const request = await findConsultationRow(em, data['consultation_id'] ?? '');
    if (!request || request.deleted_at !== null) return undefined;
    if (mail.data['from'] === request.status) return undefined; // the step was taken back before it was told
    const { signsIn, render } = templates[template];
    const signIn = signsIn ? await this.magicLinks.issueForMail({ email: recipient_email, returnTo: link }) : null;
    const firstName = safeFirstName(person?.first_name ?? null);
    const reply = data['contact_id'] === undefined ? undefined : await findReply(em, data['contact_id']);
    return render({ firstName, request, data, reply, url: signIn?.url ?? `${this.config.publicUrl}${link}` });
  }

  /** Everything the mail carries; what its reader has switched off meanwhile stays out. */
  private async aboutProjects(
    em: EntityManager,
    { id, merge_key }: QueuedMail,
    person: Person,
  ): Promise<MailContent | undefined> {
    const choices = (await preferencesOf(em, [person.id])).get(person.id);
    const lines = (await linesOf(em, id)).filter(({ category }) => choices?.email[category] !== 'off');
    if (lines.length === 0) return undefined;
    const content = {
      firstName: safeFirstName(person.first_name),
      lines,
      url: `${this.config.publicUrl}${pageOf(lines)}`,
    };
    if (!isDigest(merge_key)) return newsMail(content);
    return digestMail({ ...content, period: merge_key === 'hourly' ? 'hour' : 'day' });
  }
}

/** The received mails, for admins. */
const MAILS = '/admin/support/mails';

/** Where all lines lead: their page, else their list or project, else the dashboard. */
function pageOf(lines: readonly QueuedLine[]): string {
  const [link, ...otherLinks] = new Set(lines.map((line) => line.link));
  if (link && otherLinks.length === 0) return link;
  if (lines.every((line) => line.link.startsWith(MAILS))) return `${MAILS}?status=waiting`;
  const [project, ...otherProjects] = new Set(lines.map((line) => line.project_id));
  if (!project || otherProjects.length > 0) return '/dashboard';
  return `${link?.startsWith('/admin') ? '/admin' : '/customer'}/projects/${project}`;
}

/** A request's mail carries its current state. */
async function newestData(em: EntityManager, { id, data }: QueuedMail): Promise<Record<string, string>> {
  const [newest] = await em.execute<{ data: Record<string, string> }[]>(
    `select data from notifications where carried_by = ? and status = 'queued' order by created_at desc, id desc limit 1`,
    [id],
  );
  return newest?.data ?? data;
}
