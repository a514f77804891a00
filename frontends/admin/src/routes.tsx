import { diagnosticsAreOn } from '@portal/data-access';
import type { ComponentType } from 'react';
import { replace, type RouteObject } from 'react-router';
import { loadConsoleFrame, screens } from './screens.js';

export { loadSheets } from './screens.js';

/** A screen and its frame, loaded on the first visit. */
const screen = (load: () => Promise<ComponentType>) => async () => {
  const [{ inConsoleFrame }, Screen] = await Promise.all([loadConsoleFrame(), load()]);
  return { Component: inConsoleFrame(Screen) };
};

const projectList = screen(screens.projects);
const projectDetail = screen(screens.project);

/** A screen at an address below the console's: the named export of a file. */
const page = <Name extends string>(
  path: string,
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): RouteObject => ({ path: `/admin/${path}`, lazy: screen(async () => (await load())[name]) });

/** Screens for testing, there only while diagnostics are on. */
const diagnostics: RouteObject[] = [
  page('kit', () => import('./features/kit/kit.page.js'), 'KitPage'),
  page('error-testing', () => import('./features/error-reports/error-testing.page.js'), 'ErrorTestingPage'),
  page(
    'edge-functions-demo',
    () => import('./features/diagnostics/edge-functions-demo.page.js'),
    'EdgeFunctionsDemoPage',
  ),
  page('activity-logs-demo', () => import('./features/diagnostics/activity-logs-demo.page.js'), 'ActivityLogsDemoPage'),
  page('activity-links-demo', () => import('./features/diagnostics/activity-links.page.js'), 'ActivityLinksDemoPage'),
  page('activity-links-test', () => import('./features/diagnostics/activity-links.page.js'), 'ActivityLinksTestPage'),
  page('realtime-test', () => import('./features/diagnostics/realtime-test.page.js'), 'RealtimeTestPage'),
];

export const routes: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: () => import('./features/dashboard/dashboard.page.js').then(({ Dashboard }) => ({ Component: Dashboard })),
  },
  // the console has no page of its own before the dashboard
  { path: '/admin', loader: () => replace('/dashboard') },
  page('consultations/availability', () => import('./features/availability/availability.page.js'), 'AvailabilityPage'),
  { path: '/admin/consultations', lazy: screen(screens.consultations) },
  page(
    'consultations/:id',
    () => import('./features/consultations/detail/consultation-detail.js'),
    'ConsultationDetailPage',
  ),
  page('support', () => import('./features/support/ticket-list.page.js'), 'TicketListPage'),
  page('support/closed-days', () => import('./features/closed-days/closed-days.page.js'), 'ClosedDaysPage'),
  page(
    'support/canned-replies',
    () => import('./features/canned-replies/canned-reply-list.page.js'),
    'CannedReplyListPage',
  ),
  page(
    'support/mails/refused',
    () => import('./features/inbound-mail/refused-mail-list.page.js'),
    'RefusedMailListPage',
  ),
  page('support/mails', () => import('./features/inbound-mail/inbound-mail-list.page.js'), 'InboundMailListPage'),
  page('support/mails/:id', () => import('./features/inbound-mail/inbound-mail-detail.js'), 'InboundMailDetailPage'),
  page('support/:id', () => import('./features/support/ticket-detail.page.js'), 'TicketDetailPage'),
  { path: '/admin/customers', lazy: screen(screens.customers) },
  page('customers/companies/:id', () => import('./features/companies/company-detail.page.js'), 'CompanyDetailPage'),
  page('customers/:id', () => import('./features/customers/customer-detail.page.js'), 'CustomerDetailPage'),
  { path: '/admin/projects', lazy: projectList },
  { path: '/admin/projects/:id', lazy: projectDetail },
  // another name of the same screens (specification, section 2)
  { path: '/admin/projects-enhanced', lazy: projectList },
  { path: '/admin/projects-enhanced/:id', lazy: projectDetail },
  page(
    'projects-legacy',
    () => import('./features/projects/legacy/legacy-project-list.page.js'),
    'LegacyProjectListPage',
  ),
  page(
    'projects-legacy/:id',
    () => import('./features/projects/legacy/legacy-project-detail.page.js'),
    'LegacyProjectDetailPage',
  ),
  { path: '/admin/deals', lazy: screen(screens.deals) },
  page('deals/:id', () => import('./features/deals/deal-detail.page.js'), 'DealDetailPage'),
  { path: '/admin/billing', lazy: screen(screens.billing) },
  page('billing/:id', () => import('./features/billing/invoices/invoice-detail.page.js'), 'InvoiceDetailPage'),
  { path: '/admin/tasks', lazy: screen(screens.tasks) },
  page('task/:projectId/:taskId', () => import('./features/tasks/task-detail.page.js'), 'TaskDetailPage'),
  page('notifications', () => import('./features/notifications/notifications.page.js'), 'NotificationsPage'),
  page('notifications/compose/:id?', () => import('./features/notifications/compose/compose.page.js'), 'ComposePage'),
  page(
    'notifications/templates/:name',
    () => import('./features/notifications/templates/template-editor.page.js'),
    'TemplateEditorPage',
  ),
  page('workflows', () => import('./features/workflows/list/workflows.page.js'), 'WorkflowsPage'),
  page('workflows/new', () => import('./features/workflows/builder/builder-pages.js'), 'NewWorkflowPage'),
  page('workflows/runs/:id', () => import('./features/workflows/runs/run-detail.page.js'), 'WorkflowRunPage'),
  page('workflows/:id', () => import('./features/workflows/builder/builder-pages.js'), 'WorkflowDetailPage'),
  page('reports', () => import('./features/reports/reports.page.js'), 'ReportsPage'),
  page('reports/:name', () => import('./features/reports/reports.page.js'), 'ReportPage'),
  page('reports/mine', () => import('./features/reports/reports.page.js'), 'OwnReportsPage'),
  page('reports/sent', () => import('./features/reports/reports.page.js'), 'SentReportsPage'),
  page('reports/build', () => import('./features/reports/reports.page.js'), 'BuildReportPage'),
  page('reports/custom/:id', () => import('./features/reports/reports.page.js'), 'CustomReportPage'),
  page('reports/schedules', () => import('./features/reports/reports.page.js'), 'ReportSchedulesPage'),
  page('reports/monthly', () => import('./features/reports/reports.page.js'), 'MonthlyReportsPage'),
  page(
    'reports/monthly/:id',
    () => import('./features/reports/monthly-report-detail.page.js'),
    'MonthlyReportDetailPage',
  ),
  page('imports', () => import('./features/imports/imports.page.js'), 'ImportsPage'),
  page('imports/:id', () => import('./features/imports/import-detail.page.js'), 'ImportDetailPage'),
  page('audit', () => import('./features/audit/audit-list.page.js'), 'AuditListPage'),
  page('audit/:id', () => import('./features/audit/audit-entry-detail.js'), 'AuditEntryPage'),
  page('error-reports', () => import('./features/error-reports/error-report-list.page.js'), 'ErrorReportListPage'),
  page('error-reports/:id', () => import('./features/error-reports/error-group-detail.js'), 'ErrorGroupPage'),
  ...(diagnosticsAreOn() ? diagnostics : []),
];
