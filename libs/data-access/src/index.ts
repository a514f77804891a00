export * from './activity-logs/activity-log.queries.js';
export { analyticsQueries } from './analytics/analytics.queries.js';
export * from './availability/availability.queries.js';
export * from './closed-days/closed-days.js';
export * from './billing/deal-payment.queries.js';
export * from './billing/invoice.queries.js';
export * from './billing/pdf-hrefs.js';
export { revenueQueries } from './billing/revenue.queries.js';
export * from './billing/schedule-entry.queries.js';
export * from './comments/comment.queries.js';
export { clientErrors, type SeenError, paintTimings } from './client-errors/client-error-store.js';
export { factsOf, severityOf, type ErrorOrigin } from './client-errors/error-severity.js';
export * from './client-errors/use-client-errors.js';
export * from './companies/company.queries.js';
export * from './consultations/consultation.queries.js';
export * from './deal-documents/deal-document.queries.js';
export * from './deals/deal.queries.js';
export {
  apiDocumentQuery,
  callFunction,
  type ApiDocument,
  type ApiSchema,
  type FunctionAnswer,
  type FunctionCaller,
  type FunctionRequest,
} from './diagnostics/function-explorer.js';
export { diagnosticsAreOn } from './diagnostics/diagnostics.js';
export * from './error-reports/error-group.queries.js';
export * from './inbound-mails/inbound-mail.queries.js';
export { submitErrorReport } from './error-reports/submit-error-report.js';
export { ApiError, apiErrorFrom, sentenceFor } from './http/api-error.js';
export { api, bodyOf, feedPositionOf, recordOf, rememberFeedPosition } from './http/api.js';
export { liveKeysOf, liveTables } from './live/live-tables.js';
export * from './meetings/meeting.queries.js';
export * from './milestones/milestone.queries.js';
export * from './notifications/broadcast.queries.js';
export * from './notifications/mail-suppression.queries.js';
export * from './notifications/template.queries.js';
export * from './notifications/notification.mutations.js';
export {
  notificationQueries,
  preferencesQuery,
  unreadNotificationsQuery,
  type NotificationFilter,
} from './notifications/notification.queries.js';
export * from './notifications/push.queries.js';
export { useProjectAccess } from './projects/project-access.js';
export * from './projects/project.queries.js';
export * from './promo-codes/promo-code.queries.js';
export { useLoadingTrouble } from './query/loading-trouble.js';
export { createQueryClient } from './query/query-client.js';
export { useAction } from './query/actions/use-action.js';
export { useFetchPage } from './query/use-fetch-page.js';
export { isTemporary, useOptimisticCreate } from './query/use-optimistic-create.js';
export { useOptimisticUpdate } from './query/use-optimistic-update.js';
export { useSentLater, useWaitingChanges } from './query/waiting-changes.js';
export { addRow, removeRow, updateRow, type WholeLists } from './query/whole-lists.js';
export { Can, useCan } from './session/can.js';
export { keepScreenWhile, releaseScreen, useSessionEnded } from './session/session-end.js';
export { ownSessionQueries, sessionKey, sessionQuery } from './session/session.queries.js';
export * from './session/sign-in.js';
export { hasSignedInHint, showSignedInHint } from './session/signed-in-hint.js';
export { actorOf, useSession, type SessionState } from './session/use-session.js';
export * from './tasks/task.queries.js';
export * from './users/user.queries.js';
export * from './saved-views/saved-view.queries.js';
export * from './search/search.queries.js';
export * from './support/ticket.queries.js';
export * from './canned-replies/canned-reply.queries.js';
export * from './exports/data-export.queries.js';
export * from './imports/import.queries.js';
export * from './reports/custom-report.queries.js';
export * from './reports/monthly-report.queries.js';
export * from './reports/report.queries.js';
export * from './reports/report-schedule.queries.js';
export * from './workflows/webhook-delivery.queries.js';
export * from './workflows/workflow-run.queries.js';
export * from './workflows/workflow.queries.js';
export * from './audit/audit.queries.js';
