import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../infrastructure/config/config.js';
import { type Mail, Mailer, mailLayout } from '../../../infrastructure/mail/index.js';
import { MessageTexts } from '../../../infrastructure/message-texts/index.js';
import { MagicLinks } from '../../auth/index.js';
import { findConsultationRow, findReply } from '../../consultations/index.js';
import { BillingMails } from './billing-mails.js';
import type { NotificationCategory } from '@portal/contracts';
import { UnsubscribeLinks, type UnsubscribeScope } from '../unsubscribe/unsubscribe-link.js';
import { isDigest } from './delivery.js';
import { isListMail } from './list-mails.js';
import { isStillSeen, linesOf, type QueuedLine } from './mail-lines.js';
import { MeetingMails } from './meeting-mails.js';
import { MessageMails } from './message-mails.js';
import { MonthlyReportMails } from './monthly-report-mails.js';
import { ScheduledReportMails } from './scheduled-report-mails.js';
import { TicketMails } from './ticket-mails.js';
import type { MailDraft } from './mail-draft.js';
import type { QueuedMail } from './notification-outbox.js';
import { preferencesOf } from '../preferences/preferences.js';
import { type Person, RecipientsReader } from '../listeners/recipients.reader.js';
import { templates } from '../templates/consultation-templates.js';
import { digestMail, linesVariables, more, newsLines, newsMail } from '../templates/project-mail.js';
import { securityMail } from '../templates/security-mail.js';
import { workflowMail } from '../templates/workflow-mail.js';
import { greeting, safeFirstName } from '../templates/first-name.js';
import { consultationVariables } from '../templates/variables/consultation-variables.js';
import {
  billingTemplateNames,
  consultationTemplateNames,
  meetingTemplateNames,
  reportScheduleTemplateNames,
  securityTemplateNames,
  ticketTemplateNames,
  workflowTemplateNames,
  type WorkflowTemplateName,
  type BillingTemplateName,
  type ConsultationTemplateName,
  type MeetingTemplateName,
  type ReportScheduleTemplateName,
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

const isOfWorkflow = (template: TemplateName): template is WorkflowTemplateName =>
  (workflowTemplateNames as readonly string[]).includes(template);

const isAboutTicket = (template: TemplateName): template is TicketTemplateName =>
  (ticketTemplateNames as readonly string[]).includes(template);

const isOfSchedule = (template: TemplateName): template is ReportScheduleTemplateName =>
  (reportScheduleTemplateNames as readonly string[]).includes(template);

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
    private readonly messages: MessageMails,
    private readonly monthlyReports: MonthlyReportMails,
    private readonly scheduledReports: ScheduledReportMails,
    private readonly texts: MessageTexts,
  ) {}

  /** The mail, or undefined when no lines or no recipient are left. */
  async write(mail: QueuedMail): Promise<Mail | undefined> {
    const draft = await this.draft(mail);
    if (!draft) return undefined;
    const { template, variables, rest } = draft;
    const written = await this.texts.applyToMail(template, draft.content, variables, rest);
    const { calendar, headers: ownHeaders, replyTo, attachments, ...content } = written;
    const scope = await this.unsubscribeScope(this.em.fork(), mail);
    const headers = { ...ownHeaders, ...(scope ? this.links.headersFor(scope) : {}) };
    return {
      to: mail.recipient_email,
      ...mailLayout({ ...content, ...(scope ? { unsubscribeUrl: this.links.urlFor(scope) } : {}) }),
      messageId: this.mailer.messageId(`notification.${mail.id}`),
      reference: { kind: 'notification', id: mail.id },
      ...(calendar ? { calendar } : {}),
      headers,
      ...(replyTo ? { replyTo } : {}),
      ...(attachments ? { attachments } : {}),
    };
  }

  /** What the reader of a list mail can switch off by it; null where no preferences exist. */
  private async unsubscribeScope(em: EntityManager, mail: QueuedMail): Promise<UnsubscribeScope | null> {
    const { id, category, recipient_id: userId, merge_key } = mail;
    if (userId === null) return null;
    if (!isDigest(merge_key)) return isListMail(mail) ? { userId, categories: [category] } : null;
    const rows = await em.execute<{ category: NotificationCategory }[]>(
      `select distinct category from notifications where id = ? or carried_by = ? order by category`,
      [id, id],
    );
    return { userId, categories: rows.map((row) => row.category) };
  }

  /**
   * The mail in the built-in words, with what its text is filled with.
   * @param isSample whether it is only to be looked at: no sign-in link is made for it
   */
  async draft(mail: QueuedMail, isSample = false): Promise<MailDraft | undefined> {
    const em = this.em.fork();
    const { template, recipient_id } = mail;
    const person = recipient_id === null ? undefined : await this.recipients.person(em, recipient_id);
    if (recipient_id !== null && (!person || (person.status === 'suspended' && template !== 'security_suspended')))
      return undefined;
    const isTogether = isDigest(mail.merge_key);
    if (isAboutTicket(template) && !isTogether) return this.tickets.write(em, mail, template, person);
    if (isAboutMeeting(template) && !isTogether) return this.meetings.write(em, mail, template, person);
    if (isAboutConsultation(template) && !isTogether)
      return this.aboutConsultation(em, mail, template, person, isSample);
    if (isOfWorkflow(template) && !isTogether) return this.ofWorkflow(em, mail, template, person);
    if (!person) return undefined;
    if (template === 'message' && !isTogether) return this.messages.write(em, mail);
    if (template === 'monthly_report' && !isTogether) return this.monthlyReports.write(em, mail, person);
    if (isOfSchedule(template) && !isTogether) return this.scheduledReports.write(em, mail, template, person);
    if (isAboutSecurity(template)) return this.aboutSecurity(mail, template, person);
    if (isAboutBilling(template) && !isTogether) return this.billing.write(em, mail, template, person);
    return this.aboutProjects(em, mail, person);
  }

  private async ofWorkflow(
    em: EntityManager,
    { id, title, body, link, data }: QueuedMail,
    template: WorkflowTemplateName,
    person: Person | undefined,
  ): Promise<MailDraft | undefined> {
    if (person && !(await isStillSeen(em, id))) return undefined;
    const url = `${this.config.publicUrl}${link}`;
    const firstName = safeFirstName(person?.first_name ?? null);
    return { template, content: workflowMail({ firstName, title, text: data['text'] ?? body, url }), variables: {} };
  }

  private aboutSecurity(
    { title, body, link }: QueuedMail,
    template: SecurityTemplateName,
    { first_name }: Person,
  ): MailDraft {
    const firstName = safeFirstName(first_name);
    const content = securityMail({ template, firstName, title, body, url: `${this.config.publicUrl}${link}` });
    const variables = { greeting: greeting(firstName), first_name: firstName, details: body, change: title };
    return { template, content, variables };
  }

  private async aboutConsultation(
    em: EntityManager,
    mail: QueuedMail,
    template: ConsultationTemplateName,
    person: Person | undefined,
    isSample: boolean,
  ): Promise<MailDraft | undefined> {
    const { link, recipient_email } = mail;
    const data = await newestData(em, mail);
    const request = await findConsultationRow(em, data['consultation_id'] ?? '');
    if (!request || request.deleted_at !== null) return undefined;
    if (person?.role === 'customer' && person.id !== request.customer_id) return undefined; // an admin no more
    if (mail.data['from'] === request.status) return undefined; // the step was taken back before it was told
    const { signsIn, render } = templates[template];
    const signIn =
      signsIn && !isSample ? await this.magicLinks.issueForMail({ email: recipient_email, returnTo: link }) : null;
    const firstName = safeFirstName(person?.first_name ?? null);
    const reply = data['contact_id'] === undefined ? undefined : await findReply(em, data['contact_id']);
    const input = { firstName, request, data, reply, url: signIn?.url ?? `${this.config.publicUrl}${link}` };
    return { template, content: render(input), variables: consultationVariables(input) };
  }

  /** Everything the mail carries; what its reader has switched off meanwhile stays out. */
  private async aboutProjects(
    em: EntityManager,
    { id, merge_key }: QueuedMail,
    person: Person,
  ): Promise<MailDraft | undefined> {
    const choices = (await preferencesOf(em, [person.id])).get(person.id);
    const lines = (await linesOf(em, id, this.config.publicUrl)).filter(
      ({ category }) => choices?.email[category] !== 'off',
    );
    if (lines.length === 0) return undefined;
    const firstName = safeFirstName(person.first_name);
    const input = { firstName, lines, url: `${this.config.publicUrl}${pageOf(lines)}` };
    const variables = linesVariables(firstName, lines);
    if (!isDigest(merge_key)) return { template: 'news', content: newsMail(input), variables, rest: newsLines(lines) };
    const period = merge_key === 'hourly' ? 'hour' : 'day';
    const content = digestMail({ ...input, period });
    return { template: 'digest', content, variables: { ...variables, period }, rest: more(lines) };
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
