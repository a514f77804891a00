// Written from the API's document by npm run generate.
export interface paths {
  '/api/v1/activity-logs': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ActivityLogs_list'];
    put?: never;
    post: operations['ActivityLogs_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/analytics/dashboard': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Analytics_dashboard'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/analytics/project-summary': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Analytics_summary'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/analytics/task-metrics': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Analytics_taskMetrics'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/analytics/team': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Analytics_teamWeek'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/analytics/trends': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Analytics_trends'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/analytics/weight-analytics': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Analytics_weights'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/analytics/work-queue': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['WorkQueue_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/attachments': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Attachments_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/attachments/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Attachments_remove'];
    patch?: never;
  };
  '/api/v1/attachments/{id}/content': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Attachments_download'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/audit': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Audit_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/audit/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Audit_get'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/audit/chain': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Audit_chain'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/audit/export': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Audit_export'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/auth/magic-links': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['MagicLinks_request'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/auth/magic-links/preview': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['MagicLinks_preview'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/auth/magic-links/resend': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['MagicLinks_resend'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/auth/session': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Session_get'];
    put?: never;
    post: operations['Session_create'];
    delete: operations['Session_signOut'];
    patch?: never;
  };
  '/api/v1/auth/session/refresh': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Session_refresh'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/auth/sessions': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Sessions_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/auth/sessions/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Sessions_revoke'];
    patch?: never;
  };
  '/api/v1/availability': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Availability_find'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/availability/hosts': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Availability_hosts'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/availability/hosts/{host_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Availability_host'];
    put: operations['Availability_update'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/account': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['BillingAccount_show'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/account/statement/pdf': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['BillingPdfs_statement'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/invoice-mails': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['InvoiceMails_recipients'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/invoices': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Invoices_list'];
    put?: never;
    post: operations['Invoices_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/invoices/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Invoices_get'];
    put: operations['Invoices_update'];
    post?: never;
    delete: operations['Invoices_remove'];
    patch?: never;
  };
  '/api/v1/billing/invoices/{id}/apply-credit': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Invoices_apply'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/invoices/{id}/credit-notes': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Invoices_credits'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/invoices/{id}/credit-notes/{noteId}/pdf': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['BillingPdfs_creditNote'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/invoices/{id}/mail': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['InvoiceMails_preview'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/invoices/{id}/pdf': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['BillingPdfs_invoice'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/invoices/{id}/remind': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Invoices_remind'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/invoices/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Invoices_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/invoices/{id}/send-again': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Invoices_sendAgain'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/invoices/{id}/timeline': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Invoices_timeline'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/schedules': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Schedules_list'];
    put?: never;
    post: operations['Schedules_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/billing/schedules/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Schedules_get'];
    put: operations['Schedules_update'];
    post?: never;
    delete: operations['Schedules_remove'];
    patch?: never;
  };
  '/api/v1/billing/schedules/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Schedules_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/closed-days': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ClosedDays_list'];
    put?: never;
    post: operations['ClosedDays_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/closed-days/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['ClosedDays_remove'];
    patch?: never;
  };
  '/api/v1/companies': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Companies_list'];
    put?: never;
    post: operations['Companies_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/companies/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Companies_get'];
    put: operations['Companies_update'];
    post?: never;
    delete: operations['Companies_remove'];
    patch?: never;
  };
  '/api/v1/companies/{id}/files': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['CompanyFiles_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/companies/{id}/merge': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Companies_merge'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/companies/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Companies_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/consultation-meetings': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Meetings_list'];
    put?: never;
    post: operations['Meetings_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/consultation-meetings/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Meetings_get'];
    put: operations['Meetings_update'];
    post?: never;
    delete: operations['Meetings_remove'];
    patch?: never;
  };
  '/api/v1/consultation-meetings/{id}/calendar': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Meetings_calendar'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/consultation-meetings/{id}/reschedule': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Meetings_reschedule'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/consultation-meetings/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Meetings_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/consultation-requests': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Consultations_list'];
    put?: never;
    post: operations['Consultations_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/consultation-requests/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Consultations_get'];
    put: operations['Consultations_update'];
    post?: never;
    delete: operations['Consultations_remove'];
    patch?: never;
  };
  '/api/v1/consultation-requests/{id}/contacts': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ConsultationContacts_list'];
    put?: never;
    post: operations['ConsultationContacts_log'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/consultation-requests/{id}/convert-to-deal': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Conversions_toDeal'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/consultation-requests/{id}/convert-to-project': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Conversions_toProject'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/consultation-requests/{id}/history': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ConsultationContacts_history'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/consultation-requests/{id}/replies': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['ConsultationContacts_reply'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/consultation-requests/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Consultations_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/analytics': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Revenue_analytics'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/customer-deals': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Deals_list'];
    put?: never;
    post: operations['Deals_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/customer-deals/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Deals_get'];
    put: operations['Deals_update'];
    post?: never;
    delete: operations['Deals_remove'];
    patch?: never;
  };
  '/api/v1/deals/customer-deals/{id}/accept': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['DealAnswers_accept'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/customer-deals/{id}/decline': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['DealAnswers_decline'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/customer-deals/{id}/history': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Deals_history'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/customer-deals/{id}/requests': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['DealAnswers_requestChange'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/customer-deals/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Deals_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/customer-deals/{id}/send': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['SendDeal_send'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/deal-documents': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['DealDocuments_list'];
    put?: never;
    post: operations['DealDocuments_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/deal-documents/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['DealDocuments_get'];
    put: operations['DealDocuments_update'];
    post?: never;
    delete: operations['DealDocuments_remove'];
    patch?: never;
  };
  '/api/v1/deals/deal-documents/{id}/content': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['DealDocuments_download'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/deal-documents/{id}/decline': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['DealDocuments_decline'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/deal-documents/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['DealDocuments_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/deal-documents/{id}/sign': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['DealDocuments_sign'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/deal-payments': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Payments_list'];
    put?: never;
    post: operations['Payments_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/deal-payments/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Payments_get'];
    put: operations['Payments_update'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/deal-payments/{id}/pdf': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['BillingPdfs_receipt'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/deal-payments/{id}/refund': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Payments_refund'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/deal-payments/{id}/refunds/{refundId}/pdf': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['BillingPdfs_refund'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/mrr-movements': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Revenue_mrrMovements'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/mrr-summary': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Revenue_mrrSummary'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/promocodes': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['PromoCodes_list'];
    put?: never;
    post: operations['PromoCodes_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/promocodes/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['PromoCodes_get'];
    put: operations['PromoCodes_update'];
    post?: never;
    delete: operations['PromoCodes_remove'];
    patch?: never;
  };
  '/api/v1/deals/promocodes/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['PromoCodes_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/revenue-summary': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Revenue_summary'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/deals/validate-promocode': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['PromoValidations_validate'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/diagnostics/test-milestones': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['TestMilestones_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/error-reports': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ErrorReports_list'];
    put?: never;
    post: operations['ErrorReports_submit'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/error-reports/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ErrorReports_get'];
    put: operations['ErrorReports_update'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/exports': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['DataExports_list'];
    put?: never;
    post: operations['DataExports_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/exports/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['DataExports_get'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/exports/{id}/cancel': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['DataExports_cancel'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/exports/{id}/file': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['DataExports_download'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/hooks/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Hooks_receive'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/imports': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Imports_list'];
    put?: never;
    post: operations['Imports_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/imports/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Imports_get'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/imports/{id}/apply': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Imports_apply'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/imports/{id}/cancel': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Imports_cancel'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/imports/{id}/check': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Imports_check'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/imports/{id}/heading-line': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Imports_chooseHeadingLine'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/imports/{id}/lines': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Imports_lines'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/imports/{id}/result': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Imports_result'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/imports/{id}/undo': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Imports_undo'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/imports/{id}/unknown-values': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Imports_unknownValues'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/me': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Me_get'];
    put: operations['Me_update'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/milestones': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Milestones_list'];
    put?: never;
    post: operations['Milestones_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/milestones/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Milestones_get'];
    put: operations['Milestones_update'];
    post?: never;
    delete: operations['Milestones_remove'];
    patch?: never;
  };
  '/api/v1/milestones/{id}/approve': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Milestones_approve'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/milestones/{id}/request-changes': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Milestones_requestChanges'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/milestones/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Milestones_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/milestones/order': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations['Milestones_reorder'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Notifications_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations['Notifications_update'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/broadcasts': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Broadcasts_list'];
    put?: never;
    post: operations['Broadcasts_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/broadcasts/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Broadcasts_get'];
    put: operations['Broadcasts_update'];
    post?: never;
    delete: operations['Broadcasts_remove'];
    patch?: never;
  };
  '/api/v1/notifications/broadcasts/{id}/cancel': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Broadcasts_cancel'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/broadcasts/{id}/send': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Broadcasts_send'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/broadcasts/preview': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Broadcasts_preview'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/broadcasts/recipients': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Broadcasts_count'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/broadcasts/test': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Broadcasts_test'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/mail-choice': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['MailChoice_change'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/mark-all': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Notifications_markAll'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/preferences': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Notifications_getPreferences'];
    put: operations['Notifications_changePreferences'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/push-devices': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['PushDevices_list'];
    put?: never;
    post: operations['PushDevices_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/push-devices/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['PushDevices_remove'];
    patch?: never;
  };
  '/api/v1/notifications/read-all': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Notifications_readAll'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/send': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Broadcasts_sendNew'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/sent': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['SentNotifications_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/suppressions': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['MailSuppressions_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/suppressions/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations['MailSuppressions_lift'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/templates': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Templates_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/templates/{name}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Templates_get'];
    put: operations['Templates_update'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/templates/{name}/preview': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Templates_preview'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/templates/{name}/revert': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Templates_revert'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/templates/{name}/test': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Templates_test'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/templates/{name}/versions': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Templates_versions'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/notifications/unread': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Notifications_unread'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/projects': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Projects_list'];
    put?: never;
    post: operations['Projects_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/projects/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Projects_get'];
    put: operations['Projects_update'];
    post?: never;
    delete: operations['Projects_remove'];
    patch?: never;
  };
  '/api/v1/projects/{id}/attachments': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Attachments_addToProject'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/projects/{id}/members': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ProjectMembers_list'];
    put?: never;
    post: operations['ProjectMembers_add'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/projects/{id}/members/{member_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations['ProjectMembers_update'];
    post?: never;
    delete: operations['ProjectMembers_remove'];
    patch?: never;
  };
  '/api/v1/projects/{id}/people': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ProjectMembers_people'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/projects/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Projects_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/public-consultation': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['PublicConsultation_submit'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/public-consultation/form-token': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['PublicConsultation_open'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/public-consultation/meetings': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['SlotHolds_hold'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/public-consultation/meetings/confirm': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['SlotHolds_confirm'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/report-schedules': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ReportSchedules_list'];
    put?: never;
    post: operations['ReportSchedules_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/report-schedules/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ReportSchedules_get'];
    put: operations['ReportSchedules_update'];
    post?: never;
    delete: operations['ReportSchedules_remove'];
    patch?: never;
  };
  '/api/v1/report-schedules/{id}/deliveries': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ReportSchedules_deliveries'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/report-schedules/{id}/pause': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['ReportSchedules_pause'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/report-schedules/{id}/resume': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['ReportSchedules_resume'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/report-schedules/{id}/send': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['ReportSchedules_send'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/available': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Reports_available'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/custom': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['CustomReports_list'];
    put?: never;
    post: operations['CustomReports_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/custom/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['CustomReports_get'];
    put: operations['CustomReports_update'];
    post?: never;
    delete: operations['CustomReports_remove'];
    patch?: never;
  };
  '/api/v1/reports/custom/{id}/generate': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['CustomReports_generate'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/custom/preview': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['CustomReports_preview'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/generate': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Reports_generate'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/library': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ReportLibrary_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/monthly': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['MonthlyReports_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/monthly/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['MonthlyReports_get'];
    put: operations['MonthlyReports_update'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/monthly/{id}/pdf': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['MonthlyReports_download'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/pinned': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ReportLibrary_pinned'];
    put: operations['ReportLibrary_pin'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/preview': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Reports_preview'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/runs': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ReportRuns_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/runs/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ReportRuns_get'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/runs/{id}/cancel': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['ReportRuns_cancel'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/runs/{id}/file': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['ReportRuns_download'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/reports/sources': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['CustomReports_sources'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/saved-views': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['SavedViews_list'];
    put?: never;
    post: operations['SavedViews_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/saved-views/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['SavedViews_get'];
    put: operations['SavedViews_update'];
    post?: never;
    delete: operations['SavedViews_remove'];
    patch?: never;
  };
  '/api/v1/search': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Search_find'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/attainment': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Attainment_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/canned-replies': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['CannedReplies_list'];
    put?: never;
    post: operations['CannedReplies_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/canned-replies/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['CannedReplies_get'];
    put: operations['CannedReplies_update'];
    post?: never;
    delete: operations['CannedReplies_remove'];
    patch?: never;
  };
  '/api/v1/support/forwards': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['TicketForwards_settings'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/inbound-mails': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['InboundMails_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/inbound-mails/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['InboundMails_get'];
    put: operations['InboundMails_update'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/inbound-mails/{id}/file': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['InboundMails_file'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/inbound-mails/{id}/original': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['InboundMails_original'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/queues': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['TicketQueues_count'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/refused-mails': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['RefusedMails_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tags': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['TicketTags_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Tickets_list'];
    put?: never;
    post: operations['Conversations_open'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Tickets_get'];
    put: operations['Tickets_update'];
    post?: never;
    delete: operations['Tickets_remove'];
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/assign-in-turn': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Tickets_assignInTurn'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/colleagues': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['TicketPeople_colleagues'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/forwards': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['TicketForwards_forward'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/history': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Tickets_history'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/links': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['TicketLinks_list'];
    put?: never;
    post: operations['TicketLinks_add'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/links/{other_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['TicketLinks_remove'];
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/merge': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Conversations_merge'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/people': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['TicketPeople_add'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/people/{user_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['TicketPeople_remove'];
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/rating': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations['Tickets_rate'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/replies': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Conversations_reply'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Tickets_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/tasks': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Conversations_split'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/tickets': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Conversations_splitMessage'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/support/tickets/{id}/unmerge': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Conversations_unmerge'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/task-comments': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Comments_list'];
    put?: never;
    post: operations['Comments_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/task-comments/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Comments_get'];
    put: operations['Comments_update'];
    post?: never;
    delete: operations['Comments_remove'];
    patch?: never;
  };
  '/api/v1/task-comments/{id}/attachments': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Attachments_add'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/task-comments/{id}/reactions/{reaction}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations['Comments_react'];
    post?: never;
    delete: operations['Comments_takeReactionBack'];
    patch?: never;
  };
  '/api/v1/task-comments/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Comments_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/tasks': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Tasks_list'];
    put?: never;
    post: operations['Tasks_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/tasks/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Tasks_get'];
    put: operations['Tasks_update'];
    post?: never;
    delete: operations['Tasks_remove'];
    patch?: never;
  };
  '/api/v1/tasks/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Tasks_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/tasks/bulk': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Tasks_change'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/tasks/order': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations['Tasks_reorder'];
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/users': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Users_list'];
    put?: never;
    post: operations['Users_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/users/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Users_get'];
    put: operations['Users_update'];
    post?: never;
    delete: operations['Users_remove'];
    patch?: never;
  };
  '/api/v1/users/{id}/erasure': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Erasure_preview'];
    put?: never;
    post: operations['Erasure_erase'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/users/{id}/invitation': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Users_invite'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/users/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Users_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/actions': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['WorkflowBuilder_actions'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/deliveries': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['WebhookDeliveries_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/deliveries/{id}/redeliver': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['WebhookDeliveries_redeliver'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/dry-run': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['WorkflowTrials_dryRun'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/events': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['WorkflowBuilder_events'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/runs': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['WorkflowRuns_list'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/runs/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['WorkflowRuns_get'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/runs/{id}/approve': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['WorkflowRuns_approve'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/runs/{id}/cancel': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['WorkflowRuns_cancel'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/runs/{id}/reject': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['WorkflowRuns_reject'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/runs/{id}/retry': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['WorkflowRuns_retry'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/starters': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['WorkflowBuilder_starters'];
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/test': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['WorkflowTrials_test'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/triggers': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Workflows_list'];
    put?: never;
    post: operations['Workflows_create'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/triggers/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Workflows_get'];
    put: operations['Workflows_update'];
    post?: never;
    delete: operations['Workflows_remove'];
    patch?: never;
  };
  '/api/v1/workflows/triggers/{id}/dry-run': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['WorkflowTrials_dryRunSaved'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/triggers/{id}/restore': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Workflows_restore'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/triggers/{id}/run': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['Workflows_run'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/triggers/{id}/secrets': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations['Workflows_secrets'];
    put?: never;
    post: operations['Workflows_renewSecrets'];
    delete?: never;
    patch?: never;
  };
  '/api/v1/workflows/triggers/{id}/test': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations['WorkflowTrials_testSaved'];
    delete?: never;
    patch?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AcceptCustomerDeal: {
      terms_hash: string;
      name: string;
      /** @constant */
      agreed: true;
      promo_code?: string;
      version?: number;
    };
    ActivityLog: {
      id: string;
      project_id: string;
      /** @enum {string} */
      entity_type: 'project' | 'task' | 'milestone';
      entity_id: string;
      entity_title: string | null;
      activity_type: string;
      description: string;
      old_values: { [key: string]: unknown };
      new_values: { [key: string]: unknown };
      metadata: { [key: string]: unknown };
      /** @enum {string} */
      source: 'system' | 'note';
      actor_id: string | null;
      actor_name: string | null;
      created_at: string;
    };
    AddProjectMember: {
      email: string;
      /** @enum {string} */
      role?: 'editor' | 'viewer';
    };
    AddTicketLink: {
      other_id: string;
      /** @enum {string} */
      kind: 'same_cause' | 'related';
    };
    AddTicketPerson: { user_id: string };
    ApplyCredit: { amount?: number; version?: number };
    ApplyImport: {
      /** @enum {string} */
      mode: 'all' | 'good' | 'update';
      send_invitations?: boolean;
      version?: number;
    };
    ApproveMilestone: { reason?: string; version?: number };
    Attachment: {
      id: string;
      comment_id: string | null;
      task_id: string | null;
      project_id: string | null;
      file_name: string;
      file_size: number;
      file_type: string;
      storage_path: string;
      uploaded_by: string;
      uploaded_by_name: string | null;
      created_at: string;
    };
    /** @enum {string} */
    AuditAction: 'created' | 'updated' | 'deleted' | 'restored' | 'purged';
    AuditCall: { entries: number; kinds: components['schemas']['AuditCallKind'][] };
    AuditCallKind: {
      entity: components['schemas']['AuditEntity'];
      action: components['schemas']['AuditAction'];
      entries: number;
    };
    AuditChain: {
      entries: number;
      chained_until: string | null;
      head: string | null;
      waiting: number;
      checked_at: string | null;
      checked_until: string | null;
      fault: string | null;
      fault_entry_id: string | null;
    };
    AuditChange: { field: string; before: unknown; after: unknown };
    /** @enum {string} */
    AuditEntity:
      | 'attachment'
      | 'availability'
      | 'broadcast'
      | 'canned_reply'
      | 'closed_day'
      | 'comment'
      | 'company'
      | 'consultation'
      | 'consultation_contact'
      | 'credit_note'
      | 'data_export'
      | 'deal'
      | 'deal_document'
      | 'erasure'
      | 'error_group'
      | 'import'
      | 'inbound_mail'
      | 'invoice'
      | 'invoice_line'
      | 'ledger_entry'
      | 'list_file'
      | 'mail_suppression'
      | 'meeting'
      | 'milestone'
      | 'monthly_report'
      | 'note'
      | 'notification_preference'
      | 'payment'
      | 'project'
      | 'project_member'
      | 'promo_code'
      | 'promo_redemption'
      | 'quiet_hours'
      | 'refund'
      | 'report_run'
      | 'report_schedule'
      | 'saved_view'
      | 'custom_report'
      | 'schedule_entry'
      | 'session'
      | 'task'
      | 'template_version'
      | 'ticket'
      | 'ticket_link'
      | 'ticket_person'
      | 'user'
      | 'workflow';
    AuditEntry: {
      id: string;
      created_at: string;
      entity: components['schemas']['AuditEntity'];
      record_id: string;
      parent_id: string | null;
      action: components['schemas']['AuditAction'];
      title: string;
      person_name: string | null;
      fields: string[];
      /** @enum {string} */
      actor_kind: 'user' | 'system' | 'anonymous' | 'database';
      actor_id: string | null;
      actor_name: string | null;
      actor_ip: string | null;
      request_id: string | null;
      workflow_run_id: string | null;
      workflow_id: string | null;
      workflow_name: string | null;
      position: number | null;
      erased_at: string | null;
      call: components['schemas']['AuditCall'] | null;
    };
    AuditEntryDetail: {
      id: string;
      created_at: string;
      entity: components['schemas']['AuditEntity'];
      record_id: string;
      parent_id: string | null;
      action: components['schemas']['AuditAction'];
      title: string;
      person_name: string | null;
      fields: string[];
      /** @enum {string} */
      actor_kind: 'user' | 'system' | 'anonymous' | 'database';
      actor_id: string | null;
      actor_name: string | null;
      actor_ip: string | null;
      request_id: string | null;
      workflow_run_id: string | null;
      workflow_id: string | null;
      workflow_name: string | null;
      position: number | null;
      erased_at: string | null;
      call: components['schemas']['AuditCall'] | null;
      changes: components['schemas']['AuditChange'][];
      hash: string | null;
    };
    BillingAccount: {
      customer_id: string;
      company_id: string | null;
      open_balance: number;
      overdue_balance: number;
      pending: number;
      credit: number;
    };
    BillingScheduleEntry: {
      id: string;
      project_id: string | null;
      project_name: string | null;
      deal_id: string | null;
      deal_title: string | null;
      customer_id: string;
      company_id: string | null;
      customer_name?: string;
      /** @enum {string} */
      type: 'milestone' | 'deposit' | 'recurring' | 'one_time';
      milestone_id: string | null;
      milestone_title: string | null;
      title: string;
      description: string;
      amount: number;
      discount: number;
      /** @enum {string} */
      status: 'pending' | 'ready' | 'approved' | 'invoiced' | 'cancelled';
      trigger_on: string | null;
      period_start: string | null;
      period_end: string | null;
      approved_at: string | null;
      invoice_id: string | null;
      invoice_number: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    BillingScheduleTotals: { amount: number; discount: number; to_bill: number };
    BillTo: { name: string; address: string | null; email: string; phone?: string | null };
    Broadcast: {
      id: string;
      /** @enum {string} */
      status: 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled';
      title: string;
      body: string;
      link: string | null;
      link_label: string | null;
      /** @enum {string} */
      category:
        | 'security'
        | 'consultations'
        | 'billing'
        | 'approvals'
        | 'tickets'
        | 'meetings'
        | 'mentions'
        | 'projects'
        | 'reports'
        | 'service';
      channels: ('in_app' | 'email')[];
      audience: components['schemas']['BroadcastAudience'];
      author_name: string | null;
      send_at: string | null;
      progress: {
        recipients: number;
        total: number;
        sent: number;
        waiting: number;
        waits_until: string | null;
        suppressed: number;
        failed: number;
      };
      started_at: string | null;
      finished_at: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    BroadcastAudience:
      | {
          /** @constant */
          kind: 'people';
          user_ids: string[];
        }
      | {
          /** @constant */
          kind: 'companies';
          company_ids: string[];
        }
      | {
          /** @constant */
          kind: 'role';
          /** @enum {string} */
          role: 'admin' | 'customer';
        }
      | {
          /** @constant */
          kind: 'filter';
          search: string;
        };
    CannedReply: {
      id: string;
      name: string;
      body: string;
      set_status: ('new' | 'open' | 'pending' | 'on_hold' | 'resolved' | 'closed') | null;
      set_priority: ('low' | 'medium' | 'high' | 'urgent') | null;
      assign_to: string | null;
      assign_to_name: string | null;
      add_tags: string[];
      created_at: string;
      updated_at: string;
      version: number;
    };
    ChangeMailChoice: {
      token: string;
      preferences?: {
        /** @enum {string} */
        category:
          | 'security'
          | 'consultations'
          | 'billing'
          | 'approvals'
          | 'tickets'
          | 'meetings'
          | 'mentions'
          | 'projects'
          | 'reports'
          | 'service';
        /** @enum {string} */
        email: 'at_once' | 'hourly' | 'daily' | 'off';
      }[];
    };
    ChangeTasks: {
      project_id: string;
      ids: string[];
      /** @enum {string} */
      status?: 'backlog' | 'todo' | 'in_progress' | 'in_review' | 'blocked' | 'done' | 'cancelled';
      /** @enum {string} */
      priority?: 'low' | 'medium' | 'high' | 'urgent';
      milestone_id?: string | null;
      assignee_id?: string | null;
      due_date?: string | null;
    };
    CheckImport: {
      mapping: components['schemas']['ImportMapping'];
      formats?: components['schemas']['ImportFormats'];
      value_mapping?: components['schemas']['ImportValueMapping'];
      clears_empty?: boolean;
      version?: number;
    };
    ChooseHeadingLine: { line: number; version?: number };
    ClientError: {
      id: string;
      timestamp: string;
      userId?: string | null;
      userRole?: string | null;
      route: string;
      userAgent: string;
      /** @enum {string} */
      type: 'javascript' | 'promise';
      message: string;
      stack?: string | null;
      /** @enum {string} */
      severity: 'low' | 'medium' | 'high' | 'critical';
      context?: { [key: string]: string | number | boolean | null };
      resolved: boolean;
    };
    ClosedDay: { id: string | null; day: string; name: string };
    CommentReaction: {
      /** @enum {string} */
      reaction: 'thumbs_up' | 'heart' | 'party' | 'eyes' | 'check';
      people: { id: string; name: string }[];
    };
    Company: {
      id: string;
      name: string;
      address: string | null;
      phone: string | null;
      website: string | null;
      billing_email: string | null;
      payment_terms_days: number;
      notes: string | null;
      member_count: number;
      created_at: string;
      updated_at: string;
      version: number;
    };
    CompanyFile: {
      id: string;
      /** @enum {string} */
      record_kind: 'project' | 'task' | 'ticket' | 'consultation' | 'deal';
      record_id: string;
      record_title: string;
      project_id: string | null;
      file_name: string;
      file_size: number;
      file_type: string;
      uploaded_by_name: string | null;
      created_at: string;
    };
    ConfirmSlotHold: { token: string };
    ConsultationContact: {
      id: string;
      consultation_id: string;
      /** @enum {string} */
      way: 'call' | 'email' | 'message' | 'in_person' | 'reply' | 'note';
      contacted_at: string;
      note: string;
      author_id: string;
      author_name: string | null;
      /** @enum {string} */
      author_role: 'admin' | 'customer';
      created_at: string;
    };
    ConsultationHistoryEntry: {
      id: string;
      /** @enum {string} */
      from: 'pending' | 'in_progress' | 'scheduled' | 'completed' | 'declined' | 'cancelled';
      /** @enum {string} */
      to: 'pending' | 'in_progress' | 'scheduled' | 'completed' | 'declined' | 'cancelled';
      actor_name: string | null;
      at: string;
    };
    ConsultationMeeting: {
      id: string;
      consultation_id: string;
      consultation_reference: string;
      consultation_title: string;
      customer_id: string;
      company_id: string | null;
      /** @enum {string} */
      status: 'proposed' | 'confirmed' | 'declined' | 'cancelled' | 'completed' | 'no_show' | 'rescheduled';
      /** @enum {string} */
      proposed_by: 'customer' | 'admin' | 'visitor';
      starts_at: string;
      ends_at: string;
      time_zone: string;
      /** @enum {string} */
      mode: 'video' | 'phone' | 'onsite';
      location: string | null;
      meeting_url: string | null;
      host_id: string;
      host_name: string;
      agenda: string;
      held_until: string | null;
      ics_uid: string;
      sequence: number;
      cancel_reason: string | null;
      rescheduled_from: string | null;
      rescheduled_to: string | null;
      created_at: string;
      updated_at: string;
      version: number;
      customer_name?: string;
      customer_email?: string;
      notes?: string | null;
    };
    ConsultationRequest: {
      id: string;
      reference: string;
      customer_id: string;
      company_id: string | null;
      /** @enum {string} */
      source: 'public' | 'portal' | 'admin';
      source_page: string | null;
      title: string;
      /** @enum {string} */
      consultation_type: 'strategy_consultation' | 'project_scoping' | 'emergency_assessment' | 'general_consultation';
      description: string;
      /** @enum {string} */
      urgency: 'low' | 'medium' | 'high' | 'urgent';
      /** @enum {string} */
      preferred_contact_method: 'email' | 'phone' | 'video';
      /** @enum {string} */
      status: 'pending' | 'in_progress' | 'scheduled' | 'completed' | 'declined' | 'cancelled';
      name: string;
      email: string;
      phone: string | null;
      company: string | null;
      preferred_times: string[];
      promised_by: string;
      first_responded_at: string | null;
      outcome: ('converted' | 'follow_up' | 'no_action' | 'junk') | null;
      decline_reason: string | null;
      project_id: string | null;
      next_meeting_at: string | null;
      next_meeting_status: ('proposed' | 'confirmed') | null;
      created_at: string;
      updated_at: string;
      version: number;
      assigned_to?: string | null;
      assigned_name?: string | null;
      internal_notes?: string | null;
      deal_id?: string | null;
      same_address?: number;
    };
    ConversionMeeting: {
      id: string;
      /** @enum {string} */
      choice?: 'keep' | 'cancel' | 'move';
      starts_at?: string;
      version?: number;
    };
    ConvertConsultationToDeal: {
      title?: string;
      description?: string;
      customer_id?: string;
      meeting?: components['schemas']['ConversionMeeting'];
      version?: number;
      /** @enum {string} */
      deal_type: 'recurring' | 'one_time';
      interval?: ('month' | 'quarter' | 'year') | null;
      amount: number;
      starts_on?: string | null;
    };
    ConvertConsultationToProject: {
      name?: string;
      description?: string;
      customer_id?: string;
      meeting?: components['schemas']['ConversionMeeting'];
      version?: number;
      manager_id?: string | null;
      start_date?: string | null;
      target_date?: string | null;
    };
    CountRecipients: {
      audience: components['schemas']['BroadcastAudience'];
      /** @enum {string} */
      category?:
        | 'security'
        | 'consultations'
        | 'billing'
        | 'approvals'
        | 'tickets'
        | 'meetings'
        | 'mentions'
        | 'projects'
        | 'reports'
        | 'service';
      send_at?: string | null;
    };
    CreateActivityLog: {
      /** @enum {string} */
      entity_type: 'project' | 'task' | 'milestone';
      entity_id: string;
      activity_type: string;
      description: string;
      old_values?: { [key: string]: unknown };
      new_values?: { [key: string]: unknown };
      metadata?: { [key: string]: unknown };
    };
    CreateBillingScheduleEntry: {
      project_id?: string;
      deal_id?: string;
      /** @enum {string} */
      type: 'milestone' | 'deposit' | 'one_time';
      milestone_id?: string;
      title: string;
      description?: string;
      amount: number;
      trigger_on?: string | null;
    };
    CreateBroadcast: {
      title: string;
      body: string;
      link?: string | null;
      link_label?: string | null;
      /** @enum {string} */
      category:
        | 'security'
        | 'consultations'
        | 'billing'
        | 'approvals'
        | 'tickets'
        | 'meetings'
        | 'mentions'
        | 'projects'
        | 'reports'
        | 'service';
      channels: ('in_app' | 'email')[];
      audience: components['schemas']['BroadcastAudience'];
      send_at?: string | null;
    };
    CreateCannedReply: {
      name: string;
      body: string;
      set_status?: ('open' | 'pending' | 'on_hold' | 'resolved' | 'closed') | null;
      set_priority?: ('low' | 'medium' | 'high' | 'urgent') | null;
      assign_to?: ('me' | string) | null;
      add_tags?: string[];
    };
    CreateClosedDay: { day: string; name: string };
    CreateCompany: {
      name: string;
      address?: string | null;
      phone?: string | null;
      website?: string | null;
      billing_email?: string | null;
      payment_terms_days?: number;
      notes?: string | null;
    };
    CreateConsultationMeeting: {
      consultation_id: string;
      starts_at: string;
      ends_at?: string;
      time_zone?: string;
      host_id?: string;
      /** @enum {string} */
      mode?: 'video' | 'phone' | 'onsite';
      location?: string | null;
      meeting_url?: string | null;
      agenda?: string;
      notes?: string | null;
    };
    CreateConsultationRequest: {
      title: string;
      /** @enum {string} */
      consultation_type?: 'strategy_consultation' | 'project_scoping' | 'emergency_assessment' | 'general_consultation';
      description: string;
      /** @enum {string} */
      urgency?: 'low' | 'medium' | 'high' | 'urgent';
      /** @enum {string} */
      preferred_contact_method?: 'email' | 'phone' | 'video';
      phone?: string;
      company?: string;
      preferred_times?: string[];
      source_page?: string;
      customer_id?: string;
    };
    CreateCreditNote: { amount: number; reason: string; version?: number };
    CreateCustomerDeal: {
      customer_id: string;
      title: string;
      /** @enum {string} */
      deal_type: 'recurring' | 'one_time';
      interval?: ('month' | 'quarter' | 'year') | null;
      amount?: number;
      monthly_amount?: number;
      setup_fee?: number;
      description?: string;
      terms?: string;
      starts_on?: string | null;
      promo_code?: string | null;
      internal_notes?: string | null;
      consultation_id?: string;
      project_id?: string;
    };
    CreateCustomReport: { name: string; query: components['schemas']['SentReportQuery']; is_shared?: boolean };
    CreateDataExport: {
      /** @enum {string} */
      kind?: 'company' | 'person';
      company_id?: string;
      person_id?: string;
    };
    CreateDealDocument: {
      deal_id: string;
      /** @enum {string} */
      kind: 'quote' | 'contract' | 'statement_of_work' | 'receipt' | 'other';
      title?: string;
      file_name?: string;
      file_size?: number;
      file_type?: string;
      file_data?: string;
    };
    CreateDealPayment: {
      customer_id?: string;
      invoice_id?: string;
      deal_id?: string;
      amount: number;
      /** @enum {string} */
      method: 'card' | 'ach' | 'check' | 'cash' | 'other';
      external_ref?: string;
      /** @enum {string} */
      status?: 'pending' | 'succeeded';
      received_at?: string;
      note?: string;
    };
    CreateImport: {
      /** @enum {string} */
      kind: 'companies' | 'people' | 'projects' | 'tasks' | 'tickets' | 'deals' | 'invoices';
      sheet?: string;
      file_name: string;
      file_data: string;
    };
    CreateInvoice: {
      customer_id: string;
      deal_id?: string;
      project_id?: string;
      schedule_entry_ids?: string[];
      lines?: components['schemas']['WriteInvoiceLine'][];
      tax_rate?: number;
      due_date?: string;
      notes?: string;
    };
    CreateMilestone: {
      project_id: string;
      title: string;
      description?: string;
      due_date?: string | null;
      approval_required?: boolean;
    };
    CreateProject: {
      name: string;
      description?: string;
      customer_id: string;
      /** @enum {string} */
      priority?: 'low' | 'medium' | 'high' | 'urgent';
      /** @enum {string} */
      health?: 'on_track' | 'at_risk' | 'off_track';
      start_date?: string | null;
      target_date?: string | null;
      budget?: number | null;
      budget_hours?: number | null;
      manager_id?: string | null;
      consultation_id?: string | null;
      deal_id?: string | null;
    };
    CreatePromoCode: {
      code: string;
      description?: string;
      /** @enum {string} */
      discount_type: 'percent' | 'fixed';
      value: number;
      /** @enum {string} */
      duration?: 'once' | 'repeating' | 'forever';
      duration_periods?: number | null;
      starts_at?: string | null;
      ends_at?: string | null;
      max_redemptions?: number | null;
      max_per_company?: number | null;
      minimum_amount?: number | null;
      /** @enum {string} */
      deal_type?: 'recurring' | 'one_time' | 'any';
      /** @enum {string} */
      status?: 'draft' | 'active';
    };
    CreatePushDevice: { endpoint: string; keys: { p256dh: string; auth: string }; expirationTime?: number | null };
    CreateReportSchedule: {
      /** @enum {string} */
      definition:
        | 'revenue_summary'
        | 'receivables_ageing'
        | 'deals'
        | 'promo_performance'
        | 'consultation_funnel'
        | 'project_status'
        | 'task_throughput'
        | 'weights'
        | 'support_sla'
        | 'customer_health'
        | 'notification_delivery'
        | 'error_trend'
        | 'custom';
      custom_report_id?: string;
      params?: components['schemas']['ScheduledReportParams'];
      period?:
        | (
            | 'today'
            | 'yesterday'
            | 'last_7_days'
            | 'last_week'
            | 'last_month'
            | 'this_month'
            | 'last_quarter'
            | 'this_year'
          )
        | null;
      /** @enum {string} */
      format?: 'csv' | 'xlsx' | 'pdf' | 'json';
      timing: components['schemas']['ReportTiming'];
      recipient_ids?: string[];
      skip_if_empty?: boolean;
    };
    CreateSavedView: { name: string; search: string; is_shared?: boolean; path: string };
    CreateSession:
      | {
          token: string;
          /** @enum {string} */
          transport?: 'cookie' | 'bearer';
        }
      | {
          request_id: string;
          code: string;
          /** @enum {string} */
          transport?: 'cookie' | 'bearer';
        };
    CreateTask: {
      project_id: string;
      milestone_id?: string | null;
      title: string;
      description?: string;
      /** @enum {string} */
      status?: 'todo' | 'backlog';
      /** @enum {string} */
      priority?: 'low' | 'medium' | 'high' | 'urgent';
      weight?: number;
      assignee_id?: string | null;
      due_date?: string | null;
      estimate_minutes?: number | null;
      labels?: string[];
    };
    CreateTaskComment: {
      task_id: string;
      body: string;
      /** @enum {string} */
      visibility?: 'public' | 'internal';
      files?: number;
    };
    CreateTestMilestone: { project_id: string };
    CreateTicket: {
      title: string;
      description: string;
      /** @enum {string} */
      category?:
        | 'computers'
        | 'network'
        | 'email'
        | 'software'
        | 'phones'
        | 'security'
        | 'service_visit'
        | 'billing'
        | 'contract'
        | 'other';
      /** @enum {string} */
      priority?: 'low' | 'medium' | 'high' | 'urgent';
      project_id?: string;
      deal_id?: string;
      invoice_id?: string;
      error_group_id?: string;
      requester_id?: string;
      files?: number;
    };
    CreateUser: {
      email: string;
      first_name?: string | null;
      last_name?: string | null;
      phone?: string | null;
      time_zone?: string | null;
      /** @enum {string} */
      role?: 'admin' | 'customer';
      company_id?: string | null;
      company_name?: string;
      contact_flags?: ('primary' | 'billing' | 'technical')[];
      send_invitation?: boolean;
    };
    CreateWorkflow: {
      name: string;
      description?: string;
      /** @enum {string} */
      status?: 'enabled' | 'disabled';
      trigger: components['schemas']['WorkflowStart'];
      conditions?: components['schemas']['WorkflowConditionGroup'];
      actions: components['schemas']['WorkflowAction'][];
      cooldown_minutes?: number;
      starter?: string;
    };
    CreditNote: { id: string; number: string; amount: number; reason: string; issued_at: string };
    CustomerDeal: {
      id: string;
      number: string;
      title: string;
      description: string;
      terms: string;
      customer_id: string;
      customer_name: string;
      company_id: string | null;
      company_name: string | null;
      /** @enum {string} */
      deal_type: 'recurring' | 'one_time';
      interval: ('month' | 'quarter' | 'year') | null;
      amount: number;
      monthly_amount: number;
      setup_fee: number;
      /** @enum {string} */
      current_status: 'draft' | 'sent' | 'active' | 'paused' | 'declined' | 'cancelled' | 'completed';
      starts_on: string | null;
      next_bill_on: string | null;
      pause_at: string | null;
      resumes_at: string | null;
      cancel_at: string | null;
      promo_code: string | null;
      discount_terms: components['schemas']['DealDiscount'] | null;
      discount: number;
      monthly_discount: number;
      terms_hash: string;
      accepted_at: string | null;
      accepted_by_name: string | null;
      acceptance_method: ('portal' | 'email' | 'phone' | 'in_person' | 'paper') | null;
      decline_reason: string | null;
      cancel_reason: string | null;
      consultation_id: string | null;
      created_at: string;
      updated_at: string;
      version: number;
      customer_email?: string;
      accepted_ip?: string | null;
      internal_notes?: string | null;
      project_id?: string | null;
    };
    CustomerDealTotals: { amount: number; monthly_amount: number; active_monthly_amount: number };
    CustomReport: {
      id: string;
      name: string;
      query: components['schemas']['ReportQuery'];
      is_shared: boolean;
      owner_id: string;
      owner_name: string;
      created_at: string;
      updated_at: string;
      version: number;
    };
    DashboardAnalytics: {
      total_customers?: number;
      active_projects?: number;
      open_tasks?: number;
      open_tickets?: number;
      unassigned_tickets?: number;
      waiting_mails?: number;
      pending_tickets?: number;
      completed_this_month?: number;
      awaiting_approval?: number;
      active_deals?: number;
      monthly_revenue?: number;
      total_revenue?: number;
      monthly_amount?: number;
      offered_deals?: number;
      unsigned_documents?: number;
      unpaid_invoices?: number;
      overdue_invoices?: number;
      overdue_balance?: number;
      pending_consultations?: number;
      open_consultations?: number;
      late_consultations?: number;
    };
    DashboardTrends: {
      total_customers?: number[];
      active_projects?: number[];
      monthly_revenue?: number[];
      monthly_amount?: number[];
      active_deals?: number[];
      open_consultations?: number[];
      open_tickets?: number[];
      total_revenue?: number[];
      completed_this_month?: number[];
    };
    DataExport: {
      id: string;
      /** @enum {string} */
      kind: 'company' | 'person';
      company_id: string | null;
      person_id: string | null;
      subject_name: string;
      /** @enum {string} */
      status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
      row_count: number;
      row_total: number | null;
      file_count: number;
      file_total: number | null;
      missing_count: number;
      reason: string | null;
      file_name: string | null;
      file_size: number | null;
      has_file: boolean;
      owner_id: string;
      owner_name: string;
      started_at: string | null;
      finished_at: string | null;
      expires_at: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    DealChangeRequested: { message: string; ticket_id: string };
    DealDiscount: {
      /** @enum {string} */
      discount_type: 'percent' | 'fixed';
      value: number;
      /** @enum {string} */
      duration: 'once' | 'repeating' | 'forever';
      duration_periods: number | null;
    };
    DealDocument: {
      id: string;
      deal_id: string;
      deal_number: string;
      deal_title: string;
      customer_id: string;
      company_id: string | null;
      /** @enum {string} */
      kind: 'quote' | 'contract' | 'statement_of_work' | 'receipt' | 'other';
      title: string;
      /** @enum {string} */
      status: 'draft' | 'sent' | 'signed' | 'declined' | 'voided';
      file_name: string;
      file_size: number;
      file_type: string;
      sha256: string;
      sent_at: string | null;
      signer_name: string | null;
      signed_at: string | null;
      signed_sha256: string | null;
      reason: string | null;
      created_at: string;
      updated_at: string;
      version: number;
      customer_name?: string;
      signed_ip?: string | null;
    };
    DealHistoryEntry: {
      id: string;
      /** @enum {string} */
      event:
        | 'deal.created'
        | 'deal.updated'
        | 'deal.status_changed'
        | 'deal.accepted'
        | 'deal.step_planned'
        | 'deal.period_billed'
        | 'deal.change_requested'
        | 'deal.deleted'
        | 'deal.restored';
      facts: { [key: string]: unknown };
      actor_name: string | null;
      at: string;
    };
    DealPayment: {
      id: string;
      customer_id: string;
      company_id: string | null;
      customer_name?: string;
      deal_id: string | null;
      deal_title: string | null;
      invoice_id: string | null;
      invoice_number: string | null;
      amount: number;
      refunded: number;
      refunds: components['schemas']['Refund'][];
      unapplied: number;
      /** @enum {string} */
      method: 'card' | 'ach' | 'check' | 'cash' | 'other';
      external_ref: string;
      /** @enum {string} */
      status: 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'partially_refunded' | 'refunded';
      received_at: string | null;
      note?: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    DealPaymentTotals: { amount: number; received: number; refunded: number; kept: number };
    DealsAnalytics: {
      totalMRR: number;
      totalActiveDeals: number;
      totalRevenue: number;
      by_status: {
        /** @enum {string} */
        current_status: 'draft' | 'sent' | 'active' | 'paused' | 'declined' | 'cancelled' | 'completed';
        count: number;
        monthly_amount: number;
      }[];
      by_type: {
        /** @enum {string} */
        deal_type: 'recurring' | 'one_time';
        count: number;
        monthly_amount: number;
      }[];
      by_interval: {
        /** @enum {string} */
        interval: 'month' | 'quarter' | 'year';
        count: number;
        monthly_amount: number;
      }[];
      months: { month: string; started: number; ended: number }[];
      promo_codes: { code: string; deals: number; monthly_discount: number }[];
    };
    DecideWorkflowRun: { comment?: string };
    DeclineCustomerDeal: { reason?: string; version?: number };
    DeclineDealDocument: { reason?: string; version?: number };
    Deleted: { id: string };
    DryRunDefinition: {
      record_id?: string;
      event_id?: string;
      definition: components['schemas']['WorkflowDefinition'];
    };
    DryRunWorkflow: { record_id?: string; event_id?: string };
    EraseUser: { confirmation: string };
    ErrorGroup: {
      id: string;
      fingerprint: string;
      message: string;
      /** @enum {string} */
      type: 'javascript' | 'promise';
      /** @enum {string} */
      severity: 'low' | 'medium' | 'high' | 'critical';
      route: string;
      stack: string | null;
      /** @enum {string} */
      status: 'unresolved' | 'resolved' | 'ignored';
      count: number;
      users: number;
      first_seen: string;
      last_seen: string;
      last_report_id: string;
      created_at: string;
      updated_at: string;
      version: number;
    };
    ErrorReportReceived: { reportId: string };
    FailedCondition: { field: string; operator: string; expected: unknown; actual: unknown; sentence: string };
    FileInboundMail:
      | { ticket_id: string }
      | { consultation_id: string }
      | {
          requester_id: string;
          title: string;
          /** @enum {string} */
          category?:
            | 'computers'
            | 'network'
            | 'email'
            | 'software'
            | 'phones'
            | 'security'
            | 'service_visit'
            | 'billing'
            | 'contract'
            | 'other';
          /** @enum {string} */
          priority?: 'low' | 'medium' | 'high' | 'urgent';
        }
      | {
          customer: { first_name: string; last_name?: string; company_id?: string; company_name?: string };
          title: string;
          /** @enum {string} */
          category?:
            | 'computers'
            | 'network'
            | 'email'
            | 'software'
            | 'phones'
            | 'security'
            | 'service_visit'
            | 'billing'
            | 'contract'
            | 'other';
          /** @enum {string} */
          priority?: 'low' | 'medium' | 'high' | 'urgent';
        };
    FormToken: { form_token: string };
    ForwardMessage: { message_id: string | null; to: string[]; text?: string; attachment_ids?: string[] };
    ForwardSettings: { answers_come_back: boolean };
    FreeSlots: { minutes: number; time_zone: string; slots: components['schemas']['Slot'][] };
    GenerateCustomReport: {
      /** @enum {string} */
      format?: 'csv' | 'xlsx' | 'pdf' | 'json';
    };
    GenerateReport: {
      /** @enum {string} */
      definition:
        | 'revenue_summary'
        | 'receivables_ageing'
        | 'deals'
        | 'promo_performance'
        | 'consultation_funnel'
        | 'project_status'
        | 'task_throughput'
        | 'weights'
        | 'support_sla'
        | 'customer_health'
        | 'notification_delivery'
        | 'error_trend';
      params?: components['schemas']['ReportParams'];
      /** @enum {string} */
      format?: 'csv' | 'xlsx' | 'pdf' | 'json';
    };
    HoldSlot: { slot_hold_token: string; starts_at: string; time_zone?: string };
    HookBody: { [key: string]: unknown };
    HookReceived: { run_id: string | null };
    HostAvailability: {
      host_id: string;
      host_name: string;
      takes_meetings: boolean;
      time_zone: string;
      meeting_url: string | null;
      weekly: { weekday: number; from: string; to: string }[];
      exceptions: { day: string; from: string | null; to: string | null; note: string }[];
      updated_at: string | null;
      version: number;
    };
    Import: {
      id: string;
      /** @enum {string} */
      kind: 'companies' | 'people' | 'projects' | 'tasks' | 'tickets' | 'deals' | 'invoices';
      /** @enum {string} */
      status:
        'uploaded' | 'checking' | 'checked' | 'applying' | 'applied' | 'undoing' | 'undone' | 'failed' | 'cancelled';
      file_name: string;
      file_size: number;
      sheet: string | null;
      other_sheets: string[];
      first_lines: { line: number; cells: string[] }[];
      heading_line: number;
      headers: string[];
      samples: string[][];
      mapping: components['schemas']['ImportMapping'];
      formats: components['schemas']['ImportFormats'];
      value_mapping: components['schemas']['ImportValueMapping'];
      clears_empty: boolean;
      is_remembered: boolean;
      mode: ('all' | 'good' | 'update') | null;
      line_total: number;
      line_count: number;
      counts: components['schemas']['ImportCounts'];
      reason: string | null;
      owner_id: string;
      owner_name: string;
      applied_at: string | null;
      undo_until: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    ImportCounts: {
      waiting: number;
      new: number;
      changed: number;
      existing: number;
      wrong: number;
      created: number;
      updated: number;
      failed: number;
      removed: number;
      restored: number;
      kept: number;
    };
    ImportFormats: {
      /** @enum {string} */
      dates: 'mdy' | 'dmy' | 'ymd';
      /** @enum {string} */
      decimals: 'point' | 'comma';
    };
    ImportLine: {
      line: number;
      /** @enum {string} */
      fate:
        | 'waiting'
        | 'new'
        | 'changed'
        | 'existing'
        | 'wrong'
        | 'created'
        | 'updated'
        | 'failed'
        | 'removed'
        | 'restored'
        | 'kept';
      problems: { field: string; message: string }[];
      changes: { field: string; from: string | null; to: string | null }[];
      cells: string[];
      record_id: string | null;
    };
    ImportMapping: { [key: string]: string };
    ImportUnknownValues: { values: { field: string; text: string; line_count: number }[] };
    ImportValueMapping: { [key: string]: { [key: string]: string } };
    InboundMail: {
      id: string;
      /** @enum {string} */
      status: 'waiting' | 'filed' | 'junk' | 'ignored';
      /** @enum {string} */
      kind: 'message' | 'automatic' | 'bounce' | 'calendar';
      reason: ('unknown_sender' | 'unproven_sender' | 'suspended_sender' | 'from_admin') | null;
      from_address: string;
      from_name: string | null;
      user_id: string | null;
      user_name: string | null;
      subject: string;
      text: string;
      attachments: string[];
      size: number;
      checks: { spf: string; dkim: string; dmarc: string };
      is_proven: boolean;
      ticket_id: string | null;
      ticket_number: string | null;
      consultation_id: string | null;
      consultation_reference: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    Invoice: {
      id: string;
      number: string | null;
      /** @enum {string} */
      status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
      customer_id: string;
      company_id: string | null;
      customer_name?: string;
      company_name: string | null;
      deal_id: string | null;
      project_id: string | null;
      subtotal: number;
      discount: number;
      tax_rate: number;
      tax: number;
      total: number;
      paid: number;
      credited: number;
      balance: number;
      pending: number;
      credit_notes: components['schemas']['CreditNote'][];
      issue_date: string | null;
      due_date: string | null;
      overdue_days: number;
      paid_at: string | null;
      created_at: string;
      updated_at: string;
      version: number;
      seller: components['schemas']['InvoiceSeller'];
      bill_to: components['schemas']['BillTo'];
      lines: components['schemas']['InvoiceLine'][];
      payments: components['schemas']['InvoicePayment'][];
      notes: string;
      void_reason: string | null;
      how_to_pay: string;
      payment_details: components['schemas']['PaymentDetails'] | null;
    };
    InvoiceLine: {
      id: string;
      description: string;
      quantity: number;
      unit_price: number;
      discount: number;
      amount: number;
      schedule_entry_id: string | null;
    };
    InvoiceMailPreview: {
      recipients: {
        id: string | null;
        name: string | null;
        email: string;
        /** @enum {string} */
        timing: 'at_once' | 'quiet_hours' | 'hourly' | 'daily' | 'never';
        due_at: string | null;
        reason: string | null;
      }[];
      mail: components['schemas']['MessagePreview'] | null;
      attachment: string | null;
    };
    InvoiceMailRecipients: {
      invoice_id: string;
      recipients: {
        id: string | null;
        name: string | null;
        email: string;
        /** @enum {string} */
        timing: 'at_once' | 'quiet_hours' | 'hourly' | 'daily' | 'never';
        due_at: string | null;
        reason: string | null;
      }[];
    };
    InvoiceMailsQuery: { ids: string[] };
    InvoicePayment: {
      /** @enum {string} */
      kind: 'payment' | 'refund' | 'credit_note';
      payment_id: string | null;
      method: string;
      reference: string;
      amount: number;
      received: number;
      credit: number;
      reason: string | null;
      at: string;
    };
    InvoiceSeller: { name: string; address: string | null; email: string; phone: string };
    InvoiceSummary: {
      id: string;
      number: string | null;
      /** @enum {string} */
      status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
      customer_id: string;
      company_id: string | null;
      customer_name?: string;
      company_name: string | null;
      deal_id: string | null;
      project_id: string | null;
      subtotal: number;
      discount: number;
      tax_rate: number;
      tax: number;
      total: number;
      paid: number;
      credited: number;
      balance: number;
      pending: number;
      credit_notes: components['schemas']['CreditNote'][];
      issue_date: string | null;
      due_date: string | null;
      overdue_days: number;
      paid_at: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    InvoiceTimeline: {
      entries: components['schemas']['InvoiceTimelineEntry'][];
      next_reminder_on: string | null;
      is_reminded_today: boolean;
    };
    InvoiceTimelineEntry: {
      id: string;
      /** @enum {string} */
      kind:
        | 'issued'
        | 'reopened'
        | 'paid'
        | 'void'
        | 'uncollectible'
        | 'payment'
        | 'refund'
        | 'credit_note'
        | 'moved_to_credit'
        | 'reminder'
        | 'sent_again'
        | 'mail'
        | 'read';
      at: string;
      actor_name: string | null;
      amount: number | null;
      received: number | null;
      credit: number | null;
      method: ('card' | 'ach' | 'check' | 'cash' | 'other') | null;
      reference: string | null;
      days: number | null;
      reason: string | null;
      subject: string | null;
      recipient: string | null;
      status: ('queued' | 'sent' | 'failed' | 'suppressed' | 'read') | null;
    };
    InvoiceTotals: { total: number; credited: number; paid: number; billed: number; balance: number };
    LinkedTicket: {
      id: string;
      number: string;
      title: string;
      description: string;
      /** @enum {string} */
      category:
        | 'computers'
        | 'network'
        | 'email'
        | 'software'
        | 'phones'
        | 'security'
        | 'service_visit'
        | 'billing'
        | 'contract'
        | 'other';
      /** @enum {string} */
      priority: 'low' | 'medium' | 'high' | 'urgent';
      /** @enum {string} */
      status: 'new' | 'open' | 'pending' | 'on_hold' | 'resolved' | 'closed';
      /** @enum {string} */
      source: 'portal' | 'admin' | 'mail' | 'system' | 'import';
      requester_id: string;
      requester_name: string | null;
      company_id: string | null;
      company_name: string | null;
      people: components['schemas']['TicketPerson'][];
      assignee_id: string | null;
      assignee_name: string | null;
      project_id: string | null;
      project_name: string | null;
      deal_id: string | null;
      deal_title: string | null;
      invoice_id: string | null;
      invoice_number: string | null;
      first_response: { warning_at: string | null; due_at: string | null; met_at: string | null };
      resolution: { warning_at: string | null; due_at: string | null; met_at: string | null };
      is_paused: boolean;
      last_reply_at: string;
      /** @enum {string} */
      last_reply_by: 'customer' | 'admin';
      last_words: string | null;
      resolved_at: string | null;
      closed_at: string | null;
      follows_id: string | null;
      merged_into_id: string | null;
      csat_score: number | null;
      csat_comment: string | null;
      created_at: string;
      updated_at: string;
      version: number;
      requester_email?: string;
      error_group_id?: string | null;
      snoozed_until?: string | null;
      tags?: string[];
      /** @enum {string} */
      link_kind: 'same_cause' | 'related';
    };
    LinkToken: { token: string };
    LogConsultationContact: {
      /** @enum {string} */
      way: 'call' | 'email' | 'message' | 'in_person';
      contacted_at?: string;
      note: string;
    };
    MagicLinkPreview: {
      request_id: string;
      email: string;
      /** @enum {string} */
      state: 'valid' | 'used' | 'expired';
      expires_at: string;
      return_to: string;
    };
    MagicLinkRequested: { request_id: string };
    MailChoice: {
      address: string;
      preferences: {
        /** @enum {string} */
        category:
          | 'security'
          | 'consultations'
          | 'billing'
          | 'approvals'
          | 'tickets'
          | 'meetings'
          | 'mentions'
          | 'projects'
          | 'reports'
          | 'service';
        /** @enum {string} */
        email: 'at_once' | 'hourly' | 'daily' | 'off';
      }[];
      before: {
        /** @enum {string} */
        category:
          | 'security'
          | 'consultations'
          | 'billing'
          | 'approvals'
          | 'tickets'
          | 'meetings'
          | 'mentions'
          | 'projects'
          | 'reports'
          | 'service';
        /** @enum {string} */
        email: 'at_once' | 'hourly' | 'daily' | 'off';
      }[];
    };
    MailSuppression: {
      id: string;
      address: string;
      /** @enum {string} */
      kind: 'bounces' | 'complaint';
      /** @enum {string} */
      status: 'watched' | 'suppressed' | 'lifted';
      bounces: number;
      detail: string | null;
      user_id: string | null;
      user_name: string | null;
      lifted_by: string | null;
      lifted_at: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    MarkAllNotifications: {
      read?: boolean;
      archived?: boolean;
      /** @enum {string} */
      category?:
        | 'security'
        | 'consultations'
        | 'billing'
        | 'approvals'
        | 'tickets'
        | 'meetings'
        | 'mentions'
        | 'projects'
        | 'reports'
        | 'service';
      marked_at?: string;
    };
    MarkedNotifications: { marked: number; unread: number; marked_at: string };
    MarkedText: { text: string; is_hit: boolean }[];
    MergeCompany: { into_id: string };
    MergeTicket: { into_id: string };
    MessagePreview: { title: string | null; subject: string | null; html: string | null; text: string | null };
    Milestone: {
      id: string;
      project_id: string;
      project_name: string;
      title: string;
      description: string;
      /** @enum {string} */
      status: 'planned' | 'in_progress' | 'awaiting_approval' | 'completed' | 'cancelled';
      due_date: string | null;
      position: number;
      approval_required: boolean;
      approved_by: string | null;
      approved_by_name: string | null;
      approved_at: string | null;
      change_request: string | null;
      completed_at: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    MonthAttainment: { month: string; policies: components['schemas']['PolicyAttainment'][] };
    MonthlyReport: {
      id: string;
      company_id: string;
      company_name: string;
      month: string;
      /** @enum {string} */
      status: 'draft' | 'sent' | 'skipped';
      sent_at: string | null;
      sent_by: string | null;
      sent_by_name: string | null;
      recipients: { id: string; name: string; email: string }[];
      created_at: string;
      updated_at: string;
      version: number;
      texts: components['schemas']['MonthlyReportTexts'];
      figures: components['schemas']['MonthlyReportFigures'];
    };
    MonthlyReportFigures: {
      counted_on: string;
      tasks: { created: number; completed: number; reopened: number; hours: number; on_time: number | null };
      milestones: { title: string; project: string; completed_on: string }[];
      milestone_count: number;
      support: {
        opened: number;
        response_kept: number;
        response_missed: number;
        resolution_kept: number;
        resolution_missed: number;
      };
      meetings: { subject: string; held_on: string }[];
      meeting_count: number;
      projects: {
        number: string;
        name: string;
        status: string;
        health: string;
        progress: number;
        open_tasks: number;
        next_date: string | null;
        next_milestone: string | null;
      }[];
      open: { tickets: number; tickets_late: number; tasks: number; tasks_late: number; approvals: number };
      bills: { invoiced: number; credited: number; collected: number; refunded: number; owed: number; overdue: number };
      months: {
        month: string;
        created: number;
        completed: number;
        promises_kept: number;
        promises_missed: number;
        invoiced: number;
        collected: number;
      }[];
    };
    MonthlyReportTexts: {
      summary: string;
      work: string;
      support: string;
      meetings: string;
      projects: string;
      open: string;
      bills: string;
    };
    MrrMovement: {
      id: string;
      at: string;
      /** @enum {string} */
      kind: 'new' | 'expansion' | 'resume' | 'reactivation' | 'contraction' | 'pause' | 'churn';
      deal_id: string;
      deal_number: string;
      deal_title: string;
      customer_id: string;
      customer_name: string;
      company_name: string | null;
      before: number;
      after: number;
      change: number;
    };
    MrrMovementTotals: { change: number };
    MrrSummary: {
      from: string;
      to: string;
      starting: number;
      changes: {
        new: number;
        expansion: number;
        resume: number;
        reactivation: number;
        contraction: number;
        pause: number;
        churn: number;
      };
      ending: number;
      months: {
        from: string;
        to: string;
        starting: number;
        changes: {
          new: number;
          expansion: number;
          resume: number;
          reactivation: number;
          contraction: number;
          pause: number;
          churn: number;
        };
        ending: number;
      }[];
      last_check: { at: string; ledger: number; live: number; differing: number } | null;
    };
    Notification: {
      id: string;
      /** @enum {string} */
      category:
        | 'security'
        | 'consultations'
        | 'billing'
        | 'approvals'
        | 'tickets'
        | 'meetings'
        | 'mentions'
        | 'projects'
        | 'reports'
        | 'service';
      /** @enum {string} */
      channel: 'in_app' | 'email' | 'push';
      title: string;
      body: string;
      link: string | null;
      /** @enum {string} */
      status: 'queued' | 'sent' | 'failed' | 'suppressed' | 'read';
      reason: string | null;
      changes: number;
      read_at: string | null;
      archived_at: string | null;
      created_at: string;
    };
    NotificationPreference: {
      /** @enum {string} */
      category:
        | 'security'
        | 'consultations'
        | 'billing'
        | 'approvals'
        | 'tickets'
        | 'meetings'
        | 'mentions'
        | 'projects'
        | 'reports'
        | 'service';
      /** @enum {string} */
      email: 'at_once' | 'hourly' | 'daily' | 'off';
      /** @enum {string} */
      push: 'at_once' | 'off';
      locked: boolean;
    };
    NotificationPreferences: {
      preferences: components['schemas']['NotificationPreference'][];
      quiet_hours: components['schemas']['QuietHours'] | null;
      time_zone: string;
    };
    NotificationTemplate: {
      name: string;
      label: string;
      description: string;
      /** @enum {string} */
      category:
        | 'security'
        | 'consultations'
        | 'billing'
        | 'approvals'
        | 'tickets'
        | 'meetings'
        | 'mentions'
        | 'projects'
        | 'reports'
        | 'service';
      recipients: string;
      number: number | null;
      changed_at: string | null;
      changed_by: string | null;
      failures: number;
      failure: string | null;
    };
    NotificationTemplateDetail: {
      name: string;
      label: string;
      description: string;
      /** @enum {string} */
      category:
        | 'security'
        | 'consultations'
        | 'billing'
        | 'approvals'
        | 'tickets'
        | 'meetings'
        | 'mentions'
        | 'projects'
        | 'reports'
        | 'service';
      recipients: string;
      number: number | null;
      changed_at: string | null;
      changed_by: string | null;
      failures: number;
      failure: string | null;
      text: { subject: string | null; title: string | null; body: string | null; action: string | null };
      built_in: { subject: string | null; title: string | null; body: string | null; action: string | null };
      variables: { name: string; meaning: string; example: string | number | boolean; mail_only: boolean }[];
      samples: { id: string; title: string; created_at: string }[];
    };
    NotificationTemplateVersion: {
      number: number;
      text: { subject: string | null; title: string | null; body: string | null; action: string | null };
      author_name: string | null;
      created_at: string;
      is_current: boolean;
      failures: number;
    };
    OpenedTicket: {
      id: string;
      number: string;
      title: string;
      description: string;
      /** @enum {string} */
      category:
        | 'computers'
        | 'network'
        | 'email'
        | 'software'
        | 'phones'
        | 'security'
        | 'service_visit'
        | 'billing'
        | 'contract'
        | 'other';
      /** @enum {string} */
      priority: 'low' | 'medium' | 'high' | 'urgent';
      /** @enum {string} */
      status: 'new' | 'open' | 'pending' | 'on_hold' | 'resolved' | 'closed';
      /** @enum {string} */
      source: 'portal' | 'admin' | 'mail' | 'system' | 'import';
      requester_id: string;
      requester_name: string | null;
      company_id: string | null;
      company_name: string | null;
      people: components['schemas']['TicketPerson'][];
      assignee_id: string | null;
      assignee_name: string | null;
      project_id: string | null;
      project_name: string | null;
      deal_id: string | null;
      deal_title: string | null;
      invoice_id: string | null;
      invoice_number: string | null;
      first_response: { warning_at: string | null; due_at: string | null; met_at: string | null };
      resolution: { warning_at: string | null; due_at: string | null; met_at: string | null };
      is_paused: boolean;
      last_reply_at: string;
      /** @enum {string} */
      last_reply_by: 'customer' | 'admin';
      last_words: string | null;
      resolved_at: string | null;
      closed_at: string | null;
      follows_id: string | null;
      merged_into_id: string | null;
      csat_score: number | null;
      csat_comment: string | null;
      created_at: string;
      updated_at: string;
      version: number;
      requester_email?: string;
      error_group_id?: string | null;
      snoozed_until?: string | null;
      tags?: string[];
      first_message_id: string;
    };
    Pagination: { page: number; limit: number; total: number; has_more: boolean };
    PaymentDetails: {
      account_name: string;
      bank_name: string;
      routing_number: string;
      account_number: string;
      check_payable_to: string;
      check_address: string;
      reference: string;
    };
    PinReports: { reports: string[] };
    PolicyAttainment: {
      /** @enum {string} */
      priority: 'low' | 'medium' | 'high' | 'urgent';
      tickets: number;
      first_response: { kept: number; missed: number; unanswered: number; running: number; percent: number | null };
      resolution: { kept: number; missed: number; unanswered: number; running: number; percent: number | null };
    };
    PreviewBroadcast: {
      title: string;
      body: string;
      link?: string | null;
      link_label?: string | null;
      /** @enum {string} */
      category?:
        | 'security'
        | 'consultations'
        | 'billing'
        | 'approvals'
        | 'tickets'
        | 'meetings'
        | 'mentions'
        | 'projects'
        | 'reports'
        | 'service';
    };
    PreviewCustomReport: { query: components['schemas']['SentReportQuery'] };
    PreviewNotificationTemplate: {
      subject?: string;
      title?: string;
      body?: string;
      action?: string;
      sample_id?: string;
    };
    PreviewReport: {
      /** @enum {string} */
      definition:
        | 'revenue_summary'
        | 'receivables_ageing'
        | 'deals'
        | 'promo_performance'
        | 'consultation_funnel'
        | 'project_status'
        | 'task_throughput'
        | 'weights'
        | 'support_sla'
        | 'customer_health'
        | 'notification_delivery'
        | 'error_trend';
      params?: components['schemas']['ReportParams'];
    };
    Problem: {
      error: string;
      code: string;
      status: number;
      request_id: string;
      details?: { path: string; message: string }[];
      allowed?: string[];
      current?: unknown;
    };
    Project: {
      id: string;
      number: string;
      name: string;
      description: string;
      customer_id: string;
      customer_name: string | null;
      company_name: string | null;
      /** @enum {string} */
      status: 'planning' | 'active' | 'on_hold' | 'completed' | 'cancelled';
      /** @enum {string} */
      priority: 'low' | 'medium' | 'high' | 'urgent';
      /** @enum {string} */
      health: 'on_track' | 'at_risk' | 'off_track';
      start_date: string | null;
      target_date: string | null;
      completed_at: string | null;
      manager_id: string | null;
      manager_name: string | null;
      consultation_id: string | null;
      deal_id: string | null;
      progress: number;
      task_count: number;
      done_count: number;
      next_date: string | null;
      next_title: string | null;
      created_at: string;
      updated_at: string;
      version: number;
      /** @enum {string} */
      access?: 'owner' | 'editor' | 'viewer';
      budget?: number | null;
      budget_hours?: number | null;
    };
    ProjectMember: {
      id: string;
      project_id: string;
      user_id: string;
      name: string | null;
      email: string;
      /** @enum {string} */
      role: 'editor' | 'viewer';
      created_at: string;
      updated_at: string;
      version: number;
    };
    ProjectPerson: {
      id: string;
      name: string | null;
      /** @enum {string} */
      role: 'admin' | 'owner' | 'editor' | 'viewer';
    };
    ProjectSummary: {
      project_id: string;
      progress: number;
      tasks: { [key: string]: number };
      milestones: { [key: string]: number };
      task_count: number;
      done_count: number;
      overdue_count: number;
      awaiting_approval: number;
      estimate_minutes: number;
      spent_minutes: number;
      next_due: string | null;
    };
    PromoCode: {
      id: string;
      code: string;
      description: string;
      /** @enum {string} */
      status: 'draft' | 'active' | 'paused' | 'archived';
      /** @enum {string} */
      discount_type: 'percent' | 'fixed';
      value: number;
      /** @enum {string} */
      duration: 'once' | 'repeating' | 'forever';
      duration_periods: number | null;
      starts_at: string | null;
      ends_at: string | null;
      max_redemptions: number | null;
      max_per_company: number | null;
      minimum_amount: number | null;
      /** @enum {string} */
      deal_type: 'recurring' | 'one_time' | 'any';
      redeemed_count: number;
      expired: boolean;
      exhausted: boolean;
      created_at: string;
      updated_at: string;
      version: number;
    };
    PromoCodeValidity: {
      /** @constant */
      valid: true;
      code: string;
      description: string;
      /** @enum {string} */
      discount_type: 'percent' | 'fixed';
      value: number;
      /** @enum {string} */
      duration: 'once' | 'repeating' | 'forever';
      duration_periods: number | null;
      discount: number | null;
      amount_after: number | null;
    };
    PublicConsultation: {
      name: string;
      email: string;
      phone: string;
      company?: string;
      needs: string;
      /** @enum {string} */
      consultation_type?: 'strategy_consultation' | 'project_scoping' | 'emergency_assessment' | 'general_consultation';
      title?: string;
      source_page?: string;
      form_token?: string;
      website?: string;
    };
    PublicConsultationReceived: { message: string; reference: string; slot_hold_token: string };
    PushDevice: {
      id: string;
      endpoint: string;
      user_agent: string | null;
      last_used_at: string | null;
      created_at: string;
    };
    PushDevices: { public_key: string | null; devices: components['schemas']['PushDevice'][] };
    QuietHours: { from: string; to: string };
    RateTicket: { score: number; comment?: string };
    RecipientCount: {
      recipients: number;
      by_mail: {
        /** @enum {string} */
        timing: 'at_once' | 'quiet_hours' | 'hourly' | 'daily' | 'never';
        people: number;
        until: string | null;
      }[];
      lacking: { first_name: number; last_name: number; company_name: number };
    };
    Refund: { id: string; amount: number; reason: string; at: string };
    RefundDealPayment: { amount: number; reason: string; version?: number };
    RefusedMail: {
      id: string;
      from_address: string;
      is_proven: boolean;
      subject: string;
      /** @enum {string} */
      reason: 'sender' | 'network' | 'loop';
      attempts: number;
      mail_id: string | null;
      created_at: string;
      refused_at: string;
    };
    RemindOfInvoice: { version?: number };
    ReorderMilestones: { project_id: string; ids: string[] };
    ReorderTasks: { project_id: string; ids: string[] };
    ReplyToConsultation: {
      body: string;
      /** @enum {string} */
      visibility?: 'public' | 'internal';
      files?: number;
    };
    ReplyToTicket: {
      body: string;
      /** @enum {string} */
      visibility?: 'public' | 'internal';
      /** @enum {string} */
      status?: 'new' | 'open' | 'pending' | 'on_hold' | 'resolved' | 'closed';
      /** @enum {string} */
      priority?: 'low' | 'medium' | 'high' | 'urgent';
      assignee_id?: string | null;
      add_tags?: string[];
      files?: number;
    };
    ReportChart: {
      category: string;
      series: string[];
      /** @enum {string} */
      kind: 'bars' | 'lines' | 'stacked' | 'share' | 'table';
      stack?: components['schemas']['ReportStack'];
      goal?: components['schemas']['ReportGoal'];
      points: { [key: string]: string | number | null }[];
      point_count: number;
    };
    ReportColumn: {
      name: string;
      label: string;
      sentence: string;
      /** @enum {string} */
      unit: 'text' | 'count' | 'usd' | 'percent' | 'hours' | 'days' | 'day' | 'week' | 'month' | 'year' | 'instant';
      is_summed: boolean;
      metric: string | null;
    };
    ReportDefinition: {
      /** @enum {string} */
      name:
        | 'revenue_summary'
        | 'receivables_ageing'
        | 'deals'
        | 'promo_performance'
        | 'consultation_funnel'
        | 'project_status'
        | 'task_throughput'
        | 'weights'
        | 'support_sla'
        | 'customer_health'
        | 'notification_delivery'
        | 'error_trend';
      title: string;
      description: string;
      parameters: {
        /** @enum {string} */
        name: 'from' | 'to' | 'as_of' | 'bucket' | 'project_id' | 'customer_id' | 'company_id' | 'chart';
        default: string | null;
      }[];
      columns: components['schemas']['ReportColumn'][];
      formats: ('csv' | 'xlsx' | 'pdf' | 'json')[];
    };
    ReportDelivery: {
      id: string;
      schedule_id: string;
      due_at: string;
      recipient_id: string;
      recipient_name: string;
      /** @enum {string} */
      outcome: 'waiting' | 'sent' | 'empty' | 'failed' | 'refused';
      reason: string | null;
      run_id: string | null;
      row_count: number | null;
      settled_at: string | null;
      created_at: string;
    };
    ReportEntry: {
      report: string;
      /** @enum {string} */
      definition:
        | 'revenue_summary'
        | 'receivables_ageing'
        | 'deals'
        | 'promo_performance'
        | 'consultation_funnel'
        | 'project_status'
        | 'task_throughput'
        | 'weights'
        | 'support_sla'
        | 'customer_health'
        | 'notification_delivery'
        | 'error_trend'
        | 'custom';
      custom_report_id: string | null;
      title: string;
      figure: components['schemas']['ReportFigure'] | null;
      last_run_at: string | null;
      schedules: { timing: components['schemas']['ReportTiming']; recipients: number }[];
      is_pinned: boolean;
    };
    ReportFigure: {
      label: string;
      /** @enum {string} */
      unit: 'text' | 'count' | 'usd' | 'percent' | 'hours' | 'days' | 'day' | 'week' | 'month' | 'year' | 'instant';
      value: number | null;
      since: string | null;
      line: number[];
    };
    ReportFilter: {
      column: string;
      /** @enum {string} */
      operator: 'is' | 'is_not' | 'in' | 'contains' | 'gte' | 'lte' | 'is_set';
      value: string | number | boolean | string[];
    };
    ReportGoal: { value: number; label: string };
    ReportHeadline: {
      label: string;
      /** @enum {string} */
      unit: 'text' | 'count' | 'usd' | 'percent' | 'hours' | 'days' | 'day' | 'week' | 'month' | 'year' | 'instant';
      column: string | null;
      rest: string | null;
    };
    ReportLink: {
      /** @enum {string} */
      kind: 'project' | 'task' | 'ticket' | 'consultation' | 'deal' | 'invoice' | 'customer' | 'company' | 'promo_code';
      id: string;
      project_id: string | null;
    };
    ReportParams: {
      from?: string;
      to?: string;
      as_of?: string;
      /** @enum {string} */
      bucket?: 'week' | 'month';
      project_id?: string;
      customer_id?: string;
      company_id?: string;
      /** @enum {string} */
      chart?: 'bars' | 'lines' | 'stacked' | 'share' | 'table';
    };
    ReportPreview: {
      columns: components['schemas']['ReportColumn'][];
      rows: { [key: string]: string | number | null }[];
      links: { [key: string]: components['schemas']['ReportLink'] }[];
      row_count: number;
      totals: { [key: string]: number };
      headline: components['schemas']['ReportHeadline'];
      chart: components['schemas']['ReportChart'] | null;
      params: components['schemas']['ReportParams'];
    };
    ReportQuery: {
      /** @enum {string} */
      source:
        'projects' | 'tasks' | 'tickets' | 'consultations' | 'deals' | 'invoices' | 'payments' | 'companies' | 'people';
      columns: string[];
      filters: components['schemas']['ReportFilter'][];
      group_by: {
        column: string;
        /** @enum {string} */
        step?: 'day' | 'week' | 'month' | 'year';
      }[];
      aggregates: {
        /** @enum {string} */
        function: 'count' | 'sum' | 'avg' | 'median' | 'share' | 'min' | 'max';
        column?: string;
        value?: string;
      }[];
      sort: {
        column: string;
        /** @enum {string} */
        order: 'asc' | 'desc';
      }[];
      /** @enum {string} */
      chart?: 'bars' | 'lines' | 'stacked' | 'share' | 'table';
      goal?: components['schemas']['ReportGoal'];
    };
    ReportRun: {
      id: string;
      /** @enum {string} */
      definition:
        | 'revenue_summary'
        | 'receivables_ageing'
        | 'deals'
        | 'promo_performance'
        | 'consultation_funnel'
        | 'project_status'
        | 'task_throughput'
        | 'weights'
        | 'support_sla'
        | 'customer_health'
        | 'notification_delivery'
        | 'error_trend'
        | 'custom';
      custom_report_id: string | null;
      title: string;
      params: components['schemas']['ReportParams'];
      /** @enum {string} */
      format: 'csv' | 'xlsx' | 'pdf' | 'json';
      /** @enum {string} */
      status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
      row_count: number;
      row_total: number | null;
      reason: string | null;
      file_name: string | null;
      file_size: number | null;
      owner_id: string;
      owner_name: string;
      schedule_id: string | null;
      started_at: string | null;
      finished_at: string | null;
      expires_at: string;
      created_at: string;
      updated_at: string;
      version: number;
    };
    ReportSchedule: {
      id: string;
      /** @enum {string} */
      definition:
        | 'revenue_summary'
        | 'receivables_ageing'
        | 'deals'
        | 'promo_performance'
        | 'consultation_funnel'
        | 'project_status'
        | 'task_throughput'
        | 'weights'
        | 'support_sla'
        | 'customer_health'
        | 'notification_delivery'
        | 'error_trend'
        | 'custom';
      custom_report_id: string | null;
      title: string;
      params: components['schemas']['ScheduledReportParams'];
      period:
        | (
            | 'today'
            | 'yesterday'
            | 'last_7_days'
            | 'last_week'
            | 'last_month'
            | 'this_month'
            | 'last_quarter'
            | 'this_year'
          )
        | null;
      /** @enum {string} */
      format: 'csv' | 'xlsx' | 'pdf' | 'json';
      timing: components['schemas']['ReportTiming'];
      skip_if_empty: boolean;
      /** @enum {string} */
      status: 'active' | 'paused';
      paused_reason: string | null;
      recipients: { id: string; name: string; email: string }[];
      owner_id: string;
      owner_name: string;
      is_of_customer: boolean;
      next_due_at: string | null;
      last_sent_at: string | null;
      last_outcome: components['schemas']['ReportScheduleOutcome'] | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    ReportScheduleOutcome: {
      due_at: string;
      waiting: number;
      sent: number;
      empty: number;
      failed: number;
      refused: number;
      reason: string | null;
    };
    ReportSource: {
      /** @enum {string} */
      name:
        'projects' | 'tasks' | 'tickets' | 'consultations' | 'deals' | 'invoices' | 'payments' | 'companies' | 'people';
      label: string;
      columns: {
        name: string;
        label: string;
        sentence: string;
        /** @enum {string} */
        unit: 'text' | 'count' | 'usd' | 'percent' | 'hours' | 'days' | 'day' | 'week' | 'month' | 'year' | 'instant';
        choices: string[] | null;
        operators: ('is' | 'is_not' | 'in' | 'contains' | 'gte' | 'lte' | 'is_set')[];
        functions: ('count' | 'sum' | 'avg' | 'median' | 'share' | 'min' | 'max')[];
      }[];
    };
    ReportStack: { column: string; values: (string | number | null)[]; others: number; points: (number | null)[][] };
    ReportTiming:
      | {
          /** @constant */
          frequency: 'daily';
          hour: number;
        }
      | {
          /** @constant */
          frequency: 'weekly';
          /** @enum {string} */
          weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
          hour: number;
        }
      | {
          /** @constant */
          frequency: 'monthly';
          day: number | 'last';
          hour: number;
        };
    RequestDealChange: {
      /** @enum {string} */
      wish: 'pause' | 'cancel' | 'resume';
      message?: string;
    };
    RequestMagicLink: { email: string; company_name?: string; first_name?: string; site?: string; return_to?: string };
    RequestMilestoneChanges: { comment: string; version?: number };
    RescheduleConsultationMeeting: {
      starts_at: string;
      ends_at?: string;
      time_zone?: string;
      host_id?: string;
      reason?: string;
      version?: number;
    };
    RevenueMonth: { month: string; billed: number; collected: number; refunded: number; outstanding: number };
    RevenueSummary: {
      totalMRR: number;
      totalActiveDeals: number;
      totalRevenue: number;
      outstanding: number;
      months: components['schemas']['RevenueMonth'][];
      overdue: { '0-30': number; '31-60': number; '61-90': number; '90+': number };
    };
    RevertNotificationTemplate: { number: number | null };
    RunWorkflow: { record_id?: string; payload?: { [key: string]: unknown } };
    SavedView: {
      id: string;
      path: string;
      name: string;
      search: string;
      is_shared: boolean;
      owner_id: string;
      owner_name: string;
      created_at: string;
      updated_at: string;
      version: number;
    };
    ScheduledReportParams: {
      /** @enum {string} */
      bucket?: 'week' | 'month';
      project_id?: string;
      customer_id?: string;
      company_id?: string;
      /** @enum {string} */
      chart?: 'bars' | 'lines' | 'stacked' | 'share' | 'table';
    };
    SearchAnswer: {
      hits: components['schemas']['SearchHit'][];
      more: components['schemas']['SearchType'][];
      is_similar: boolean;
    };
    SearchHit: {
      type: components['schemas']['SearchType'];
      id: string;
      number: string | null;
      title: components['schemas']['MarkedText'];
      excerpt: components['schemas']['MarkedText'] | null;
      status: string;
      project_id: string | null;
      parent_id: string | null;
      starts_at: string | null;
      changed_at: string;
    };
    /** @enum {string} */
    SearchType:
      | 'project'
      | 'task'
      | 'ticket'
      | 'consultation'
      | 'meeting'
      | 'deal'
      | 'invoice'
      | 'customer'
      | 'company'
      | 'comment'
      | 'file';
    SendCustomerDealWithDocuments: { document_ids: string[]; version?: number };
    SendInvoiceAgain: { version?: number };
    SentNotification: {
      id: string;
      template: string;
      template_label: string;
      /** @enum {string} */
      category:
        | 'security'
        | 'consultations'
        | 'billing'
        | 'approvals'
        | 'tickets'
        | 'meetings'
        | 'mentions'
        | 'projects'
        | 'reports'
        | 'service';
      /** @enum {string} */
      channel: 'in_app' | 'email' | 'push';
      title: string;
      /** @enum {string} */
      status: 'queued' | 'sent' | 'failed' | 'suppressed' | 'read';
      reason: string | null;
      due_at: string | null;
      recipient_id: string | null;
      recipient_name: string | null;
      recipient_email: string | null;
      broadcast_id: string | null;
      sent_at: string | null;
      read_at: string | null;
      created_at: string;
    };
    SentReportQuery: {
      /** @enum {string} */
      source:
        'projects' | 'tasks' | 'tickets' | 'consultations' | 'deals' | 'invoices' | 'payments' | 'companies' | 'people';
      columns?: string[];
      filters?: components['schemas']['ReportFilter'][];
      group_by?: {
        column: string;
        /** @enum {string} */
        step?: 'day' | 'week' | 'month' | 'year';
      }[];
      aggregates?: {
        /** @enum {string} */
        function: 'count' | 'sum' | 'avg' | 'median' | 'share' | 'min' | 'max';
        column?: string;
        value?: string;
      }[];
      sort?: {
        column: string;
        /** @enum {string} */
        order: 'asc' | 'desc';
      }[];
      /** @enum {string} */
      chart?: 'bars' | 'lines' | 'stacked' | 'share' | 'table';
      goal?: components['schemas']['ReportGoal'];
    };
    Session: { user: components['schemas']['User']; expires_at: string; return_to?: string; access_token?: string };
    SessionListItem: {
      id: string;
      current: boolean;
      /** @enum {string} */
      transport: 'cookie' | 'bearer';
      user_agent: string | null;
      ip: string | null;
      created_at: string;
      last_seen_at: string;
      expires_at: string;
    };
    SignDealDocument: {
      name: string;
      confirmed?: boolean;
      /** @constant */
      agreed: true;
      sha256: string;
      version?: number;
    };
    Slot: { starts_at: string; ends_at: string };
    SlotHeld: { message: string; starts_at: string; ends_at: string; held_until: string };
    SlotHoldConfirmed: {
      reference: string;
      title: string;
      starts_at: string;
      ends_at: string;
      time_zone: string;
      /** @enum {string} */
      mode: 'video' | 'phone' | 'onsite';
      host_name: string;
    };
    SplitTicket: { message_id: string; title: string };
    SubmitErrorReport: {
      timestamp: string;
      userAgent: string;
      url: string;
      userId?: string | null;
      userRole?: string | null;
      errors: components['schemas']['ClientError'][];
      systemInfo: { platform: string; language: string; cookieEnabled: boolean; onLine: boolean };
    };
    Task: {
      id: string;
      number: string;
      project_id: string;
      project_name: string;
      milestone_id: string | null;
      milestone_title: string | null;
      title: string;
      description: string;
      /** @enum {string} */
      status: 'backlog' | 'todo' | 'in_progress' | 'in_review' | 'blocked' | 'done' | 'cancelled';
      /** @enum {string} */
      priority: 'low' | 'medium' | 'high' | 'urgent';
      weight: number;
      assignee_id: string | null;
      assignee_name: string | null;
      due_date: string | null;
      estimate_minutes: number | null;
      spent_minutes: number;
      labels: string[];
      position: number;
      blocked_reason: string | null;
      completed_at: string | null;
      created_by: string | null;
      created_by_name: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    TaskComment: {
      id: string;
      task_id: string | null;
      consultation_id: string | null;
      project_id: string | null;
      body: string;
      body_html: string;
      author_id: string;
      author_name: string | null;
      /** @enum {string} */
      author_role: 'admin' | 'customer';
      /** @enum {string} */
      visibility: 'public' | 'internal';
      by_mail: { from_address: string; filed_by_name: string | null; mail_id: string | null; has_more: boolean } | null;
      attachments: components['schemas']['Attachment'][];
      reactions: components['schemas']['CommentReaction'][];
      edited_at: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    TaskMetrics: {
      project_id: string;
      /** @enum {string} */
      timeframe: '7d' | '30d' | '90d' | 'all';
      created: number;
      completed: number;
      reopened: number;
      cycle_hours_mean: number | null;
      cycle_hours_p85: number | null;
      overdue: number;
      on_time_share: number | null;
    };
    TeamWeek: {
      answered_in_time: { week_of: string; kept: number; missed: number; percent: number | null }[];
      load: { assignee_id: string | null; name: string; tickets: number; tasks: number }[];
      on_call: string | null;
    };
    TestDefinition: { days?: number; definition: components['schemas']['WorkflowDefinition'] };
    TestSent: { sent_to: string };
    TestWorkflow: { days?: number };
    Ticket: {
      id: string;
      number: string;
      title: string;
      description: string;
      /** @enum {string} */
      category:
        | 'computers'
        | 'network'
        | 'email'
        | 'software'
        | 'phones'
        | 'security'
        | 'service_visit'
        | 'billing'
        | 'contract'
        | 'other';
      /** @enum {string} */
      priority: 'low' | 'medium' | 'high' | 'urgent';
      /** @enum {string} */
      status: 'new' | 'open' | 'pending' | 'on_hold' | 'resolved' | 'closed';
      /** @enum {string} */
      source: 'portal' | 'admin' | 'mail' | 'system' | 'import';
      requester_id: string;
      requester_name: string | null;
      company_id: string | null;
      company_name: string | null;
      people: components['schemas']['TicketPerson'][];
      assignee_id: string | null;
      assignee_name: string | null;
      project_id: string | null;
      project_name: string | null;
      deal_id: string | null;
      deal_title: string | null;
      invoice_id: string | null;
      invoice_number: string | null;
      first_response: { warning_at: string | null; due_at: string | null; met_at: string | null };
      resolution: { warning_at: string | null; due_at: string | null; met_at: string | null };
      is_paused: boolean;
      last_reply_at: string;
      /** @enum {string} */
      last_reply_by: 'customer' | 'admin';
      last_words: string | null;
      resolved_at: string | null;
      closed_at: string | null;
      follows_id: string | null;
      merged_into_id: string | null;
      csat_score: number | null;
      csat_comment: string | null;
      created_at: string;
      updated_at: string;
      version: number;
      requester_email?: string;
      error_group_id?: string | null;
      snoozed_until?: string | null;
      tags?: string[];
    };
    TicketHistoryEntry: {
      id: string;
      /** @enum {string} */
      event:
        | 'ticket.status_changed'
        | 'ticket.split'
        | 'ticket.split_off'
        | 'ticket.people_changed'
        | 'ticket.updated'
        | 'ticket.assigned'
        | 'ticket.clock_warning'
        | 'ticket.clock_breached'
        | 'ticket.rated'
        | 'ticket.merged'
        | 'ticket.unmerged'
        | 'ticket.linked'
        | 'ticket.unlinked'
        | 'ticket.snoozed'
        | 'ticket.woken'
        | 'ticket.tagged';
      facts: { [key: string]: unknown };
      actor_name: string | null;
      at: string;
    };
    TicketPerson: { id: string; name: string | null };
    TicketQueueCounts: {
      mine: number;
      unassigned: number;
      due_next: number;
      breached: number;
      waiting: number;
      snoozed: number;
      open: number;
    };
    TicketReplied: { message: components['schemas']['TaskComment']; ticket: components['schemas']['Ticket'] };
    UnreadNotifications: { unread: number };
    UpdateBillingScheduleEntry: {
      title?: string;
      description?: string;
      amount?: number;
      milestone_id?: string | null;
      trigger_on?: string | null;
      /** @enum {string} */
      status?: 'pending' | 'ready' | 'approved' | 'invoiced' | 'cancelled';
      version?: number;
    };
    UpdateBroadcast: {
      title?: string;
      body?: string;
      link?: string | null;
      link_label?: string | null;
      /** @enum {string} */
      category?:
        | 'security'
        | 'consultations'
        | 'billing'
        | 'approvals'
        | 'tickets'
        | 'meetings'
        | 'mentions'
        | 'projects'
        | 'reports'
        | 'service';
      channels?: ('in_app' | 'email')[];
      audience?: components['schemas']['BroadcastAudience'];
      send_at?: string | null;
      version?: number;
    };
    UpdateCannedReply: {
      name?: string;
      body?: string;
      set_status?: ('open' | 'pending' | 'on_hold' | 'resolved' | 'closed') | null;
      set_priority?: ('low' | 'medium' | 'high' | 'urgent') | null;
      assign_to?: ('me' | string) | null;
      add_tags?: string[];
      version?: number;
    };
    UpdateCompany: {
      name?: string;
      address?: string | null;
      phone?: string | null;
      website?: string | null;
      billing_email?: string | null;
      payment_terms_days?: number;
      notes?: string | null;
      version?: number;
    };
    UpdateConsultationMeeting: {
      /** @enum {string} */
      status?: 'proposed' | 'confirmed' | 'declined' | 'cancelled' | 'completed' | 'no_show' | 'rescheduled';
      cancel_reason?: string | null;
      /** @enum {string} */
      mode?: 'video' | 'phone' | 'onsite';
      location?: string | null;
      meeting_url?: string | null;
      agenda?: string;
      notes?: string | null;
      version?: number;
    };
    UpdateConsultationRequest: {
      title?: string;
      description?: string;
      preferred_times?: string[];
      /** @enum {string} */
      status?: 'pending' | 'in_progress' | 'scheduled' | 'completed' | 'declined' | 'cancelled';
      /** @enum {string} */
      consultation_type?: 'strategy_consultation' | 'project_scoping' | 'emergency_assessment' | 'general_consultation';
      /** @enum {string} */
      urgency?: 'low' | 'medium' | 'high' | 'urgent';
      /** @enum {string} */
      preferred_contact_method?: 'email' | 'phone' | 'video';
      assigned_to?: string | null;
      internal_notes?: string | null;
      outcome?: ('converted' | 'follow_up' | 'no_action' | 'junk') | null;
      decline_reason?: string | null;
      version?: number;
    };
    UpdateCustomerDeal: {
      title?: string;
      interval?: ('month' | 'quarter' | 'year') | null;
      amount?: number;
      monthly_amount?: number;
      setup_fee?: number;
      description?: string;
      terms?: string;
      starts_on?: string | null;
      promo_code?: string | null;
      internal_notes?: string | null;
      /** @enum {string} */
      current_status?: 'draft' | 'sent' | 'active' | 'paused' | 'declined' | 'cancelled' | 'completed';
      /** @enum {string} */
      effective?: 'now' | 'period_end';
      resumes_at?: string | null;
      /** @enum {string} */
      acceptance_method?: 'email' | 'phone' | 'in_person' | 'paper';
      accepted_at?: string;
      accepted_by_name?: string;
      cancel_reason?: string | null;
      version?: number;
    };
    UpdateCustomReport: {
      name?: string;
      query?: components['schemas']['SentReportQuery'];
      is_shared?: boolean;
      version?: number;
    };
    UpdateDealDocument: {
      title?: string;
      /** @enum {string} */
      status?: 'draft' | 'sent' | 'signed' | 'declined' | 'voided';
      reason?: string | null;
      version?: number;
    };
    UpdateDealPayment: {
      /** @enum {string} */
      status?: 'succeeded' | 'failed' | 'cancelled';
      received_at?: string;
      note?: string | null;
      version?: number;
    };
    UpdateErrorGroup: {
      /** @enum {string} */
      status: 'unresolved' | 'resolved' | 'ignored';
      version?: number;
    };
    UpdateHostAvailability: {
      takes_meetings?: boolean;
      time_zone?: string;
      meeting_url?: string | null;
      weekly?: { weekday: number; from: string; to: string }[];
      exceptions?: { day: string; from: string | null; to: string | null; note?: string }[];
      version?: number | 0;
    };
    UpdateInboundMail: {
      /** @enum {string} */
      status: 'waiting' | 'junk';
      version?: number;
    };
    UpdateInvoice: {
      lines?: components['schemas']['WriteInvoiceLine'][];
      tax_rate?: number;
      due_date?: string | null;
      notes?: string;
      /** @enum {string} */
      status?: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
      void_reason?: string;
      version?: number;
    };
    UpdateMailSuppression: {
      /** @constant */
      status: 'lifted';
      version?: number;
    };
    UpdateMe: {
      first_name?: string | null;
      last_name?: string | null;
      phone?: string | null;
      time_zone?: string | null;
      company_name?: string;
      version?: number;
    };
    UpdateMilestone: {
      title?: string;
      description?: string;
      due_date?: string | null;
      /** @enum {string} */
      status?: 'planned' | 'in_progress' | 'awaiting_approval' | 'completed' | 'cancelled';
      approval_required?: boolean;
      version?: number;
    };
    UpdateMonthlyReport: {
      texts?: {
        summary?: string;
        work?: string;
        support?: string;
        meetings?: string;
        projects?: string;
        open?: string;
        bills?: string;
      };
      /** @enum {string} */
      status?: 'draft' | 'sent' | 'skipped';
      version?: number;
    };
    UpdateNotification: { read?: boolean; archived?: boolean };
    UpdateNotificationPreferences: {
      preferences?: {
        /** @enum {string} */
        category:
          | 'security'
          | 'consultations'
          | 'billing'
          | 'approvals'
          | 'tickets'
          | 'meetings'
          | 'mentions'
          | 'projects'
          | 'reports'
          | 'service';
        /** @enum {string} */
        email?: 'at_once' | 'hourly' | 'daily' | 'off';
        /** @enum {string} */
        push?: 'at_once' | 'off';
      }[];
      quiet_hours?: components['schemas']['QuietHours'] | null;
    };
    UpdateNotificationTemplate: {
      subject?: string;
      title?: string;
      body?: string;
      action?: string;
      number?: number | null;
    };
    UpdateProject: {
      name?: string;
      description?: string;
      /** @enum {string} */
      priority?: 'low' | 'medium' | 'high' | 'urgent';
      target_date?: string | null;
      /** @enum {string} */
      status?: 'planning' | 'active' | 'on_hold' | 'completed' | 'cancelled';
      /** @enum {string} */
      health?: 'on_track' | 'at_risk' | 'off_track';
      customer_id?: string;
      start_date?: string | null;
      budget?: number | null;
      budget_hours?: number | null;
      manager_id?: string | null;
      deal_id?: string | null;
      version?: number;
    };
    UpdateProjectMember: {
      /** @enum {string} */
      role: 'editor' | 'viewer';
      version?: number;
    };
    UpdatePromoCode: {
      code?: string;
      description?: string;
      /** @enum {string} */
      discount_type?: 'percent' | 'fixed';
      value?: number;
      /** @enum {string} */
      duration?: 'once' | 'repeating' | 'forever';
      duration_periods?: number | null;
      starts_at?: string | null;
      ends_at?: string | null;
      max_redemptions?: number | null;
      max_per_company?: number | null;
      minimum_amount?: number | null;
      /** @enum {string} */
      deal_type?: 'recurring' | 'one_time' | 'any';
      /** @enum {string} */
      status?: 'draft' | 'active' | 'paused' | 'archived';
      version?: number;
    };
    UpdateReportSchedule: {
      params?: components['schemas']['ScheduledReportParams'];
      period?:
        | (
            | 'today'
            | 'yesterday'
            | 'last_7_days'
            | 'last_week'
            | 'last_month'
            | 'this_month'
            | 'last_quarter'
            | 'this_year'
          )
        | null;
      /** @enum {string} */
      format?: 'csv' | 'xlsx' | 'pdf' | 'json';
      timing?: components['schemas']['ReportTiming'];
      recipient_ids?: string[];
      skip_if_empty?: boolean;
      version?: number;
    };
    UpdateSavedView: { name?: string; search?: string; is_shared?: boolean; version?: number };
    UpdateTask: {
      milestone_id?: string | null;
      title?: string;
      description?: string;
      /** @enum {string} */
      status?: 'backlog' | 'todo' | 'in_progress' | 'in_review' | 'blocked' | 'done' | 'cancelled';
      /** @enum {string} */
      priority?: 'low' | 'medium' | 'high' | 'urgent';
      weight?: number;
      assignee_id?: string | null;
      due_date?: string | null;
      estimate_minutes?: number | null;
      spent_minutes?: number;
      labels?: string[];
      position?: number;
      blocked_reason?: string | null;
      version?: number;
    };
    UpdateTaskComment: { body: string; version?: number };
    UpdateTicket: {
      title?: string;
      /** @enum {string} */
      category?:
        | 'computers'
        | 'network'
        | 'email'
        | 'software'
        | 'phones'
        | 'security'
        | 'service_visit'
        | 'billing'
        | 'contract'
        | 'other';
      /** @enum {string} */
      priority?: 'low' | 'medium' | 'high' | 'urgent';
      /** @enum {string} */
      status?: 'new' | 'open' | 'pending' | 'on_hold' | 'resolved' | 'closed';
      assignee_id?: string | null;
      project_id?: string | null;
      deal_id?: string | null;
      invoice_id?: string | null;
      error_group_id?: string | null;
      snoozed_until?: string | null;
      tags?: string[];
      add_tags?: string[];
      remove_tags?: string[];
      version?: number;
    };
    UpdateUser: {
      email?: string;
      first_name?: string | null;
      last_name?: string | null;
      phone?: string | null;
      time_zone?: string | null;
      /** @enum {string} */
      role?: 'admin' | 'customer';
      /** @enum {string} */
      status?: 'active' | 'suspended';
      company_id?: string | null;
      contact_flags?: ('primary' | 'billing' | 'technical')[];
      version?: number;
    };
    UpdateWorkflow: {
      name?: string;
      description?: string;
      /** @enum {string} */
      status?: 'enabled' | 'disabled';
      trigger?: components['schemas']['WorkflowStart'];
      conditions?: components['schemas']['WorkflowConditionGroup'];
      actions?: components['schemas']['WorkflowAction'][];
      cooldown_minutes?: number;
      position?: number;
      version?: number;
    };
    UploadAttachment: { file_name: string; file_size?: number; file_type?: string; file_data: string };
    UsedTag: { name: string; tickets: number };
    User: {
      id: string;
      email: string;
      first_name: string | null;
      last_name: string | null;
      phone: string | null;
      time_zone: string | null;
      /** @enum {string} */
      role: 'admin' | 'customer';
      /** @enum {string} */
      status: 'invited' | 'active' | 'suspended';
      company_id: string | null;
      company_name: string | null;
      contact_flags: ('primary' | 'billing' | 'technical')[];
      last_seen_at: string | null;
      invited_at: string | null;
      erased_at: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    UserErasure: {
      pseudonym: string;
      blockers: { code: string; message: string }[];
      kept: {
        /** @enum {string} */
        kind: 'projects' | 'tickets' | 'consultations' | 'comments' | 'deals' | 'documents' | 'invoices';
        count: number;
      }[];
    };
    ValidatePromoCode: {
      code: string;
      deal_id?: string;
      /** @enum {string} */
      deal_type?: 'recurring' | 'one_time';
      amount?: number;
    };
    WebhookDelivery: {
      id: string;
      run_id: string | null;
      trigger_id: string;
      trigger_name: string;
      url: string;
      /** @enum {string} */
      status: 'queued' | 'delivered' | 'failed';
      tries: number;
      request_body: string;
      response_status: number | null;
      response_body: string | null;
      error: string | null;
      duration_ms: number | null;
      redelivered_from: string | null;
      next_try_at: string | null;
      delivered_at: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    WeightAnalytics: {
      project_id: string;
      total: number;
      completed: number;
      in_progress: number;
      in_review: number;
      blocked: number;
      remaining: number;
      overdue: number;
      weighted_progress: number;
      count_progress: number;
      by_milestone: { key: string; label: string; total: number; done: number }[];
      by_status: { key: string; label: string; total: number; done: number }[];
      by_assignee: { key: string; label: string; total: number; done: number }[];
      by_priority: { key: string; label: string; total: number; done: number }[];
      velocity: { week_of: string; weight: number }[];
      forecast_date: string | null;
    };
    Workflow: {
      id: string;
      name: string;
      description: string;
      /** @enum {string} */
      status: 'enabled' | 'disabled';
      trigger: components['schemas']['WorkflowStart'];
      conditions: components['schemas']['WorkflowConditionGroup'];
      actions: components['schemas']['WorkflowAction'][];
      cooldown_minutes: number;
      event: components['schemas']['WorkflowEventName'] | null;
      record:
        | (
            | 'ticket'
            | 'task'
            | 'consultation'
            | 'meeting'
            | 'project'
            | 'milestone'
            | 'deal'
            | 'invoice'
            | 'company'
            | 'user'
          )
        | null;
      position: number;
      trigger_version: number;
      starter: string | null;
      disabled_reason: string | null;
      next_run_at: string | null;
      last_run_at: string | null;
      last_run_status: ('queued' | 'running' | 'waiting' | 'succeeded' | 'failed' | 'skipped' | 'cancelled') | null;
      failure_count: number;
      runs_last_day: number;
      failures_last_day: number;
      runs_by_day: number[];
      problems: { path: string; message: string }[];
      hook_url: string | null;
      created_by_name: string | null;
      updated_by_name: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    WorkflowAction:
      | {
          /** @constant */
          type: 'notify';
          /** Recipients */
          recipients: components['schemas']['WorkflowRecipient'][];
          /** Channels */
          channels?: ('in_app' | 'email' | 'push')[];
          /**
           * Category
           * @enum {string}
           */
          category?:
            'consultations' | 'billing' | 'approvals' | 'tickets' | 'meetings' | 'mentions' | 'projects' | 'reports';
          /** Subject */
          title: string;
          /** Message */
          body: string;
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'add_comment';
          /** Comment */
          body: string;
          /**
           * Visible to
           * @enum {string}
           */
          visibility?: 'public' | 'internal';
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'set_field';
          /** Field */
          field: string;
          /** Value */
          value: string | number | boolean | null;
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'assign';
          user_id: string | null;
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'change_status';
          /** Status */
          status: string;
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'create_task';
          /** Project */
          project_id?: string;
          /** Title */
          title: string;
          /** Description */
          description?: string;
          /**
           * Priority
           * @enum {string}
           */
          priority?: 'low' | 'medium' | 'high' | 'urgent';
          assignee_id?: string | null;
          /** Due in days */
          due_in_days?: number | null;
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'create_ticket';
          /** Customer */
          requester_id?: string;
          /** Title */
          title: string;
          /** Description */
          description: string;
          /**
           * Category
           * @enum {string}
           */
          category?:
            | 'computers'
            | 'network'
            | 'email'
            | 'software'
            | 'phones'
            | 'security'
            | 'service_visit'
            | 'billing'
            | 'contract'
            | 'other';
          /**
           * Priority
           * @enum {string}
           */
          priority?: 'low' | 'medium' | 'high' | 'urgent';
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'create_milestone';
          /** Project */
          project_id?: string;
          /** Title */
          title: string;
          /** Description */
          description?: string;
          /** Due in days */
          due_in_days?: number | null;
          /** Needs the customer’s approval */
          approval_required?: boolean;
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'create_deal_draft';
          /** Customer */
          customer_id?: string;
          /** Title */
          title: string;
          /** Description */
          description?: string;
          /**
           * Type
           * @enum {string}
           */
          deal_type?: 'recurring' | 'one_time';
          /** Billed every */
          interval?: ('month' | 'quarter' | 'year') | null;
          /** Amount */
          amount: number;
          /** Setup fee */
          setup_fee?: number;
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'call_webhook';
          /** Address */
          url: string;
          /** Body */
          body?: string;
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'delay';
          /** For */
          for: components['schemas']['WorkflowDuration'];
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'wait_until';
          /** Event */
          event: components['schemas']['WorkflowEventName'];
          /** Only an event where */
          conditions?: components['schemas']['WorkflowConditionGroup'];
          /** At most */
          timeout: components['schemas']['WorkflowDuration'];
          /**
           * When it happens
           * @enum {string}
           */
          on_event?: 'continue' | 'stop';
          /**
           * When the time is over
           * @enum {string}
           */
          on_timeout?: 'continue' | 'stop';
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'ask_approval';
          /** Question */
          title: string;
          /** Message */
          message?: string;
          /** At most */
          timeout: components['schemas']['WorkflowDuration'];
          /**
           * Without an answer
           * @enum {string}
           */
          on_timeout?: 'continue' | 'stop';
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        }
      | {
          /** @constant */
          type: 'stop';
          /** Reason */
          reason?: string;
          /** Only if */
          only_if?: components['schemas']['WorkflowConditionGroup'];
        };
    WorkflowActionInfo: {
      /** @enum {string} */
      type:
        | 'notify'
        | 'add_comment'
        | 'set_field'
        | 'assign'
        | 'change_status'
        | 'create_task'
        | 'create_ticket'
        | 'create_milestone'
        | 'create_deal_draft'
        | 'call_webhook'
        | 'delay'
        | 'wait_until'
        | 'ask_approval'
        | 'stop';
      title: string;
      description: string;
      records:
        | (
            | 'ticket'
            | 'task'
            | 'consultation'
            | 'meeting'
            | 'project'
            | 'milestone'
            | 'deal'
            | 'invoice'
            | 'company'
            | 'user'
          )[]
        | null;
      schema: { [key: string]: unknown };
    };
    WorkflowCatalogue: {
      events: {
        name: components['schemas']['WorkflowEventName'];
        title: string;
        group: string;
        record:
          | (
              | 'ticket'
              | 'task'
              | 'consultation'
              | 'meeting'
              | 'project'
              | 'milestone'
              | 'deal'
              | 'invoice'
              | 'company'
              | 'user'
            )
          | null;
        fields: components['schemas']['WorkflowField'][];
      }[];
      records: {
        /** @enum {string} */
        kind:
          | 'ticket'
          | 'task'
          | 'consultation'
          | 'meeting'
          | 'project'
          | 'milestone'
          | 'deal'
          | 'invoice'
          | 'company'
          | 'user';
        label: string;
        fields: components['schemas']['WorkflowField'][];
        settable: components['schemas']['WorkflowField'][];
        statuses: string[];
        actions: (
          | 'notify'
          | 'add_comment'
          | 'set_field'
          | 'assign'
          | 'change_status'
          | 'create_task'
          | 'create_ticket'
          | 'create_milestone'
          | 'create_deal_draft'
          | 'call_webhook'
          | 'delay'
          | 'wait_until'
          | 'ask_approval'
          | 'stop'
        )[];
      }[];
      operators: { [key: string]: ('is' | 'is_not' | 'in' | 'contains' | 'gt' | 'lt' | 'is_set' | 'changed_to')[] };
    };
    WorkflowCondition: {
      /** Field */
      field: string;
      /**
       * Operator
       * @enum {string}
       */
      operator: 'is' | 'is_not' | 'in' | 'contains' | 'gt' | 'lt' | 'is_set' | 'changed_to';
      /** Value */
      value?: (string | number | boolean) | (string | number | boolean)[];
    };
    WorkflowConditionGroup: {
      /**
       * Match
       * @enum {string}
       */
      match: 'all' | 'any' | 'none';
      conditions: (components['schemas']['WorkflowCondition'] | components['schemas']['WorkflowConditionGroup'])[];
    };
    WorkflowDefinition: {
      trigger: components['schemas']['WorkflowStart'];
      conditions?: components['schemas']['WorkflowConditionGroup'];
      actions: components['schemas']['WorkflowAction'][];
    };
    WorkflowDryRun: {
      record: components['schemas']['WorkflowRecordRef'] | null;
      matched: boolean;
      failed_condition: components['schemas']['FailedCondition'] | null;
      steps: {
        position: number;
        /** @enum {string} */
        action_type:
          | 'notify'
          | 'add_comment'
          | 'set_field'
          | 'assign'
          | 'change_status'
          | 'create_task'
          | 'create_ticket'
          | 'create_milestone'
          | 'create_deal_draft'
          | 'call_webhook'
          | 'delay'
          | 'wait_until'
          | 'ask_approval'
          | 'stop';
        title: string;
        /** @enum {string} */
        would: 'run' | 'skip' | 'wait' | 'fail';
        input: unknown;
        note: string;
      }[];
      references: components['schemas']['WorkflowReference'][];
    };
    WorkflowDuration: {
      /** Amount */
      amount: number;
      /**
       * Unit
       * @enum {string}
       */
      unit: 'minutes' | 'hours' | 'days';
    };
    /** @enum {string} */
    WorkflowEventName:
      | 'ticket.opened'
      | 'ticket.updated'
      | 'ticket.assigned'
      | 'ticket.status_changed'
      | 'ticket.replied'
      | 'ticket.clock_warning'
      | 'ticket.clock_breached'
      | 'ticket.closing_soon'
      | 'ticket.rated'
      | 'ticket.merged'
      | 'ticket.unmerged'
      | 'ticket.linked'
      | 'ticket.unlinked'
      | 'ticket.snoozed'
      | 'ticket.woken'
      | 'ticket.tagged'
      | 'ticket.split'
      | 'ticket.split_off'
      | 'ticket.people_changed'
      | 'ticket.deleted'
      | 'ticket.restored'
      | 'consultation.requested'
      | 'consultation.updated'
      | 'consultation.status_changed'
      | 'consultation.converted'
      | 'consultation.contact_logged'
      | 'consultation.replied'
      | 'consultation.deleted'
      | 'consultation.restored'
      | 'meeting.created'
      | 'meeting.updated'
      | 'meeting.status_changed'
      | 'meeting.rescheduled'
      | 'meeting.reminder_due'
      | 'meeting.deleted'
      | 'meeting.restored'
      | 'project.created'
      | 'project.updated'
      | 'project.status_changed'
      | 'project.deleted'
      | 'project.restored'
      | 'project_member.added'
      | 'project_member.role_changed'
      | 'project_member.removed'
      | 'milestone.created'
      | 'milestone.updated'
      | 'milestone.status_changed'
      | 'milestone.approved'
      | 'milestone.changes_requested'
      | 'milestone.deleted'
      | 'milestone.restored'
      | 'task.created'
      | 'task.updated'
      | 'task.assigned'
      | 'task.status_changed'
      | 'task.deleted'
      | 'task.restored'
      | 'comment.added'
      | 'comment.edited'
      | 'comment.deleted'
      | 'comment.restored'
      | 'comment.reacted'
      | 'attachment.added'
      | 'attachment.deleted'
      | 'deal.created'
      | 'deal.updated'
      | 'deal.status_changed'
      | 'deal.accepted'
      | 'deal.step_planned'
      | 'deal.period_billed'
      | 'deal.change_requested'
      | 'deal.deleted'
      | 'deal.restored'
      | 'deal_document.created'
      | 'deal_document.updated'
      | 'deal_document.status_changed'
      | 'deal_document.deleted'
      | 'deal_document.restored'
      | 'invoice.created'
      | 'invoice.updated'
      | 'invoice.status_changed'
      | 'invoice.credited'
      | 'invoice.balance_changed'
      | 'invoice.reminder_due'
      | 'invoice.sent_again'
      | 'invoice.deleted'
      | 'invoice.restored'
      | 'schedule_entry.created'
      | 'schedule_entry.updated'
      | 'schedule_entry.status_changed'
      | 'schedule_entry.deleted'
      | 'schedule_entry.restored'
      | 'deal_payment.recorded'
      | 'deal_payment.updated'
      | 'deal_payment.status_changed'
      | 'deal_payment.refunded'
      | 'promo_code.created'
      | 'promo_code.updated'
      | 'promo_code.status_changed'
      | 'promo_code.redeemed'
      | 'promo_code.released'
      | 'promo_code.deleted'
      | 'promo_code.restored'
      | 'company.created'
      | 'company.updated'
      | 'company.merged'
      | 'company.deleted'
      | 'company.restored'
      | 'user.created'
      | 'user.invited'
      | 'user.updated'
      | 'user.role_changed'
      | 'user.status_changed'
      | 'user.deleted'
      | 'user.restored'
      | 'error_report.received'
      | 'error_group.status_changed'
      | 'inbound_mail.received'
      | 'inbound_mail.status_changed'
      | 'closed_day.added'
      | 'closed_day.removed'
      | 'availability.updated';
    WorkflowField: {
      path: string;
      label: string;
      /** @enum {string} */
      type: 'text' | 'number' | 'boolean' | 'choice' | 'instant' | 'day' | 'id' | 'list';
      values?: string[];
      can_change: boolean;
      customer_visible: boolean;
    };
    WorkflowRecipient:
      | {
          /** @constant */
          to: 'requester';
        }
      | {
          /** @constant */
          to: 'assignee';
        }
      | {
          /** @constant */
          to: 'admins';
        }
      | {
          /** @constant */
          to: 'on_call';
        }
      | {
          /** @constant */
          to: 'person';
          /** Person */
          user_id: string;
        }
      | {
          /** @constant */
          to: 'address';
          /** E-mail address of a profile */
          email: string;
        };
    WorkflowRecordRef: {
      /** @enum {string} */
      kind:
        | 'ticket'
        | 'task'
        | 'consultation'
        | 'meeting'
        | 'project'
        | 'milestone'
        | 'deal'
        | 'invoice'
        | 'company'
        | 'user';
      id: string;
      label: string;
      link: string;
    };
    WorkflowReference: { id: string; label: string; link: string | null };
    WorkflowRun: {
      id: string;
      trigger_id: string;
      trigger_name: string;
      trigger_version: number;
      /** @enum {string} */
      status: 'queued' | 'running' | 'waiting' | 'succeeded' | 'failed' | 'skipped' | 'cancelled';
      /** @enum {string} */
      source: 'event' | 'schedule' | 'manual' | 'webhook';
      event_name: components['schemas']['WorkflowEventName'] | null;
      event_id: string | null;
      record: components['schemas']['WorkflowRecordRef'] | null;
      reason: string | null;
      depth: number;
      caused_by_run_id: string | null;
      steps_total: number;
      position: number;
      waits_for: ('delay' | 'event' | 'approval' | 'webhook' | 'retry') | null;
      due_at: string | null;
      started_by_name: string | null;
      started_at: string | null;
      finished_at: string | null;
      created_at: string;
      updated_at: string;
      version: number;
    };
    WorkflowRunDetail: {
      id: string;
      trigger_id: string;
      trigger_name: string;
      trigger_version: number;
      /** @enum {string} */
      status: 'queued' | 'running' | 'waiting' | 'succeeded' | 'failed' | 'skipped' | 'cancelled';
      /** @enum {string} */
      source: 'event' | 'schedule' | 'manual' | 'webhook';
      event_name: components['schemas']['WorkflowEventName'] | null;
      event_id: string | null;
      record: components['schemas']['WorkflowRecordRef'] | null;
      reason: string | null;
      depth: number;
      caused_by_run_id: string | null;
      steps_total: number;
      position: number;
      waits_for: ('delay' | 'event' | 'approval' | 'webhook' | 'retry') | null;
      due_at: string | null;
      started_by_name: string | null;
      started_at: string | null;
      finished_at: string | null;
      created_at: string;
      updated_at: string;
      version: number;
      steps: components['schemas']['WorkflowStep'][];
      actions: {
        /** @enum {string} */
        type:
          | 'notify'
          | 'add_comment'
          | 'set_field'
          | 'assign'
          | 'change_status'
          | 'create_task'
          | 'create_ticket'
          | 'create_milestone'
          | 'create_deal_draft'
          | 'call_webhook'
          | 'delay'
          | 'wait_until'
          | 'ask_approval'
          | 'stop';
        title: string;
      }[];
      payload: unknown;
      references: components['schemas']['WorkflowReference'][];
    };
    WorkflowSecrets: { incoming: string | null; outgoing: string };
    WorkflowStart:
      | {
          /** @constant */
          type: 'event';
          /** Event */
          event: components['schemas']['WorkflowEventName'];
        }
      | {
          /** @constant */
          type: 'schedule';
          /** Schedule */
          cron: string;
          /** Time zone */
          time_zone?: string;
          /** For each */
          record?:
            | (
                | 'ticket'
                | 'task'
                | 'consultation'
                | 'meeting'
                | 'project'
                | 'milestone'
                | 'deal'
                | 'invoice'
                | 'company'
                | 'user'
              )
            | null;
          /** Allow more than 500 records per run */
          allow_many?: boolean;
        }
      | {
          /** @constant */
          type: 'manual';
          /** For a */
          record?:
            | (
                | 'ticket'
                | 'task'
                | 'consultation'
                | 'meeting'
                | 'project'
                | 'milestone'
                | 'deal'
                | 'invoice'
                | 'company'
                | 'user'
              )
            | null;
        }
      | {
          /** @constant */
          type: 'webhook';
          /**
           * Proof of the sender
           * @enum {string}
           */
          verification?: 'signature' | 'token';
          /** About a */
          record?:
            | (
                | 'ticket'
                | 'task'
                | 'consultation'
                | 'meeting'
                | 'project'
                | 'milestone'
                | 'deal'
                | 'invoice'
                | 'company'
                | 'user'
              )
            | null;
        };
    WorkflowStarter: {
      key: string;
      name: string;
      description: string;
      workflow: components['schemas']['CreateWorkflow'];
    };
    WorkflowStep: {
      id: string;
      position: number;
      /** @enum {string} */
      action_type:
        | 'notify'
        | 'add_comment'
        | 'set_field'
        | 'assign'
        | 'change_status'
        | 'create_task'
        | 'create_ticket'
        | 'create_milestone'
        | 'create_deal_draft'
        | 'call_webhook'
        | 'delay'
        | 'wait_until'
        | 'ask_approval'
        | 'stop';
      title: string;
      /** @enum {string} */
      status: 'running' | 'waiting' | 'succeeded' | 'failed' | 'skipped' | 'cancelled';
      tries: number;
      earlier_tries: components['schemas']['WorkflowStepTry'][];
      input: unknown;
      output: unknown;
      error: string | null;
      delivery_id: string | null;
      due_at: string | null;
      started_at: string;
      finished_at: string | null;
      duration_ms: number | null;
    };
    WorkflowStepTry: { started_at: string; duration_ms: number; error: string | null };
    WorkflowTestResult: {
      days: number;
      examined: number;
      matched: number;
      is_truncated: boolean;
      results: {
        event_id: string | null;
        event_name: components['schemas']['WorkflowEventName'] | null;
        occurred_at: string;
        record: components['schemas']['WorkflowRecordRef'] | null;
        matched: boolean;
        failed_condition: components['schemas']['FailedCondition'] | null;
      }[];
    };
    WorkItem: {
      /** @enum {string} */
      kind:
        | 'ticket'
        | 'consultation'
        | 'schedule_entry'
        | 'milestone'
        | 'deal'
        | 'deal_document'
        | 'invoice'
        | 'failed_run'
        | 'run_approval'
        | 'import'
        | 'mail';
      id: string;
      parent_id: string | null;
      number: string | null;
      title: string;
      who: string | null;
      since: string;
      due_at: string;
      due_on: string | null;
      priority: ('low' | 'medium' | 'high' | 'urgent') | null;
      promise: ('first_response' | 'resolution') | null;
      amount: number | null;
      count: number | null;
      assignee_id: string | null;
      assignee_name: string | null;
      action: ('take' | 'resolve' | 'approve' | 'approve_run' | 'retry' | 'remind') | null;
      version: number;
    };
    WorkQueue: {
      items: components['schemas']['WorkItem'][];
      totals: {
        /** @enum {string} */
        kind:
          | 'ticket'
          | 'consultation'
          | 'schedule_entry'
          | 'milestone'
          | 'deal'
          | 'deal_document'
          | 'invoice'
          | 'failed_run'
          | 'run_approval'
          | 'import'
          | 'mail';
        total: number;
      }[];
    };
    WriteInvoiceLine: { description: string; quantity?: number; unit_price: number; discount?: number };
  };
  responses: {
    ActivityLog: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['ActivityLog'] } };
    };
    'ActivityLog-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ActivityLog'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    Attachment: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Attachment'] } };
    };
    'Attachment-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['Attachment'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'attachment.broken-attachment.mismatch-deal_document.file_needed-file.infected-invalid-malformed-pdf.too_complex': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'attachment.broken-attachment.mismatch-file.infected-invalid-malformed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'attachment.too_large-payload_too_large': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'attachment.too_many-idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'attachment.type_refused-deal_document.pdf_needed-unsupported_media_type': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'attachment.type_refused-unsupported_media_type': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'AuditChain-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['AuditChain'] } };
    };
    'AuditEntry-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['AuditEntry'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'AuditEntryDetail-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['AuditEntryDetail'] } };
    };
    'auth.code_locked-auth.link_expired-auth.link_used': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'auth.code_wrong-invalid-malformed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'auth.link_unknown': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'auth.suspended-origin': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'billing_account.statement_too_long-invalid': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'BillingAccount-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['BillingAccount'] } };
    };
    BillingScheduleEntry: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['BillingScheduleEntry'] } };
    };
    'BillingScheduleEntry-page-totals-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['BillingScheduleEntry'][];
          pagination: components['schemas']['Pagination'];
          totals: components['schemas']['BillingScheduleTotals'];
        };
      };
    };
    'BillingScheduleEntry-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['BillingScheduleEntry'] } };
    };
    Broadcast: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Broadcast'] } };
    };
    'Broadcast-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['Broadcast'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'Broadcast-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['Broadcast'] } };
    };
    'broadcast.no_recipients-idempotency_mismatch-illegal_transition-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'broadcast.no_recipients-idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    CannedReply: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['CannedReply'] } };
    };
    'CannedReply-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['CannedReply'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'CannedReply-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['CannedReply'] } };
    };
    ClosedDay: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['ClosedDay'] } };
    };
    Company: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Company'] } };
    };
    'Company-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['Company'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'Company-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['Company'] } };
    };
    'company.has_deleted_members-company.has_members-idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'company.not_sole_member-idempotency_mismatch-in_progress-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'company.same-idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'CompanyFile-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['CompanyFile'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'consultation.converted_already-idempotency_mismatch-illegal_transition-in_progress-meeting.in_the_past-meeting.slot_taken-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'consultation.not_editable-idempotency_mismatch-illegal_transition-in_progress-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'consultation.too_fast-rate_limited': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    ConsultationContact: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['ConsultationContact'] } };
    };
    'ConsultationContact-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ConsultationContact'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'ConsultationHistoryEntry-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ConsultationHistoryEntry'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    ConsultationMeeting: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['ConsultationMeeting'] } };
    };
    'ConsultationMeeting-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ConsultationMeeting'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'ConsultationMeeting-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['ConsultationMeeting'] } };
    };
    ConsultationRequest: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['ConsultationRequest'] } };
    };
    'ConsultationRequest-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ConsultationRequest'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'ConsultationRequest-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['ConsultationRequest'] } };
    };
    CustomerDeal: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['CustomerDeal'] } };
    };
    'CustomerDeal-page-totals-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['CustomerDeal'][];
          pagination: components['schemas']['Pagination'];
          totals: components['schemas']['CustomerDealTotals'];
        };
      };
    };
    'CustomerDeal-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['CustomerDeal'] } };
    };
    CustomReport: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['CustomReport'] } };
    };
    'CustomReport-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['CustomReport'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'CustomReport-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['CustomReport'] } };
    };
    'DashboardAnalytics-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['DashboardAnalytics'] } };
    };
    'DashboardTrends-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['DashboardTrends'] } };
    };
    'data_export.expired': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'data_export.not_ready': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'data_export.too_many-idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    DataExport: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['DataExport'] } };
    };
    'DataExport-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['DataExport'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'DataExport-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['DataExport'] } };
    };
    'deal_document.deal_ended-deal_document.deal_not_sent-deal_document.immutable-deal_document.outdated-idempotency_mismatch-illegal_transition-in_progress-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal_document.deal_ended-idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal_document.file_changed-deal_document.outdated-deal_document.quote_accepted-deal_document.signing_ended-idempotency_mismatch-illegal_transition-in_progress-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal_document.immutable-deal_document.not_draft-idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal_document.name_unconfirmed-invalid-malformed-pdf.too_complex': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal_document.outdated-idempotency_mismatch-illegal_transition-in_progress-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal_document.pdf_needed-unsupported_media_type': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal_payment.invoice_closed-deal_payment.reference_taken-idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal_payment.not_received': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal_payment.refund_above_amount-idempotency_mismatch-illegal_transition-in_progress-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal.has_records-deal.not_draft-idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal.not_editable-idempotency_mismatch-illegal_transition-in_progress-promo_code.already_used-promo_code.below_minimum-promo_code.exhausted-promo_code.expired-promo_code.not_applicable-promo_code.not_started-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal.nothing_to_change-idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'deal.terms_changed-idempotency_mismatch-illegal_transition-in_progress-promo_code.already_used-promo_code.below_minimum-promo_code.exhausted-promo_code.expired-promo_code.not_applicable-promo_code.not_started-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    DealChangeRequested: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['DealChangeRequested'] } };
    };
    DealDocument: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['DealDocument'] } };
    };
    'DealDocument-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['DealDocument'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'DealDocument-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['DealDocument'] } };
    };
    'DealHistoryEntry-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['DealHistoryEntry'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    DealPayment: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['DealPayment'] } };
    };
    'DealPayment-page-totals-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['DealPayment'][];
          pagination: components['schemas']['Pagination'];
          totals: components['schemas']['DealPaymentTotals'];
        };
      };
    };
    'DealPayment-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['DealPayment'] } };
    };
    'DealsAnalytics-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['DealsAnalytics'] } };
    };
    Deleted: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Deleted'] } };
    };
    'duplicate-idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    ErrorGroup: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['ErrorGroup'] } };
    };
    'ErrorGroup-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ErrorGroup'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'ErrorGroup-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['ErrorGroup'] } };
    };
    ErrorReportReceived: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['ErrorReportReceived'] } };
    };
    'file.infected-import.broken-import.no_lines-import.no_sheet-import.not_a_table-import.not_computed-import.too_complex-import.too_many_columns-import.too_many_lines-import.too_much_text-import.unclosed_quote-invalid-malformed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'file.not_scanned-storage.unavailable-unavailable': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    forbidden: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'forbidden-origin': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    FormToken: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['FormToken'] } };
    };
    'ForwardSettings-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['ForwardSettings'] } };
    };
    FreeSlots: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['FreeSlots'] } };
    };
    HookReceived: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['HookReceived'] } };
    };
    HostAvailability: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['HostAvailability'] } };
    };
    'HostAvailability-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['HostAvailability'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'HostAvailability-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['HostAvailability'] } };
    };
    'idempotency_mismatch-illegal_transition-import.has_wrong_lines-import.nothing_new-import.nothing_to_update-in_progress-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-import.nothing_to_undo-import.still_applied-import.undo_over-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-invoice.empty-invoice.has_payments-invoice.immutable-invoice.not_settled-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-mail_suppression.complaint-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-meeting.consultation_closed-meeting.in_the_past-meeting.not_proposers-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-meeting.consultation_closed-meeting.in_the_past-meeting.slot_taken-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-milestone.needs_approval-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-monthly_report.already_sent-monthly_report.no_recipient-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-promo_code.taken-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-schedule_entry.frozen-schedule_entry.invoiced-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-stale_version-ticket.not_open-ticket.too_many_tags': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-stale_version-user.duplicate_email-user.last_admin-user.not_suspended': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-ticket.closed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-ticket.closed-user.duplicate_email': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-illegal_transition-in_progress-too_many_rows': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-invoice.credit_above_total-invoice.nothing_owed-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-invoice.no_credit-invoice.nothing_owed-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-invoice.not_draft': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-invoice.not_open': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-invoice.not_open-invoice.reminded_today-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-invoice.not_sendable-invoice.sent_today-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-meeting.consultation_closed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-meeting.consultation_closed-meeting.in_the_past-meeting.not_free-meeting.slot_taken': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-meeting.consultation_closed-meeting.in_the_past-meeting.not_free-meeting.slot_taken-meeting.too_many_holds': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-milestone.not_awaiting_approval-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-notification.locked': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-notification.push_is_off': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-project.closed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-project.closed-project_member.duplicate': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-project.has_records': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-project.too_many_files': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-promo_code.already_used-promo_code.below_minimum-promo_code.exhausted-promo_code.expired-promo_code.not_applicable-promo_code.not_started': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-promo_code.redeemed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-promo_code.taken': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-report_run.too_many': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-report_schedule.is_sending-report_schedule.report_gone': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-report_schedule.report_gone': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-report_schedule.too_many': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-report.too_slow': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-schedule_entry.frozen-schedule_entry.invoiced': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-schedule_entry.not_approved-schedule_entry.other_customer': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-stale_version': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-ticket.another_requester-ticket.ended-ticket.too_many_people': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-ticket.closed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-ticket.inseparable-ticket.not_merged': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-ticket.internal_message-ticket.only_message': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-ticket.merged_link': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-ticket.merged-ticket.not_ended': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-ticket.too_many_people': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-too_many_rows': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-user.duplicate_email': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-user.erase_self-user.erased-user.last_admin-user.live_deals-user.live_projects-user.open_consultations-user.open_invoices-user.open_tickets-user.unbilled_amounts': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-user.last_admin-user.owns_deals-user.owns_projects': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-user.not_invited': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-webhook_delivery.pending': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-workflow_run.ended': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-workflow_run.not_failed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-workflow_run.not_waiting': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'idempotency_mismatch-in_progress-workflow.disabled': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    Import: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Import'] } };
    };
    'Import-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['Import'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'Import-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['Import'] } };
    };
    'import.no_lines-invalid-malformed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'import.not_updatable-invalid-malformed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'import.too_large-payload_too_large': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'ImportLine-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ImportLine'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'ImportUnknownValues-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['ImportUnknownValues'] } };
    };
    'inbound_mail.infected': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    InboundMail: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['InboundMail'] } };
    };
    'InboundMail-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['InboundMail'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'InboundMail-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['InboundMail'] } };
    };
    internal: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    invalid: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-malformed': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-malformed-meeting.slot_hold_token_invalid': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-malformed-notification.push_endpoint': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-malformed-project.invalid_id': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-malformed-project.invalid_id-task.foreign_assignee-task.foreign_milestone': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-malformed-promo_code.invalid_format': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-malformed-task.foreign_assignee-task.foreign_milestone': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-malformed-ticket.same': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-malformed-ticket.same_link': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-malformed-workflow.no_record': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-malformed-workflow.no_record-workflow.record_not_found': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'invalid-project.invalid_id': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    Invoice: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Invoice'] } };
    };
    'Invoice-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['Invoice'] } };
    };
    'invoice.empty-invoice.not_open-invoice.not_sendable': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'InvoiceMailPreview-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['InvoiceMailPreview'] } };
    };
    'InvoiceSummary-page-totals-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['InvoiceSummary'][];
          pagination: components['schemas']['Pagination'];
          totals: components['schemas']['InvoiceTotals'];
        };
      };
    };
    'InvoiceTimeline-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['InvoiceTimeline'] } };
    };
    LinkedTicket: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['LinkedTicket'] } };
    };
    'LinkedTicket-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['LinkedTicket'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    MagicLinkPreview: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['MagicLinkPreview'] } };
    };
    MagicLinkRequested: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['MagicLinkRequested'] } };
    };
    MailChoice: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['MailChoice'] } };
    };
    MailSuppression: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['MailSuppression'] } };
    };
    'MailSuppression-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['MailSuppression'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    MarkedNotifications: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['MarkedNotifications'] } };
    };
    'meeting.hold_expired': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    MessagePreview: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['MessagePreview'] } };
    };
    Milestone: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Milestone'] } };
    };
    'Milestone-page': {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: {
        'application/json': {
          data: components['schemas']['Milestone'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'Milestone-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['Milestone'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'Milestone-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['Milestone'] } };
    };
    MonthlyReport: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['MonthlyReport'] } };
    };
    'MonthlyReport-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['MonthlyReport'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'MonthlyReport-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['MonthlyReport'] } };
    };
    'MrrMovement-page-totals-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['MrrMovement'][];
          pagination: components['schemas']['Pagination'];
          totals: components['schemas']['MrrMovementTotals'];
        };
      };
    };
    'MrrSummary-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['MrrSummary'] } };
    };
    not_found: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'not_found-project.not_found': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'not_found-promo_code.not_found': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    Notification: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Notification'] } };
    };
    'Notification-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['Notification'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'notification.link_invalid': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    NotificationPreferences: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['NotificationPreferences'] } };
    };
    'NotificationPreferences-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['NotificationPreferences'] } };
    };
    'NotificationTemplate-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['NotificationTemplate'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    NotificationTemplateDetail: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['NotificationTemplateDetail'] } };
    };
    'NotificationTemplateDetail-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['NotificationTemplateDetail'] } };
    };
    'NotificationTemplateVersion-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['NotificationTemplateVersion'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    OpenedTicket: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['OpenedTicket'] } };
    };
    origin: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    payload_too_large: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    Project: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Project'] } };
    };
    'Project-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['Project'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'Project-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['Project'] } };
    };
    'project.not_found': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    ProjectMember: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['ProjectMember'] } };
    };
    'ProjectMember-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ProjectMember'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'ProjectPerson-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ProjectPerson'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'ProjectSummary-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['ProjectSummary'] } };
    };
    'promo_code.not_found': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    PromoCode: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['PromoCode'] } };
    };
    'PromoCode-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['PromoCode'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'PromoCode-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['PromoCode'] } };
    };
    PromoCodeValidity: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['PromoCodeValidity'] } };
    };
    PublicConsultationReceived: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['PublicConsultationReceived'] } };
    };
    PushDevice: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['PushDevice'] } };
    };
    'PushDevices-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['PushDevices'] } };
    };
    rate_limited: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'rate_limited-user.invited_recently': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    RecipientCount: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['RecipientCount'] } };
    };
    'RefusedMail-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['RefusedMail'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'report_run.expired': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'report_run.not_ready': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'ReportDelivery-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ReportDelivery'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    ReportPreview: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['ReportPreview'] } };
    };
    ReportRun: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['ReportRun'] } };
    };
    'ReportRun-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ReportRun'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'ReportRun-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['ReportRun'] } };
    };
    ReportSchedule: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['ReportSchedule'] } };
    };
    'ReportSchedule-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['ReportSchedule'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'ReportSchedule-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['ReportSchedule'] } };
    };
    'RevenueSummary-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['RevenueSummary'] } };
    };
    SavedView: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['SavedView'] } };
    };
    'SavedView-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['SavedView'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'SavedView-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['SavedView'] } };
    };
    'SearchAnswer-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['SearchAnswer'] } };
    };
    'SentNotification-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['SentNotification'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    Session: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Session'] } };
    };
    'Session-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['Session'] } };
    };
    'SessionListItem-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['SessionListItem'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    SlotHeld: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['SlotHeld'] } };
    };
    SlotHoldConfirmed: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['SlotHoldConfirmed'] } };
    };
    'storage.unavailable-unavailable': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    Task: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Task'] } };
    };
    'Task-page': {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: {
        'application/json': { data: components['schemas']['Task'][]; pagination: components['schemas']['Pagination'] };
      };
    };
    'Task-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': { data: components['schemas']['Task'][]; pagination: components['schemas']['Pagination'] };
      };
    };
    'Task-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['Task'] } };
    };
    TaskComment: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['TaskComment'] } };
    };
    'TaskComment-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['TaskComment'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'TaskComment-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['TaskComment'] } };
    };
    'TaskMetrics-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['TaskMetrics'] } };
    };
    'TeamWeek-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['TeamWeek'] } };
    };
    TestSent: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['TestSent'] } };
    };
    Ticket: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Ticket'] } };
    };
    'Ticket-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['Ticket'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'Ticket-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['Ticket'] } };
    };
    'TicketHistoryEntry-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['TicketHistoryEntry'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'TicketPerson-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['TicketPerson'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'TicketQueueCounts-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['TicketQueueCounts'] } };
    };
    TicketReplied: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['TicketReplied'] } };
    };
    too_many_rows: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    too_slow: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    unauthenticated: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    unavailable: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    UnreadNotifications: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['UnreadNotifications'] } };
    };
    'UnreadNotifications-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['UnreadNotifications'] } };
    };
    unsupported_media_type: {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    User: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['User'] } };
    };
    'User-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': { data: components['schemas']['User'][]; pagination: components['schemas']['Pagination'] };
      };
    };
    'User-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['User'] } };
    };
    'UserErasure-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['UserErasure'] } };
    };
    WebhookDelivery: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['WebhookDelivery'] } };
    };
    'WebhookDelivery-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['WebhookDelivery'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'WeightAnalytics-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['WeightAnalytics'] } };
    };
    Workflow: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['Workflow'] } };
    };
    'workflow_hook.stale-workflow_hook.unverified': {
      headers: { [name: string]: unknown };
      content: { 'application/problem+json': components['schemas']['Problem'] };
    };
    'Workflow-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['Workflow'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'Workflow-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['Workflow'] } };
    };
    'WorkflowActionInfo-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['WorkflowActionInfo'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    'WorkflowCatalogue-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['WorkflowCatalogue'] } };
    };
    WorkflowDryRun: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['WorkflowDryRun'] } };
    };
    'WorkflowRun-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['WorkflowRun'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    WorkflowRunDetail: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['WorkflowRunDetail'] } };
    };
    'WorkflowRunDetail-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['WorkflowRunDetail'] } };
    };
    WorkflowSecrets: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['WorkflowSecrets'] } };
    };
    'WorkflowSecrets-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['WorkflowSecrets'] } };
    };
    'WorkflowStarter-page-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          data: components['schemas']['WorkflowStarter'][];
          pagination: components['schemas']['Pagination'];
        };
      };
    };
    WorkflowTestResult: {
      headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
      content: { 'application/json': { data: components['schemas']['WorkflowTestResult'] } };
    };
    'WorkQueue-seq': {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'X-Seq': components['headers']['X-Seq'];
        [name: string]: unknown;
      };
      content: { 'application/json': { data: components['schemas']['WorkQueue'] } };
    };
  };
  parameters: { 'Idempotency-Key': string; file: 'csv' | 'xlsx'; columns: string };
  requestBodies: never;
  headers: { 'X-Request-Id': string; 'X-Seq': number };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  ActivityLogs_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        project_id?: string;
        entity_type?: 'project' | 'task' | 'milestone';
        entity_id?: string;
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ActivityLog-page-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found-project.not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ActivityLogs_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateActivityLog'] } };
    responses: {
      201: components['responses']['ActivityLog'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Analytics_dashboard: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['DashboardAnalytics-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Analytics_summary: {
    parameters: { query: { project_id: string }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ProjectSummary-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['project.not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Analytics_taskMetrics: {
    parameters: {
      query: { project_id: string; timeframe?: '7d' | '30d' | '90d' | 'all' };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['TaskMetrics-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['project.not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Analytics_teamWeek: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['TeamWeek-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Analytics_trends: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['DashboardTrends-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Analytics_weights: {
    parameters: { query: { project_id: string }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['WeightAnalytics-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['project.not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkQueue_list: {
    parameters: { query?: { whose?: 'mine' | 'team' }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['WorkQueue-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Attachments_list: {
    parameters: {
      query: {
        page?: number;
        limit?: number;
        project_id: string;
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Attachment-page-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['project.not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Attachments_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Attachments_download: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['storage.unavailable-unavailable'];
    };
  };
  Audit_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sortBy?: 'created_at';
        sortOrder?: 'asc' | 'desc';
        by?: 'entry' | 'call';
        entity?: (
          | 'attachment'
          | 'availability'
          | 'broadcast'
          | 'canned_reply'
          | 'closed_day'
          | 'comment'
          | 'company'
          | 'consultation'
          | 'consultation_contact'
          | 'credit_note'
          | 'data_export'
          | 'deal'
          | 'deal_document'
          | 'erasure'
          | 'error_group'
          | 'import'
          | 'inbound_mail'
          | 'invoice'
          | 'invoice_line'
          | 'ledger_entry'
          | 'list_file'
          | 'mail_suppression'
          | 'meeting'
          | 'milestone'
          | 'monthly_report'
          | 'note'
          | 'notification_preference'
          | 'payment'
          | 'project'
          | 'project_member'
          | 'promo_code'
          | 'promo_redemption'
          | 'quiet_hours'
          | 'refund'
          | 'report_run'
          | 'report_schedule'
          | 'saved_view'
          | 'custom_report'
          | 'schedule_entry'
          | 'session'
          | 'task'
          | 'template_version'
          | 'ticket'
          | 'ticket_link'
          | 'ticket_person'
          | 'user'
          | 'workflow'
        )[];
        action?: ('created' | 'updated' | 'deleted' | 'restored' | 'purged')[];
        record_id?: string;
        actor_id?: string;
        actor_kind?: ('user' | 'system' | 'anonymous' | 'database')[];
        workflow_run_id?: string;
        request_id?: string;
        from?: string;
        to?: string;
        search?: string;
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['AuditEntry-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Audit_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['AuditEntryDetail-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Audit_chain: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['AuditChain-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Audit_export: {
    parameters: {
      query?: {
        entity?: (
          | 'attachment'
          | 'availability'
          | 'broadcast'
          | 'canned_reply'
          | 'closed_day'
          | 'comment'
          | 'company'
          | 'consultation'
          | 'consultation_contact'
          | 'credit_note'
          | 'data_export'
          | 'deal'
          | 'deal_document'
          | 'erasure'
          | 'error_group'
          | 'import'
          | 'inbound_mail'
          | 'invoice'
          | 'invoice_line'
          | 'ledger_entry'
          | 'list_file'
          | 'mail_suppression'
          | 'meeting'
          | 'milestone'
          | 'monthly_report'
          | 'note'
          | 'notification_preference'
          | 'payment'
          | 'project'
          | 'project_member'
          | 'promo_code'
          | 'promo_redemption'
          | 'quiet_hours'
          | 'refund'
          | 'report_run'
          | 'report_schedule'
          | 'saved_view'
          | 'custom_report'
          | 'schedule_entry'
          | 'session'
          | 'task'
          | 'template_version'
          | 'ticket'
          | 'ticket_link'
          | 'ticket_person'
          | 'user'
          | 'workflow'
        )[];
        action?: ('created' | 'updated' | 'deleted' | 'restored' | 'purged')[];
        record_id?: string;
        actor_id?: string;
        actor_kind?: ('user' | 'system' | 'anonymous' | 'database')[];
        workflow_run_id?: string;
        request_id?: string;
        from?: string;
        to?: string;
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  MagicLinks_request: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['RequestMagicLink'] } };
    responses: {
      202: components['responses']['MagicLinkRequested'];
      400: components['responses']['invalid-malformed'];
      403: components['responses']['origin'];
      408: components['responses']['too_slow'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  MagicLinks_preview: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['LinkToken'] } };
    responses: {
      200: components['responses']['MagicLinkPreview'];
      400: components['responses']['invalid-malformed'];
      403: components['responses']['origin'];
      404: components['responses']['auth.link_unknown'];
      408: components['responses']['too_slow'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  MagicLinks_resend: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['LinkToken'] } };
    responses: {
      202: components['responses']['MagicLinkRequested'];
      400: components['responses']['invalid-malformed'];
      403: components['responses']['origin'];
      404: components['responses']['auth.link_unknown'];
      408: components['responses']['too_slow'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Session_get: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Session-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Session_create: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': components['schemas']['CreateSession'] } };
    responses: {
      201: components['responses']['Session'];
      400: components['responses']['auth.code_wrong-invalid-malformed'];
      403: components['responses']['auth.suspended-origin'];
      404: components['responses']['auth.link_unknown'];
      408: components['responses']['too_slow'];
      410: components['responses']['auth.code_locked-auth.link_expired-auth.link_used'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Session_signOut: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Session_refresh: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Session'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Sessions_list: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['SessionListItem-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Sessions_revoke: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Availability_find: {
    parameters: {
      query?: {
        consultation_type?:
          'strategy_consultation' | 'project_scoping' | 'emergency_assessment' | 'general_consultation';
        from?: string;
        to?: string;
        host_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['FreeSlots'];
      400: components['responses']['invalid'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Availability_hosts: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['HostAvailability-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Availability_host: {
    parameters: { query?: never; header?: never; path: { host_id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['HostAvailability-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Availability_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { host_id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateHostAvailability'] } };
    responses: {
      200: components['responses']['HostAvailability'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  BillingAccount_show: {
    parameters: { query?: { customer_id?: string }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['BillingAccount-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  BillingPdfs_statement: {
    parameters: {
      query: { customer_id?: string; company_id?: string; from: string; to: string };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['billing_account.statement_too_long-invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  InvoiceMails_recipients: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['InvoiceMailsQuery'] } };
    responses: {
      200: {
        headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
        content: { 'application/json': { data: components['schemas']['InvoiceMailRecipients'][] } };
      };
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-invoice.not_open'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Invoices_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        deleted?: boolean;
        customer_id?: string;
        company_id?: string;
        deal_id?: string;
        project_id?: string;
        status?: ('draft' | 'open' | 'paid' | 'void' | 'uncollectible')[];
        overdue?: ('0-30' | '31-60' | '61-90' | '90+')[];
        issued_from?: string;
        issued_to?: string;
        groupBy?: 'status' | 'customer_name' | 'company_name';
        sortBy?: 'created_at' | 'updated_at' | 'number' | 'issue_date' | 'due_date' | 'total' | 'balance' | 'status';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['InvoiceSummary-page-totals-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Invoices_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateInvoice'] } };
    responses: {
      201: components['responses']['Invoice'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-schedule_entry.not_approved-schedule_entry.other_customer'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Invoices_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Invoice-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Invoices_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateInvoice'] } };
    responses: {
      200: components['responses']['Invoice'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-invoice.empty-invoice.has_payments-invoice.immutable-invoice.not_settled-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Invoices_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-invoice.not_draft'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Invoices_apply: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ApplyCredit'] } };
    responses: {
      200: components['responses']['Invoice'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-invoice.no_credit-invoice.nothing_owed-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Invoices_credits: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateCreditNote'] } };
    responses: {
      201: components['responses']['Invoice'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-invoice.credit_above_total-invoice.nothing_owed-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  BillingPdfs_creditNote: {
    parameters: { query?: never; header?: never; path: { id: string; noteId: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['storage.unavailable-unavailable'];
    };
  };
  InvoiceMails_preview: {
    parameters: { query?: { again?: boolean }; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['InvoiceMailPreview-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['invoice.empty-invoice.not_open-invoice.not_sendable'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  BillingPdfs_invoice: {
    parameters: { query?: { copy?: 'original' }; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['storage.unavailable-unavailable'];
    };
  };
  Invoices_remind: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['RemindOfInvoice'] } };
    responses: {
      200: components['responses']['Invoice'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-invoice.not_open-invoice.reminded_today-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Invoices_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invoice'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Invoices_sendAgain: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['SendInvoiceAgain'] } };
    responses: {
      200: components['responses']['Invoice'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-invoice.not_sendable-invoice.sent_today-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Invoices_timeline: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['InvoiceTimeline-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Schedules_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        deleted?: boolean;
        project_id?: string;
        deal_id?: string;
        customer_id?: string;
        company_id?: string;
        milestone_id?: string;
        status?: ('pending' | 'ready' | 'approved' | 'invoiced' | 'cancelled')[];
        type?: ('milestone' | 'deposit' | 'recurring' | 'one_time')[];
        sortBy?: 'created_at' | 'updated_at' | 'trigger_on' | 'amount' | 'status' | 'title';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['BillingScheduleEntry-page-totals-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Schedules_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateBillingScheduleEntry'] } };
    responses: {
      201: components['responses']['BillingScheduleEntry'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Schedules_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['BillingScheduleEntry-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Schedules_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateBillingScheduleEntry'] } };
    responses: {
      200: components['responses']['BillingScheduleEntry'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-schedule_entry.frozen-schedule_entry.invoiced-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Schedules_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-schedule_entry.frozen-schedule_entry.invoiced'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Schedules_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['BillingScheduleEntry'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ClosedDays_list: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
        content: { 'application/json': { data: components['schemas']['ClosedDay'][] } };
      };
      400: components['responses']['invalid'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ClosedDays_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateClosedDay'] } };
    responses: {
      201: components['responses']['ClosedDay'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['duplicate-idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ClosedDays_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Companies_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        deleted?: boolean;
        similar_to?: string;
        sortBy?: 'created_at' | 'name';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Company-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Companies_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateCompany'] } };
    responses: {
      201: components['responses']['Company'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Companies_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Company-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Companies_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateCompany'] } };
    responses: {
      200: components['responses']['Company'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Companies_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['company.has_deleted_members-company.has_members-idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CompanyFiles_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['CompanyFile-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Companies_merge: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['MergeCompany'] } };
    responses: {
      200: components['responses']['Company'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['company.same-idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Companies_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Company'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Meetings_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        consultation_id?: string;
        customer_id?: string;
        host_id?: string;
        status?: ('proposed' | 'confirmed' | 'declined' | 'cancelled' | 'completed' | 'no_show' | 'rescheduled')[];
        upcoming?: boolean;
        from?: string;
        to?: string;
        deleted?: boolean;
        sortBy?: 'starts_at' | 'created_at' | 'updated_at' | 'status';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ConsultationMeeting-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Meetings_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateConsultationMeeting'] } };
    responses: {
      201: components['responses']['ConsultationMeeting'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-meeting.consultation_closed-meeting.in_the_past-meeting.not_free-meeting.slot_taken'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Meetings_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ConsultationMeeting-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Meetings_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateConsultationMeeting'] } };
    responses: {
      200: components['responses']['ConsultationMeeting'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-meeting.consultation_closed-meeting.in_the_past-meeting.not_proposers-stale_version'];
      410: components['responses']['meeting.hold_expired'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Meetings_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Meetings_calendar: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Meetings_reschedule: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['RescheduleConsultationMeeting'] } };
    responses: {
      201: components['responses']['ConsultationMeeting'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-meeting.consultation_closed-meeting.in_the_past-meeting.slot_taken-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Meetings_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ConsultationMeeting'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Consultations_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        customer_id?: string;
        customerId?: string;
        company_id?: string;
        status?: ('pending' | 'in_progress' | 'scheduled' | 'completed' | 'declined' | 'cancelled')[];
        consultation_type?: (
          'strategy_consultation' | 'project_scoping' | 'emergency_assessment' | 'general_consultation'
        )[];
        urgency?: ('low' | 'medium' | 'high' | 'urgent')[];
        assigned_to?: string;
        email?: string;
        late?: boolean;
        unanswered?: boolean;
        deleted?: boolean;
        groupBy?: 'status' | 'urgency' | 'consultation_type' | 'company' | 'assigned_name';
        sortBy?: 'created_at' | 'updated_at' | 'promised_by' | 'status' | 'urgency' | 'title' | 'reference';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ConsultationRequest-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Consultations_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateConsultationRequest'] } };
    responses: {
      201: components['responses']['ConsultationRequest'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Consultations_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ConsultationRequest-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Consultations_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateConsultationRequest'] } };
    responses: {
      200: components['responses']['ConsultationRequest'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['consultation.not_editable-idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Consultations_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ConsultationContacts_list: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ConsultationContact-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ConsultationContacts_log: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['LogConsultationContact'] } };
    responses: {
      201: components['responses']['ConsultationContact'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Conversions_toDeal: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ConvertConsultationToDeal'] } };
    responses: {
      201: components['responses']['CustomerDeal'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['consultation.converted_already-idempotency_mismatch-illegal_transition-in_progress-meeting.in_the_past-meeting.slot_taken-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Conversions_toProject: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ConvertConsultationToProject'] } };
    responses: {
      201: components['responses']['Project'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['consultation.converted_already-idempotency_mismatch-illegal_transition-in_progress-meeting.in_the_past-meeting.slot_taken-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ConsultationContacts_history: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ConsultationHistoryEntry-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ConsultationContacts_reply: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ReplyToConsultation'] } };
    responses: {
      201: components['responses']['ConsultationContact'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Consultations_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ConsultationRequest'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Revenue_analytics: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['DealsAnalytics-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Deals_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        deleted?: boolean;
        customer_id?: string;
        company_id?: string;
        consultation_id?: string;
        current_status?: ('draft' | 'sent' | 'active' | 'paused' | 'declined' | 'cancelled' | 'completed')[];
        deal_type?: ('recurring' | 'one_time')[];
        interval?: ('month' | 'quarter' | 'year')[];
        accepted_from?: string;
        accepted_to?: string;
        ended_from?: string;
        ended_to?: string;
        promo_code?: string;
        groupBy?: 'current_status' | 'deal_type' | 'customer_name' | 'company_name';
        sortBy?:
          | 'created_at'
          | 'updated_at'
          | 'title'
          | 'number'
          | 'current_status'
          | 'amount'
          | 'monthly_amount'
          | 'next_bill_on';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['CustomerDeal-page-totals-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Deals_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateCustomerDeal'] } };
    responses: {
      201: components['responses']['CustomerDeal'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['promo_code.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-promo_code.already_used-promo_code.below_minimum-promo_code.exhausted-promo_code.expired-promo_code.not_applicable-promo_code.not_started'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Deals_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['CustomerDeal-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Deals_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateCustomerDeal'] } };
    responses: {
      200: components['responses']['CustomerDeal'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-promo_code.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['deal.not_editable-idempotency_mismatch-illegal_transition-in_progress-promo_code.already_used-promo_code.below_minimum-promo_code.exhausted-promo_code.expired-promo_code.not_applicable-promo_code.not_started-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Deals_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['deal.has_records-deal.not_draft-idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DealAnswers_accept: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['AcceptCustomerDeal'] } };
    responses: {
      200: components['responses']['CustomerDeal'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-promo_code.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['deal.terms_changed-idempotency_mismatch-illegal_transition-in_progress-promo_code.already_used-promo_code.below_minimum-promo_code.exhausted-promo_code.expired-promo_code.not_applicable-promo_code.not_started-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DealAnswers_decline: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['DeclineCustomerDeal'] } };
    responses: {
      200: components['responses']['CustomerDeal'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Deals_history: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['DealHistoryEntry-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DealAnswers_requestChange: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['RequestDealChange'] } };
    responses: {
      201: components['responses']['DealChangeRequested'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['deal.nothing_to_change-idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Deals_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['CustomerDeal'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  SendDeal_send: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['SendCustomerDealWithDocuments'] } };
    responses: {
      200: components['responses']['CustomerDeal'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['deal_document.outdated-idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DealDocuments_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        deleted?: boolean;
        deal_id?: string;
        customer_id?: string;
        status?: ('draft' | 'sent' | 'signed' | 'declined' | 'voided')[];
        kind?: ('quote' | 'contract' | 'statement_of_work' | 'receipt' | 'other')[];
        to_sign?: boolean;
        sortBy?: 'created_at' | 'updated_at' | 'title' | 'status' | 'kind';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['DealDocument-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DealDocuments_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateDealDocument'];
        'multipart/form-data': { file: string };
      };
    };
    responses: {
      201: components['responses']['DealDocument'];
      400: components['responses']['attachment.broken-attachment.mismatch-deal_document.file_needed-file.infected-invalid-malformed-pdf.too_complex'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['deal_document.deal_ended-idempotency_mismatch-in_progress'];
      413: components['responses']['attachment.too_large-payload_too_large'];
      415: components['responses']['attachment.type_refused-deal_document.pdf_needed-unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['file.not_scanned-storage.unavailable-unavailable'];
    };
  };
  DealDocuments_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['DealDocument-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DealDocuments_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateDealDocument'] } };
    responses: {
      200: components['responses']['DealDocument'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['deal_document.deal_ended-deal_document.deal_not_sent-deal_document.immutable-deal_document.outdated-idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DealDocuments_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['deal_document.immutable-deal_document.not_draft-idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DealDocuments_download: {
    parameters: { query?: { original?: boolean }; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['storage.unavailable-unavailable'];
    };
  };
  DealDocuments_decline: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['DeclineDealDocument'] } };
    responses: {
      200: components['responses']['DealDocument'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DealDocuments_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['DealDocument'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DealDocuments_sign: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['SignDealDocument'] } };
    responses: {
      200: components['responses']['DealDocument'];
      400: components['responses']['deal_document.name_unconfirmed-invalid-malformed-pdf.too_complex'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['deal_document.file_changed-deal_document.outdated-deal_document.quote_accepted-deal_document.signing_ended-idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['deal_document.pdf_needed-unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['storage.unavailable-unavailable'];
    };
  };
  Payments_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        customer_id?: string;
        company_id?: string;
        deal_id?: string;
        invoice_id?: string;
        status?: ('pending' | 'succeeded' | 'failed' | 'cancelled' | 'partially_refunded' | 'refunded')[];
        method?: ('card' | 'ach' | 'check' | 'cash' | 'other')[];
        received_from?: string;
        received_to?: string;
        refunded_from?: string;
        refunded_to?: string;
        rows?: 'refunds';
        sortBy?: 'created_at' | 'received_at' | 'amount' | 'status';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['DealPayment-page-totals-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Payments_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateDealPayment'] } };
    responses: {
      201: components['responses']['DealPayment'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['deal_payment.invoice_closed-deal_payment.reference_taken-idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Payments_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['DealPayment-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Payments_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateDealPayment'] } };
    responses: {
      200: components['responses']['DealPayment'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  BillingPdfs_receipt: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['deal_payment.not_received'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['storage.unavailable-unavailable'];
    };
  };
  Payments_refund: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['RefundDealPayment'] } };
    responses: {
      200: components['responses']['DealPayment'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['deal_payment.refund_above_amount-idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  BillingPdfs_refund: {
    parameters: { query?: never; header?: never; path: { id: string; refundId: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['deal_payment.not_received'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['storage.unavailable-unavailable'];
    };
  };
  Revenue_mrrMovements: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        kind?: ('new' | 'expansion' | 'resume' | 'reactivation' | 'contraction' | 'pause' | 'churn')[];
        customer_id?: string;
        company_id?: string;
        deal_id?: string;
        moved_from?: string;
        moved_to?: string;
        sortBy?: 'at' | 'change';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['MrrMovement-page-totals-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Revenue_mrrSummary: {
    parameters: { query: { from: string; to: string }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['MrrSummary-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PromoCodes_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        deleted?: boolean;
        status?: ('draft' | 'active' | 'paused' | 'archived')[];
        deal_type?: 'recurring' | 'one_time';
        sortBy?: 'created_at' | 'updated_at' | 'code' | 'status' | 'redeemed_count' | 'ends_at';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['PromoCode-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PromoCodes_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreatePromoCode'] } };
    responses: {
      201: components['responses']['PromoCode'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-promo_code.taken'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PromoCodes_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['PromoCode-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PromoCodes_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdatePromoCode'] } };
    responses: {
      200: components['responses']['PromoCode'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-promo_code.taken-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PromoCodes_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-promo_code.redeemed'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PromoCodes_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['PromoCode'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-promo_code.taken'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Revenue_summary: {
    parameters: { query?: { months?: number }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['RevenueSummary-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PromoValidations_validate: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ValidatePromoCode'] } };
    responses: {
      200: components['responses']['PromoCodeValidity'];
      400: components['responses']['invalid-malformed-promo_code.invalid_format'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-promo_code.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-promo_code.already_used-promo_code.below_minimum-promo_code.exhausted-promo_code.expired-promo_code.not_applicable-promo_code.not_started'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  TestMilestones_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateTestMilestone'] } };
    responses: {
      201: components['responses']['Milestone'];
      400: components['responses']['invalid-malformed-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-project.closed'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ErrorReports_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        status?: ('unresolved' | 'resolved' | 'ignored')[];
        severity?: ('low' | 'medium' | 'high' | 'critical')[];
        sortBy?: 'last_seen' | 'first_seen' | 'count' | 'severity';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ErrorGroup-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ErrorReports_submit: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['SubmitErrorReport'] } };
    responses: {
      201: components['responses']['ErrorReportReceived'];
      400: components['responses']['invalid-malformed'];
      403: components['responses']['origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ErrorReports_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ErrorGroup-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ErrorReports_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateErrorGroup'] } };
    responses: {
      200: components['responses']['ErrorGroup'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DataExports_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sortOrder?: 'asc' | 'desc';
        kind?: ('company' | 'person')[];
        status?: ('queued' | 'running' | 'succeeded' | 'failed' | 'cancelled')[];
        company_id?: string;
        person_id?: string;
        sortBy?: 'created_at' | 'finished_at';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['DataExport-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DataExports_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateDataExport'] } };
    responses: {
      201: components['responses']['DataExport'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['data_export.too_many-idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DataExports_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['DataExport-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DataExports_cancel: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['DataExport'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  DataExports_download: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['data_export.not_ready'];
      410: components['responses']['data_export.expired'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['storage.unavailable-unavailable'];
    };
  };
  Hooks_receive: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['HookBody'] } };
    responses: {
      202: components['responses']['HookReceived'];
      400: components['responses']['invalid-malformed-workflow.no_record'];
      401: components['responses']['workflow_hook.stale-workflow_hook.unverified'];
      403: components['responses']['origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Imports_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        kind?: ('companies' | 'people' | 'projects' | 'tasks' | 'tickets' | 'deals' | 'invoices')[];
        status?: (
          'uploaded' | 'checking' | 'checked' | 'applying' | 'applied' | 'undoing' | 'undone' | 'failed' | 'cancelled'
        )[];
        sortBy?: 'created_at' | 'file_name';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Import-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Imports_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: { 'application/json': components['schemas']['CreateImport']; 'multipart/form-data': { file: string } };
    };
    responses: {
      201: components['responses']['Import'];
      400: components['responses']['file.infected-import.broken-import.no_lines-import.no_sheet-import.not_a_table-import.not_computed-import.too_complex-import.too_many_columns-import.too_many_lines-import.too_much_text-import.unclosed_quote-invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['import.too_large-payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['file.not_scanned-storage.unavailable-unavailable'];
    };
  };
  Imports_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Import-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Imports_apply: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ApplyImport'] } };
    responses: {
      200: components['responses']['Import'];
      400: components['responses']['import.not_updatable-invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-import.has_wrong_lines-import.nothing_new-import.nothing_to_update-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Imports_cancel: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Import'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Imports_check: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CheckImport'] } };
    responses: {
      200: components['responses']['Import'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Imports_chooseHeadingLine: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ChooseHeadingLine'] } };
    responses: {
      200: components['responses']['Import'];
      400: components['responses']['import.no_lines-invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Imports_lines: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        fate?: (
          | 'waiting'
          | 'new'
          | 'changed'
          | 'existing'
          | 'wrong'
          | 'created'
          | 'updated'
          | 'failed'
          | 'removed'
          | 'restored'
          | 'kept'
        )[];
        sortBy?: 'line';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ImportLine-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Imports_result: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Imports_undo: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Import'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-illegal_transition-import.nothing_to_undo-import.still_applied-import.undo_over-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Imports_unknownValues: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ImportUnknownValues-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Me_get: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['User-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Me_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateMe'] } };
    responses: {
      200: components['responses']['User'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['company.not_sole_member-idempotency_mismatch-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Milestones_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        deleted?: boolean;
        project_id?: string;
        status?: ('planned' | 'in_progress' | 'awaiting_approval' | 'completed' | 'cancelled')[];
        waiting_for_me?: boolean;
        sortBy?: 'position' | 'created_at' | 'updated_at' | 'due_date' | 'title' | 'status';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Milestone-page-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['project.not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Milestones_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateMilestone'] } };
    responses: {
      201: components['responses']['Milestone'];
      400: components['responses']['invalid-malformed-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-project.closed'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Milestones_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Milestone-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Milestones_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateMilestone'] } };
    responses: {
      200: components['responses']['Milestone'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-milestone.needs_approval-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Milestones_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Milestones_approve: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ApproveMilestone'] } };
    responses: {
      200: components['responses']['Milestone'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-milestone.not_awaiting_approval-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Milestones_requestChanges: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['RequestMilestoneChanges'] } };
    responses: {
      200: components['responses']['Milestone'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-milestone.not_awaiting_approval-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Milestones_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Milestone'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Milestones_reorder: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ReorderMilestones'] } };
    responses: {
      200: components['responses']['Milestone-page'];
      400: components['responses']['invalid-malformed-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-too_many_rows'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Notifications_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        offset?: number;
        channel?: 'in_app' | 'email' | 'push';
        unread?: boolean;
        category?:
          | 'security'
          | 'consultations'
          | 'billing'
          | 'approvals'
          | 'tickets'
          | 'meetings'
          | 'mentions'
          | 'projects'
          | 'reports'
          | 'service';
        archived?: boolean;
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Notification-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Notifications_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateNotification'] } };
    responses: {
      200: components['responses']['Notification'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Broadcasts_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        status?: ('draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled')[];
        sortBy?: 'created_at' | 'started_at' | 'title';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Broadcast-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Broadcasts_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateBroadcast'] } };
    responses: {
      201: components['responses']['Broadcast'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Broadcasts_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Broadcast-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Broadcasts_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateBroadcast'] } };
    responses: {
      200: components['responses']['Broadcast'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Broadcasts_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Broadcasts_cancel: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Broadcast'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Broadcasts_send: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Broadcast'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['broadcast.no_recipients-idempotency_mismatch-illegal_transition-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Broadcasts_preview: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['PreviewBroadcast'] } };
    responses: {
      200: components['responses']['MessagePreview'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Broadcasts_count: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CountRecipients'] } };
    responses: {
      200: components['responses']['RecipientCount'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Broadcasts_test: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['PreviewBroadcast'] } };
    responses: {
      200: components['responses']['TestSent'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  MailChoice_change: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ChangeMailChoice'] } };
    responses: {
      200: components['responses']['MailChoice'];
      400: components['responses']['invalid-malformed'];
      403: components['responses']['origin'];
      404: components['responses']['notification.link_invalid'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Notifications_markAll: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['MarkAllNotifications'] } };
    responses: {
      200: components['responses']['MarkedNotifications'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Notifications_getPreferences: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['NotificationPreferences-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Notifications_changePreferences: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateNotificationPreferences'] } };
    responses: {
      200: components['responses']['NotificationPreferences'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-notification.locked'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PushDevices_list: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['PushDevices-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PushDevices_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreatePushDevice'] } };
    responses: {
      201: components['responses']['PushDevice'];
      400: components['responses']['invalid-malformed-notification.push_endpoint'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-notification.push_is_off'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PushDevices_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Notifications_readAll: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['UnreadNotifications'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Broadcasts_sendNew: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateBroadcast'] } };
    responses: {
      201: components['responses']['Broadcast'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['broadcast.no_recipients-idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  SentNotifications_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sortBy?: 'created_at';
        sortOrder?: 'asc' | 'desc';
        recipient_id?: string;
        broadcast_id?: string;
        category?: (
          | 'security'
          | 'consultations'
          | 'billing'
          | 'approvals'
          | 'tickets'
          | 'meetings'
          | 'mentions'
          | 'projects'
          | 'reports'
          | 'service'
        )[];
        channel?: 'in_app' | 'email' | 'push';
        status?: ('queued' | 'sent' | 'failed' | 'suppressed' | 'read')[];
        template?: string;
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['SentNotification-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  MailSuppressions_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        kind?: 'bounces' | 'complaint';
        status?: ('watched' | 'suppressed' | 'lifted')[];
        sortBy?: 'updated_at' | 'address';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['MailSuppression-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  MailSuppressions_lift: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateMailSuppression'] } };
    responses: {
      200: components['responses']['MailSuppression'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-mail_suppression.complaint-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Templates_list: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['NotificationTemplate-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Templates_get: {
    parameters: { query?: never; header?: never; path: { name: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['NotificationTemplateDetail-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Templates_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { name: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateNotificationTemplate'] } };
    responses: {
      200: components['responses']['NotificationTemplateDetail'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Templates_preview: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { name: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['PreviewNotificationTemplate'] } };
    responses: {
      200: components['responses']['MessagePreview'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Templates_revert: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { name: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['RevertNotificationTemplate'] } };
    responses: {
      200: components['responses']['NotificationTemplateDetail'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Templates_test: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { name: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['PreviewNotificationTemplate'] } };
    responses: {
      200: components['responses']['TestSent'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Templates_versions: {
    parameters: { query?: never; header?: never; path: { name: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['NotificationTemplateVersion-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Notifications_unread: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['UnreadNotifications-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Projects_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        deleted?: boolean;
        customer_id?: string;
        customerId?: string;
        company_id?: string;
        project_id?: string;
        status?: ('planning' | 'active' | 'on_hold' | 'completed' | 'cancelled')[];
        health?: ('on_track' | 'at_risk' | 'off_track')[];
        priority?: ('low' | 'medium' | 'high' | 'urgent')[];
        manager_id?: string;
        groupBy?: 'status' | 'priority' | 'customer_name' | 'company_name' | 'manager_name';
        sortBy?: 'created_at' | 'updated_at' | 'name' | 'number' | 'status' | 'priority' | 'target_date';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Project-page-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Projects_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateProject'] } };
    responses: {
      201: components['responses']['Project'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Projects_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Project-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found-project.not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Projects_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateProject'] } };
    responses: {
      200: components['responses']['Project'];
      400: components['responses']['invalid-malformed-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Projects_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-project.has_records'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Attachments_addToProject: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UploadAttachment'];
        'multipart/form-data': { file: string };
      };
    };
    responses: {
      201: components['responses']['Attachment'];
      400: components['responses']['attachment.broken-attachment.mismatch-file.infected-invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-project.too_many_files'];
      413: components['responses']['attachment.too_large-payload_too_large'];
      415: components['responses']['attachment.type_refused-unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['file.not_scanned-storage.unavailable-unavailable'];
    };
  };
  ProjectMembers_list: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ProjectMember-page-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found-project.not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ProjectMembers_add: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['AddProjectMember'] } };
    responses: {
      201: components['responses']['ProjectMember'];
      400: components['responses']['invalid-malformed-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-project.closed-project_member.duplicate'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ProjectMembers_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string; member_id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateProjectMember'] } };
    responses: {
      200: components['responses']['ProjectMember'];
      400: components['responses']['invalid-malformed-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ProjectMembers_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string; member_id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ProjectMembers_people: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ProjectPerson-page-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found-project.not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Projects_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Project'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PublicConsultation_submit: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['PublicConsultation'] } };
    responses: {
      201: components['responses']['PublicConsultationReceived'];
      400: components['responses']['invalid-malformed'];
      403: components['responses']['origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['consultation.too_fast-rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  PublicConsultation_open: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['FormToken'];
      400: components['responses']['invalid'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  SlotHolds_hold: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['HoldSlot'] } };
    responses: {
      201: components['responses']['SlotHeld'];
      400: components['responses']['invalid-malformed-meeting.slot_hold_token_invalid'];
      403: components['responses']['origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-meeting.consultation_closed-meeting.in_the_past-meeting.not_free-meeting.slot_taken-meeting.too_many_holds'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  SlotHolds_confirm: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ConfirmSlotHold'] } };
    responses: {
      200: components['responses']['SlotHoldConfirmed'];
      400: components['responses']['invalid-malformed'];
      403: components['responses']['origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-meeting.consultation_closed'];
      410: components['responses']['meeting.hold_expired'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportSchedules_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sortOrder?: 'asc' | 'desc';
        status?: ('active' | 'paused')[];
        definition?: (
          | 'revenue_summary'
          | 'receivables_ageing'
          | 'deals'
          | 'promo_performance'
          | 'consultation_funnel'
          | 'project_status'
          | 'task_throughput'
          | 'weights'
          | 'support_sla'
          | 'customer_health'
          | 'notification_delivery'
          | 'error_trend'
          | 'custom'
        )[];
        custom_report_id?: string;
        sortBy?: 'next_due_at' | 'last_sent_at' | 'created_at';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ReportSchedule-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportSchedules_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateReportSchedule'] } };
    responses: {
      201: components['responses']['ReportSchedule'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-report_schedule.too_many'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportSchedules_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ReportSchedule-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportSchedules_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateReportSchedule'] } };
    responses: {
      200: components['responses']['ReportSchedule'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportSchedules_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportSchedules_deliveries: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        outcome?: ('waiting' | 'sent' | 'empty' | 'failed' | 'refused')[];
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ReportDelivery-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportSchedules_pause: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ReportSchedule'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportSchedules_resume: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ReportSchedule'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-report_schedule.report_gone'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportSchedules_send: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ReportSchedule'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-report_schedule.is_sending-report_schedule.report_gone'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Reports_available: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-Seq': components['headers']['X-Seq'];
          [name: string]: unknown;
        };
        content: { 'application/json': { data: components['schemas']['ReportDefinition'][] } };
      };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CustomReports_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        sortBy?: 'name' | 'created_at' | 'updated_at';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['CustomReport-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CustomReports_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateCustomReport'] } };
    responses: {
      201: components['responses']['CustomReport'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CustomReports_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['CustomReport-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CustomReports_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateCustomReport'] } };
    responses: {
      200: components['responses']['CustomReport'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CustomReports_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CustomReports_generate: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['GenerateCustomReport'] } };
    responses: {
      201: components['responses']['ReportRun'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-report_run.too_many'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CustomReports_preview: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['PreviewCustomReport'] } };
    responses: {
      200: components['responses']['ReportPreview'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-report.too_slow'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Reports_generate: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['GenerateReport'] } };
    responses: {
      201: components['responses']['ReportRun'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-report_run.too_many'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportLibrary_list: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-Seq': components['headers']['X-Seq'];
          [name: string]: unknown;
        };
        content: { 'application/json': { data: components['schemas']['ReportEntry'][] } };
      };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  MonthlyReports_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        status?: ('draft' | 'sent' | 'skipped')[];
        company_id?: string;
        month?: string;
        sortBy?: 'month' | 'sent_at' | 'created_at';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['MonthlyReport-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  MonthlyReports_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['MonthlyReport-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  MonthlyReports_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateMonthlyReport'] } };
    responses: {
      200: components['responses']['MonthlyReport'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-monthly_report.already_sent-monthly_report.no_recipient-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  MonthlyReports_download: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportLibrary_pinned: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-Seq': components['headers']['X-Seq'];
          [name: string]: unknown;
        };
        content: { 'application/json': { data: components['schemas']['ReportEntry'][] } };
      };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportLibrary_pin: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['PinReports'] } };
    responses: {
      200: {
        headers: { 'X-Request-Id': components['headers']['X-Request-Id']; [name: string]: unknown };
        content: { 'application/json': { data: components['schemas']['ReportEntry'][] } };
      };
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Reports_preview: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['PreviewReport'] } };
    responses: {
      200: components['responses']['ReportPreview'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-report.too_slow'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportRuns_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        offset?: number;
        sortOrder?: 'asc' | 'desc';
        definition?: (
          | 'revenue_summary'
          | 'receivables_ageing'
          | 'deals'
          | 'promo_performance'
          | 'consultation_funnel'
          | 'project_status'
          | 'task_throughput'
          | 'weights'
          | 'support_sla'
          | 'customer_health'
          | 'notification_delivery'
          | 'error_trend'
          | 'custom'
        )[];
        status?: ('queued' | 'running' | 'succeeded' | 'failed' | 'cancelled')[];
        format?: ('csv' | 'xlsx' | 'pdf' | 'json')[];
        schedule_id?: string;
        sortBy?: 'created_at' | 'finished_at';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ReportRun-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportRuns_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ReportRun-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportRuns_cancel: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ReportRun'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  ReportRuns_download: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['report_run.not_ready'];
      410: components['responses']['report_run.expired'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['storage.unavailable-unavailable'];
    };
  };
  CustomReports_sources: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-Seq': components['headers']['X-Seq'];
          [name: string]: unknown;
        };
        content: { 'application/json': { data: components['schemas']['ReportSource'][] } };
      };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  SavedViews_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        path?: string;
        sortBy?: 'name' | 'created_at' | 'updated_at';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['SavedView-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  SavedViews_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateSavedView'] } };
    responses: {
      201: components['responses']['SavedView'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  SavedViews_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['SavedView-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  SavedViews_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateSavedView'] } };
    responses: {
      200: components['responses']['SavedView'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  SavedViews_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Search_find: {
    parameters: {
      query: {
        q: string;
        types?: (
          | 'project'
          | 'task'
          | 'ticket'
          | 'consultation'
          | 'meeting'
          | 'deal'
          | 'invoice'
          | 'customer'
          | 'company'
          | 'comment'
          | 'file'
        )[];
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['SearchAnswer-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Attainment_list: {
    parameters: { query?: { months?: number }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-Seq': components['headers']['X-Seq'];
          [name: string]: unknown;
        };
        content: { 'application/json': { data: components['schemas']['MonthAttainment'][] } };
      };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CannedReplies_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        sortBy?: 'name' | 'created_at' | 'updated_at';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['CannedReply-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CannedReplies_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateCannedReply'] } };
    responses: {
      201: components['responses']['CannedReply'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CannedReplies_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['CannedReply-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CannedReplies_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateCannedReply'] } };
    responses: {
      200: components['responses']['CannedReply'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  CannedReplies_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  TicketForwards_settings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['ForwardSettings-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  InboundMails_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        status?: ('waiting' | 'filed' | 'junk' | 'ignored')[];
        kind?: ('message' | 'automatic' | 'bounce' | 'calendar')[];
        sortBy?: 'created_at' | 'from_address' | 'subject';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['InboundMail-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  InboundMails_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['InboundMail-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  InboundMails_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateInboundMail'] } };
    responses: {
      200: components['responses']['InboundMail'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  InboundMails_file: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['FileInboundMail'] } };
    responses: {
      200: components['responses']['InboundMail'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-ticket.closed-user.duplicate_email'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['storage.unavailable-unavailable'];
    };
  };
  InboundMails_original: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['inbound_mail.infected'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['file.not_scanned-storage.unavailable-unavailable'];
    };
  };
  TicketQueues_count: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['TicketQueueCounts-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  RefusedMails_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        reason?: ('sender' | 'network' | 'loop')[];
        arrived?: boolean;
        sortBy?: 'refused_at' | 'from_address' | 'subject';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['RefusedMail-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  TicketTags_list: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-Seq': components['headers']['X-Seq'];
          [name: string]: unknown;
        };
        content: { 'application/json': { data: components['schemas']['UsedTag'][] } };
      };
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tickets_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        status?: ('new' | 'open' | 'pending' | 'on_hold' | 'resolved' | 'closed')[];
        priority?: ('low' | 'medium' | 'high' | 'urgent')[];
        category?: (
          | 'computers'
          | 'network'
          | 'email'
          | 'software'
          | 'phones'
          | 'security'
          | 'service_visit'
          | 'billing'
          | 'contract'
          | 'other'
        )[];
        assignee_id?: string | 'unassigned';
        requester_id?: string;
        company_id?: string;
        project_id?: string;
        deal_id?: string;
        invoice_id?: string;
        open?: boolean;
        breached?: boolean;
        due_next?: boolean;
        snoozed?: boolean;
        tag?: string[];
        deleted?: boolean;
        sortBy?:
          | 'created_at'
          | 'updated_at'
          | 'last_reply_at'
          | 'next_due_at'
          | 'first_response_due_at'
          | 'resolution_due_at'
          | 'number'
          | 'title'
          | 'status'
          | 'priority';
        groupBy?: 'due' | 'assignee_name' | 'priority' | 'status';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Ticket-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Conversations_open: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateTicket'] } };
    responses: {
      201: components['responses']['OpenedTicket'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tickets_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Ticket-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tickets_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateTicket'] } };
    responses: {
      200: components['responses']['Ticket'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version-ticket.not_open-ticket.too_many_tags'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tickets_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tickets_assignInTurn: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Ticket'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  TicketPeople_colleagues: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['TicketPerson-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  TicketForwards_forward: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ForwardMessage'] } };
    responses: {
      201: components['responses']['TicketReplied'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-ticket.closed'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tickets_history: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['TicketHistoryEntry-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  TicketLinks_list: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['LinkedTicket-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  TicketLinks_add: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['AddTicketLink'] } };
    responses: {
      200: components['responses']['LinkedTicket'];
      400: components['responses']['invalid-malformed-ticket.same_link'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-ticket.merged_link'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  TicketLinks_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string; other_id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Conversations_merge: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['MergeTicket'] } };
    responses: {
      200: components['responses']['Ticket'];
      400: components['responses']['invalid-malformed-ticket.same'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-ticket.another_requester-ticket.ended-ticket.too_many_people'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  TicketPeople_add: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['AddTicketPerson'] } };
    responses: {
      200: components['responses']['Ticket'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-ticket.too_many_people'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  TicketPeople_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string; user_id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tickets_rate: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['RateTicket'] } };
    responses: {
      200: components['responses']['Ticket'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-ticket.merged-ticket.not_ended'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Conversations_reply: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ReplyToTicket'] } };
    responses: {
      201: components['responses']['TicketReplied'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-ticket.closed'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tickets_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Ticket'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Conversations_split: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateTask'] } };
    responses: {
      201: components['responses']['Task'];
      400: components['responses']['invalid-malformed-task.foreign_assignee-task.foreign_milestone'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-project.closed'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Conversations_splitMessage: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['SplitTicket'] } };
    responses: {
      201: components['responses']['Ticket'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-ticket.internal_message-ticket.only_message'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Conversations_unmerge: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Ticket'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-ticket.inseparable-ticket.not_merged'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Comments_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        project_id?: string;
        task_id?: string;
        consultation_id?: string;
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['TaskComment-page-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found-project.not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Comments_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateTaskComment'] } };
    responses: {
      201: components['responses']['TaskComment'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Comments_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['TaskComment-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Comments_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateTaskComment'] } };
    responses: {
      200: components['responses']['TaskComment'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Comments_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Attachments_add: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UploadAttachment'];
        'multipart/form-data': { file: string };
      };
    };
    responses: {
      201: components['responses']['Attachment'];
      400: components['responses']['attachment.broken-attachment.mismatch-file.infected-invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['attachment.too_many-idempotency_mismatch-in_progress'];
      413: components['responses']['attachment.too_large-payload_too_large'];
      415: components['responses']['attachment.type_refused-unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['file.not_scanned-storage.unavailable-unavailable'];
    };
  };
  Comments_react: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string; reaction: 'thumbs_up' | 'heart' | 'party' | 'eyes' | 'check' };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['TaskComment'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Comments_takeReactionBack: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string; reaction: 'thumbs_up' | 'heart' | 'party' | 'eyes' | 'check' };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['TaskComment'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Comments_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['TaskComment'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tasks_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        deleted?: boolean;
        project_id?: string;
        milestone_id?: string;
        status?: ('backlog' | 'todo' | 'in_progress' | 'in_review' | 'blocked' | 'done' | 'cancelled')[];
        priority?: ('low' | 'medium' | 'high' | 'urgent')[];
        assignee_id?: string | 'none';
        overdue?: boolean;
        completed?: 'this_month';
        groupBy?: 'status' | 'priority' | 'assignee_name' | 'project_name';
        sortBy?:
          'position' | 'created_at' | 'updated_at' | 'due_date' | 'priority' | 'status' | 'title' | 'weight' | 'number';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Task-page-seq'];
      400: components['responses']['invalid-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['project.not_found'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tasks_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateTask'] } };
    responses: {
      201: components['responses']['Task'];
      400: components['responses']['invalid-malformed-project.invalid_id-task.foreign_assignee-task.foreign_milestone'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-project.closed'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tasks_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Task-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tasks_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateTask'] } };
    responses: {
      200: components['responses']['Task'];
      400: components['responses']['invalid-malformed-task.foreign_assignee-task.foreign_milestone'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tasks_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tasks_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Task'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tasks_change: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ChangeTasks'] } };
    responses: {
      200: components['responses']['Task-page'];
      400: components['responses']['invalid-malformed-project.invalid_id-task.foreign_assignee-task.foreign_milestone'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-too_many_rows'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Tasks_reorder: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['ReorderTasks'] } };
    responses: {
      200: components['responses']['Task-page'];
      400: components['responses']['invalid-malformed-project.invalid_id'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found-project.not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-too_many_rows'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Users_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        deleted?: boolean;
        role?: 'admin' | 'customer';
        status?: ('invited' | 'active' | 'suspended')[];
        company_id?: string;
        sortBy?: 'created_at' | 'updated_at' | 'email' | 'first_name' | 'company_name' | 'last_seen_at';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Users_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateUser'] } };
    responses: {
      201: components['responses']['User'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-user.duplicate_email'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Users_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['User-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Users_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateUser'] } };
    responses: {
      200: components['responses']['User'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-illegal_transition-in_progress-stale_version-user.duplicate_email-user.last_admin-user.not_suspended'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Users_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-user.last_admin-user.owns_deals-user.owns_projects'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Erasure_preview: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['UserErasure-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Erasure_erase: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['EraseUser'] } };
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-user.erase_self-user.erased-user.last_admin-user.live_deals-user.live_projects-user.open_consultations-user.open_invoices-user.open_tickets-user.unbilled_amounts'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Users_invite: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-user.not_invited'];
      429: components['responses']['rate_limited-user.invited_recently'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Users_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-user.duplicate_email'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowBuilder_actions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['WorkflowActionInfo-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WebhookDeliveries_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        trigger_id?: string;
        run_id?: string;
        status?: ('queued' | 'delivered' | 'failed')[];
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['WebhookDelivery-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WebhookDeliveries_redeliver: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: components['responses']['WebhookDelivery'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-webhook_delivery.pending'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowTrials_dryRun: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['DryRunDefinition'] } };
    responses: {
      200: components['responses']['WorkflowDryRun'];
      400: components['responses']['invalid-malformed-workflow.no_record-workflow.record_not_found'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowBuilder_events: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['WorkflowCatalogue-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowRuns_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        offset?: number;
        sortOrder?: 'asc' | 'desc';
        trigger_id?: string;
        status?: ('queued' | 'running' | 'waiting' | 'succeeded' | 'failed' | 'skipped' | 'cancelled')[];
        record_id?: string;
        sortBy?: 'created_at' | 'updated_at';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['WorkflowRun-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowRuns_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['WorkflowRunDetail-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowRuns_approve: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['DecideWorkflowRun'] } };
    responses: {
      200: components['responses']['WorkflowRunDetail'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-workflow_run.not_waiting'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowRuns_cancel: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['WorkflowRunDetail'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-workflow_run.ended'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowRuns_reject: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['DecideWorkflowRun'] } };
    responses: {
      200: components['responses']['WorkflowRunDetail'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-workflow_run.not_waiting'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowRuns_retry: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['WorkflowRunDetail'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress-workflow_run.not_failed'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowBuilder_starters: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['WorkflowStarter-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowTrials_test: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['TestDefinition'] } };
    responses: {
      200: components['responses']['WorkflowTestResult'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Workflows_list: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        sortOrder?: 'asc' | 'desc';
        status?: 'enabled' | 'disabled';
        type?: 'event' | 'schedule' | 'manual' | 'webhook';
        event?: components['schemas']['WorkflowEventName'];
        sortBy?: 'position' | 'name' | 'created_at' | 'updated_at' | 'last_run_at';
        file?: components['parameters']['file'];
        columns?: components['parameters']['columns'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Workflow-page-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      409: components['responses']['too_many_rows'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Workflows_create: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path?: never;
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['CreateWorkflow'] } };
    responses: {
      201: components['responses']['Workflow'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Workflows_get: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['Workflow-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Workflows_update: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['UpdateWorkflow'] } };
    responses: {
      200: components['responses']['Workflow'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-stale_version'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Workflows_remove: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowTrials_dryRunSaved: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['DryRunWorkflow'] } };
    responses: {
      200: components['responses']['WorkflowDryRun'];
      400: components['responses']['invalid-malformed-workflow.no_record-workflow.record_not_found'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Workflows_restore: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Workflow'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Workflows_run: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['RunWorkflow'] } };
    responses: {
      201: components['responses']['WorkflowRunDetail'];
      400: components['responses']['invalid-malformed-workflow.no_record-workflow.record_not_found'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress-workflow.disabled'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Workflows_secrets: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      200: components['responses']['WorkflowSecrets-seq'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden'];
      404: components['responses']['not_found'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  Workflows_renewSecrets: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: components['responses']['WorkflowSecrets'];
      400: components['responses']['invalid'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
  WorkflowTrials_testSaved: {
    parameters: {
      query?: never;
      header?: { 'Idempotency-Key'?: components['parameters']['Idempotency-Key'] };
      path: { id: string };
      cookie?: never;
    };
    requestBody: { content: { 'application/json': components['schemas']['TestWorkflow'] } };
    responses: {
      200: components['responses']['WorkflowTestResult'];
      400: components['responses']['invalid-malformed'];
      401: components['responses']['unauthenticated'];
      403: components['responses']['forbidden-origin'];
      404: components['responses']['not_found'];
      408: components['responses']['too_slow'];
      409: components['responses']['idempotency_mismatch-in_progress'];
      413: components['responses']['payload_too_large'];
      415: components['responses']['unsupported_media_type'];
      429: components['responses']['rate_limited'];
      500: components['responses']['internal'];
      503: components['responses']['unavailable'];
    };
  };
}
