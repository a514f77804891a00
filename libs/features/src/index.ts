export { consultationColumn, consultationFilters } from './consultations/consultation.columns.js';
export { consultationConflictFields, useSaveConsultation } from './consultations/use-save-consultation.js';
export { ConsultationFormModal, type ConsultationFormProps } from './consultations/consultation-form-modal.js';
export { ConsultationLinks } from './consultations/consultation-links.js';
export { RequesterProperties, RequestProperties } from './consultations/request-properties.js';
export * from './consultations/consultation-labels.js';
export { PreferredTimesField } from './consultations/preferred-times-field.js';
export { PromiseClock } from './consultations/promise-clock.js';
export { requestBack } from './consultations/request-back.js';
export { RequestConversation, wayLabels } from './consultations/request-conversation.js';
export { StatusTimeline } from './consultations/status-timeline.js';
export * from './live/use-live-rows.js';
export { DataExports } from './exports/data-exports.js';
export { ExportButton } from './exports/export-button.js';
export { LinkList, PlaceOfLinks } from './link-list.js';
export { SearchedSelect, useTypedSearch, type PickerProps } from './searched-select.js';
export { metricAddress } from './metrics/metric-address.js';
export { MetricCard } from './metrics/metric-card.js';
export { trendOf } from './metrics/trend-of.js';
export { MonthlyReportBody } from './reports/monthly/monthly-report-body.js';
export {
  monthlyReportStatusLabels,
  monthlyReportStatusTones,
  monthlyReportToasts,
} from './reports/monthly/monthly-report.columns.js';
export { MonthlyReportsList } from './reports/monthly/monthly-reports-list.js';
export { ReportsScreen } from './reports/reports-screen.js';
export { ReportSchedulesList } from './reports/schedules/schedules-list.js';
export type { PeopleFieldProps, ReportPickers } from './reports/report-fields.js';
export { QuickActions } from './quick-actions.js';
export { inPlainFrame } from './plain-frame.js';
export { inScreenFrame } from './screen-frame.js';
export { usePrefetchScreens } from './use-prefetch-screens.js';
export { useInitialData } from './use-initial-data.js';
export { useDashboard } from './use-dashboard.js';
export { NewButton, useCreation } from './use-creation.js';
export { Welcome } from './welcome.js';
export { QueryBoundary, RecordBoundary } from './query-boundary.js';
export { useRecordList } from './use-record-list.js';
export { useProjectLive } from './projects/use-project-live.js';
export { DayText } from './dates/day-text.js';
export { dateLabel, daysBetween, dueLabel, dayOf, fullDayLabel } from './dates/day-labels.js';
export { useToday } from './dates/use-today.js';
export { Avatar, TaskStatusTag } from './tasks/task-tags.js';
export { TaskBoard } from './tasks/task-board.js';
export { LiveTask } from './tasks/detail/live-task.js';
export { NewTaskForm } from './tasks/form/new-task-form.js';
export { TaskForm } from './tasks/form/task-form.js';
export { useTaskQuery } from './tasks/table/task-query.js';
export { listAllTasks, taskColumn, taskFilters } from './tasks/table/task-list.columns.js';
export { TaskTable } from './tasks/table/task-table.js';
export { minutesText, priorityLabels, taskStatusTones, taskStatusLabels } from './tasks/task-labels.js';
export { ActivityTimeline } from './activity/activity-timeline.js';
export { FieldChanges, fieldLabel, shownValue, type FieldChange } from './activity/field-changes.js';
export { CommentThread } from './comments/comment-thread.js';
export { formatFileSize } from './comments/files/file-size.js';
export { OriginalMailLink } from './comments/comment-content.js';
export { ApprovalPanel } from './milestones/approval-panel.js';
export { NewMilestoneForm } from './milestones/milestone-form.js';
export { milestoneStatusTones, milestoneStatusLabels } from './milestones/milestone-labels.js';
export { LiveProject } from './projects/live-project.js';
export { ProjectCards } from './projects/project-cards.js';
export { OverviewPlace } from './projects/overview-place.js';
export { ProjectPicker } from './projects/project-picker.js';
export { ProjectToTry } from './projects/project-to-try.js';
export { ProjectProperties, type ProjectField } from './projects/project-properties.js';
export { HealthTag, ProjectStatusTag } from './projects/project-tags.js';
export * from './projects/project-labels.js';
export { BoardCard, type CardFrame } from './board/board-card.js';
export type { ColumnTexts } from './board/board-column.js';
export type { Workflow } from './board/board-model.js';
export { BoardSkeleton, Board } from './board/board.js';
export { CardMenu } from './board/card-menu.js';
export { useDraggable, useDropColumn } from './board/use-drag.js';
export { useMoves } from './board/use-moves.js';
export { MeetingList } from './meetings/meeting-list.js';
export { isOpenMeeting } from './meetings/meeting-steps.js';
export { meetingDayText, meetingSpanText, MeetingTime } from './meetings/meeting-time.js';
export { meetingModeLabels, meetingStatusLabels, MeetingStatus } from './meetings/meeting-labels.js';
export { TimeItem } from './meetings/time-item.js';
export { useMeetingsCalledOff } from './meetings/use-meetings-called-off.js';
export { useSaveMeeting } from './meetings/use-save-meeting.js';
export { EntryStatusTag, invoiceStateOf, InvoiceStatusTag } from './billing/billing-tags.js';
export * from './billing/billing-labels.js';
export { InvoiceSheet } from './billing/invoice-sheet.js';
export { invoiceColumn } from './billing/invoice.columns.js';
export { paymentColumn, paymentFilters } from './billing/payment.columns.js';
export {
  invoiceOf,
  invoiceRowName,
  withCreditNotes,
  type InvoiceRow,
  useExpandedRows,
} from './billing/invoice-rows.js';
export {
  dealTotalsRow,
  entryTotalsRow,
  invoiceTotalsRow,
  paymentTotalsRow,
  refundTotalsRow,
} from './billing/list-totals.js';
export { isPaymentOnItsWay, leftToPay } from './billing/pending-payment.js';
export { PaymentPdfs } from './billing/payment-pdfs.js';
export { StatementButton } from './billing/statement-button.js';
export { axisMoneyText, moneyText, shortMoneyText } from './billing/money.js';
export { dealColumn, dealFilters } from './deals/deal.columns.js';
export { DealProperties } from './deals/deal-properties.js';
export { DealFigures } from './deals/deal-figures.js';
export { DealLinks } from './deals/deal-links.js';
export { offerText, priceText } from './deals/deal-price.js';
export { DealStatusTag, DealTypeTag, WaitingTag, PlannedStep } from './deals/deal-tags.js';
export * from './deals/deal-labels.js';
export { instantOfWallClock, wallClockOf } from '@portal/ui';
export { DocumentList } from './deals/document-list.js';
export { NewTicketForm } from './support/new-ticket-form.js';
export { TicketClock } from './support/ticket-clock.js';
export { ticketColumnsOf, ticketFiltersOf } from './support/ticket.columns.js';
export * from './support/ticket-labels.js';
export { TicketLink } from './support/ticket-link.js';
export { TicketProperties } from './support/ticket-properties.js';
export { ticketStartOf, type SubjectValue, type TicketStartValues } from './support/ticket-start.js';
export { TicketSheet, type OpenTicketProps } from './support/ticket-sheet.js';
export { TicketThread } from './support/ticket-thread.js';
export { useSaveTicket } from './support/use-save-ticket.js';
export { projectActions } from './actions/lead-actions.js';
export { RichTextInput } from './rich-text/rich-text-input.js';
export type { CommentComposerHandle } from './comments/comment-composer.js';
export { columnsOf } from './fields/columns-of.js';
export { columnsFrom, withFurtherColumns } from './fields/columns-from.js';
export { FieldItem, labelIn } from './fields/field-item.js';
