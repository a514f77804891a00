import { Migration } from '@mikro-orm/migrations';

/** Renamed methods of listeners: `Class.method` before, the method now. */
const renamed = [
  ['BillingNotifications.tellInvoice', 'onInvoiceStatusChanged'],
  ['BillingNotifications.tellCredit', 'onInvoiceCredited'],
  ['BillingNotifications.tellPayment', 'onPaymentRecorded'],
  ['BillingNotifications.tellSuccess', 'onPaymentStatusChanged'],
  ['BillingNotifications.tellRefund', 'onPaymentRefunded'],
  ['CommentNotifications.tell', 'onCommentAdded'],
  ['CommentNotifications.tellOfEdit', 'onCommentEdited'],
  ['ConsultationNotifications.tellCustomer', 'onConsultationStatusChanged'],
  ['DealNotifications.tellStep', 'onDealStatusChanged'],
  ['DealNotifications.tellAcceptance', 'onDealAccepted'],
  ['DealNotifications.tellPlan', 'onDealStepPlanned'],
  ['DocumentNotifications.tellStep', 'onDocumentStatusChanged'],
  ['ExportNotifications.tell', 'onExportStatusChanged'],
  ['TemplateFailures.tell', 'onTemplateFailed'],
  ['MailSuppressionNotifications.tell', 'onSuppressionStatusChanged'],
  ['InboundMailNotifications.tellOfWaiting', 'onMailReceived'],
  ['MeetingNotifications.tellNew', 'onMeetingCreated'],
  ['MeetingNotifications.tellStep', 'onMeetingStatusChanged'],
  ['MeetingNotifications.tellNewTime', 'onMeetingRescheduled'],
  ['MeetingNotifications.tellChange', 'onMeetingUpdated'],
  ['MilestoneNotifications.tellApproval', 'onMilestoneApproved'],
  ['MilestoneNotifications.tellChanges', 'onChangesRequested'],
  ['ProjectNotifications.tellOwner', 'onProjectCreated'],
  ['ProjectNotifications.tellMember', 'onMemberAdded'],
  ['ProjectNotifications.tellState', 'onProjectStatusChanged'],
  ['ReportScheduleNotifications.tellOfProblems', 'onScheduleFinished'],
  ['ReportScheduleNotifications.tellOfPause', 'onScheduleStatusChanged'],
  ['TaskNotifications.tellAssignment', 'onTaskAssigned'],
  ['TaskNotifications.tellState', 'onTaskStatusChanged'],
  ['TaskNotifications.tellMany', 'onTasksChanged'],
  ['TicketNotifications.tellOfTicket', 'onTicketOpened'],
  ['TicketNotifications.tellOfReply', 'onTicketReplied'],
  ['TicketNotifications.tellOfUrgency', 'onTicketUpdated'],
  ['TicketNotifications.tellAssignee', 'onTicketAssigned'],
  ['TicketNotifications.tellOfMerge', 'onTicketMerged'],
  ['TicketNotifications.tellOfStep', 'onTicketStatusChanged'],
  ['TicketNotifications.tellOfClosing', 'onTicketClosingSoon'],
  ['WorkflowNotifications.tellOfFailures', 'onTriggerStatusChanged'],
] as const;

/** What a listener has done for an event that isn't settled is found under the listener's new name. */
export class Migration0395ListenerNames extends Migration {
  override up(): void {
    for (const [before, method] of renamed) this.rename(before, nameOf(before, method));
  }

  override down(): void {
    for (const [before, method] of renamed) this.rename(nameOf(before, method), before);
  }

  private rename(from: string, to: string): void {
    this.addSql(
      `update effects set listener = '${to}' where listener = '${from}'
       and event_id in (select id from domain_events where settled_at is null)`,
    );
  }
}

const nameOf = (before: string, method: string): string => `${before.split('.')[0]!}.${method}`;
