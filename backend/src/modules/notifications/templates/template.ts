import type { MailContent } from '../../../infrastructure/mail/index.js';
import type { ConsultationRow } from '../../consultations/index.js';

/** What a template may use. `firstName` is safe to print; all text that a visitor typed is in `request` only. */
export interface TemplateInput {
  firstName: string;
  request: ConsultationRow;
  data: Record<string, string>;
  /** What was written in the request's conversation, where the mail is about that. */
  reply?: { note: string; author: string } | undefined;
  /** The page the notification links to, or with `signsIn` the sign-in link. */
  url: string;
}

export interface Template {
  /** Whether the mail carries a sign-in link in the place of its page link. */
  signsIn: boolean;
  render: (input: TemplateInput) => MailContent;
}

/** Mails about requests for consultations, each with a text of its own. */
export const consultationTemplateNames = [
  'welcome',
  'consultation_received',
  'consultation_alert',
  'consultation_status',
  'consultation_reply',
  'consultation_reply_welcome',
  'consultation_answer',
] as const;
export type ConsultationTemplateName = (typeof consultationTemplateNames)[number];

/** Templates about projects; a mail lists any number of them. */
export const projectTemplateNames = [
  'project_started',
  'project_joined',
  'project_status',
  'task_assigned',
  'task_status',
  'comment_added',
  'mention',
  'milestone_approval',
  'milestone_approved',
  'milestone_changes',
] as const;
export type ProjectTemplateName = (typeof projectTemplateNames)[number];

/** Mails about meetings, each with a text of its own; some bring a calendar file. */
export const meetingTemplateNames = [
  'meeting_hold',
  'meeting_proposed',
  'meeting_confirmed',
  'meeting_changed',
  'meeting_moved',
  'meeting_declined',
  'meeting_cancelled',
  'meeting_reminder',
] as const;
export type MeetingTemplateName = (typeof meetingTemplateNames)[number];

/** Templates about deals and their documents; a mail lists any number of them. */
export const dealTemplateNames = [
  'deal_sent',
  'deal_accepted',
  'deal_declined',
  'deal_state',
  'deal_planned',
  'document_sent',
  'document_voided',
  'document_signed',
  'document_declined',
] as const;
export type DealTemplateName = (typeof dealTemplateNames)[number];

/** Mails about money, each with a text of its own, at once. */
export const billingTemplateNames = [
  'invoice_issued',
  'invoice_reminder',
  'invoice_void',
  'invoice_credited',
  'payment_received',
  'payment_refunded',
] as const;
export type BillingTemplateName = (typeof billingTemplateNames)[number];

/** Mails about the security of an account, at once and always. */
export const securityTemplateNames = [
  'security_new_browser',
  'security_role',
  'security_signed_out',
  'security_address',
  'security_suspended',
  'security_export',
] as const;
export type SecurityTemplateName = (typeof securityTemplateNames)[number];

/** Mails about support tickets, each with a text of its own, at once. */
export const ticketTemplateNames = [
  'ticket_received',
  'ticket_opened_for_you',
  'ticket_reply',
  'ticket_status',
  'ticket_merged',
  'ticket_opened',
  'ticket_answer',
  'ticket_note',
  'ticket_assigned',
  'ticket_closing',
  'ticket_urgent',
  'ticket_warning',
  'ticket_breached',
] as const;
export type TicketTemplateName = (typeof ticketTemplateNames)[number];

/** The mail with a monthly service report, which brings it as a PDF. */
export type MonthlyReportTemplateName = 'monthly_report';

/** Mails of scheduled reports: with the file, and about what went wrong. */
export const reportScheduleTemplateNames = ['scheduled_report', 'report_schedule_problem'] as const;
export type ReportScheduleTemplateName = (typeof reportScheduleTemplateNames)[number];

/** Templates about mails that were received for support; a mail lists any number of them. */
export type InboundMailTemplateName = 'mail_waiting';

/** Mails whose text an admin wrote in a workflow, and mails about workflows themselves. */
export const workflowTemplateNames = ['workflow_message', 'workflow_approval', 'workflow_disabled'] as const;
export type WorkflowTemplateName = (typeof workflowTemplateNames)[number];
/** A message that a person wrote, or a workflow: it brings its own words. */
export type MessageTemplateName = 'message';

/** Those whose words aren't in the catalogue of texts: they come with the notification. */
export type OwnWordsTemplateName = WorkflowTemplateName | MessageTemplateName;

export type TemplateName =
  | ConsultationTemplateName
  | ProjectTemplateName
  | MeetingTemplateName
  | DealTemplateName
  | BillingTemplateName
  | SecurityTemplateName
  | TicketTemplateName
  | InboundMailTemplateName
  | MonthlyReportTemplateName
  | ReportScheduleTemplateName
  | WorkflowTemplateName
  | MessageTemplateName;
