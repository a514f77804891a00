import { Migration } from '@mikro-orm/migrations';

/** Renamed listeners, `Class.method`: before and now. */
const renamed = [
  ['BillingNotifications.tellInvoice', 'BillingNotifications.onInvoiceStatusChanged'],
  ['BillingNotifications.tellCredit', 'BillingNotifications.onInvoiceCredited'],
  ['BillingNotifications.tellPayment', 'BillingNotifications.onPaymentRecorded'],
  ['BillingNotifications.tellSuccess', 'BillingNotifications.onPaymentStatusChanged'],
  ['BillingNotifications.tellRefund', 'BillingNotifications.onPaymentRefunded'],
  ['CommentNotifications.tell', 'CommentNotifications.onCommentAdded'],
  ['CommentNotifications.tellOfEdit', 'CommentNotifications.onCommentEdited'],
  ['ConsultationNotifications.tellCustomer', 'ConsultationNotifications.onConsultationStatusChanged'],
  ['DealNotifications.tellStep', 'DealNotifications.onDealStatusChanged'],
  ['DealNotifications.tellAcceptance', 'DealNotifications.onDealAccepted'],
  ['DealNotifications.tellPlan', 'DealNotifications.onDealStepPlanned'],
  ['DocumentNotifications.tellStep', 'DealNotifications.onDocumentStatusChanged'],
  ['ExportNotifications.tell', 'ExportNotifications.onExportStatusChanged'],
  ['TemplateFailures.tell', 'AdminNotifications.onTemplateFailed'],
  ['MailSuppressionNotifications.tell', 'AdminNotifications.onSuppressionStatusChanged'],
  ['InboundMailNotifications.tellOfWaiting', 'AdminNotifications.onMailReceived'],
  ['MeetingNotifications.tellNew', 'MeetingNotifications.onMeetingCreated'],
  ['MeetingNotifications.tellStep', 'MeetingNotifications.onMeetingStatusChanged'],
  ['MeetingNotifications.tellNewTime', 'MeetingNotifications.onMeetingRescheduled'],
  ['MeetingNotifications.tellChange', 'MeetingNotifications.onMeetingUpdated'],
  ['MilestoneNotifications.tellApproval', 'ProjectNotifications.onMilestoneApproved'],
  ['MilestoneNotifications.tellChanges', 'ProjectNotifications.onChangesRequested'],
  ['ProjectNotifications.tellOwner', 'ProjectNotifications.onProjectCreated'],
  ['ProjectNotifications.tellMember', 'ProjectNotifications.onMemberAdded'],
  ['ProjectNotifications.tellState', 'ProjectNotifications.onProjectStatusChanged'],
  ['ReportScheduleNotifications.tellOfProblems', 'ReportNotifications.onScheduleFinished'],
  ['ReportScheduleNotifications.tellOfPause', 'ReportNotifications.onScheduleStatusChanged'],
  ['TaskNotifications.tellAssignment', 'TaskNotifications.onTaskAssigned'],
  ['TaskNotifications.tellState', 'TaskNotifications.onTaskStatusChanged'],
  ['TaskNotifications.tellMany', 'TaskNotifications.onTasksChanged'],
  ['TicketNotifications.tellOfTicket', 'TicketNotifications.onTicketOpened'],
  ['TicketNotifications.tellOfReply', 'TicketNotifications.onTicketReplied'],
  ['TicketNotifications.tellOfUrgency', 'TicketNotifications.onTicketUpdated'],
  ['TicketNotifications.tellAssignee', 'TicketNotifications.onTicketAssigned'],
  ['TicketNotifications.tellOfMerge', 'TicketNotifications.onTicketMerged'],
  ['TicketNotifications.tellOfStep', 'TicketNotifications.onTicketStatusChanged'],
  ['TicketNotifications.tellOfClosing', 'TicketNotifications.onTicketClosingSoon'],
  ['WorkflowNotifications.tellOfFailures', 'WorkflowNotifications.onTriggerStatusChanged'],
  ['MilestoneNotifications.askOwner', 'ProjectNotifications.askOwner'],
  ['MonthlyReportNotifications.send', 'ReportNotifications.sendMonthlyReport'],
  ['ReportScheduleNotifications.send', 'ReportNotifications.sendScheduledReport'],
] as const;

/** What a listener has done for an event that isn't settled is found under the listener's new name. */
export class Migration0395ListenerNames extends Migration {
  override up(): void {
    for (const [before, now] of renamed) this.rename(before, now);
  }

  override down(): void {
    for (const [before, now] of renamed) this.rename(now, before);
  }

  private rename(from: string, to: string): void {
    this.addSql(
      `update effects set listener = '${to}' where listener = '${from}'
       and event_id in (select id from domain_events where settled_at is null)`,
    );
  }
}
