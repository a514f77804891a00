import { diagnosticsAreOn } from '@portal/data-access';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadConsoleFrame, screens } from './screens.js';

/** A screen and its frame, loaded on the first visit. */
const screen = (load: () => Promise<ComponentType>) => async () => {
  const [{ inConsoleFrame }, Screen] = await Promise.all([loadConsoleFrame(), load()]);
  return { Component: inConsoleFrame(Screen) };
};

const projectList = screen(screens.projects);
const projectDetail = screen(screens.project);

/** A screen at an address: the named export of a file. */
const page = <Name extends string>(
  path: string,
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): RouteObject => ({ path, lazy: screen(async () => (await load())[name]) });

/** Screens for testing, there only while diagnostics are on. */
const diagnostics: RouteObject[] = [
  page('/admin/kit', () => import('./features/kit/kit.page.js'), 'KitPage'),
  page('/admin/error-testing', () => import('./features/error-reports/error-testing.page.js'), 'ErrorTestingPage'),
  page(
    '/admin/edge-functions-demo',
    () => import('./features/diagnostics/edge-functions-demo.page.js'),
    'EdgeFunctionsDemoPage',
  ),
  page(
    '/admin/activity-logs-demo',
    () => import('./features/diagnostics/activity-logs-demo.page.js'),
    'ActivityLogsDemoPage',
  ),
  page(
    '/admin/activity-links-demo',
    () => import('./features/diagnostics/activity-links.page.js'),
    'ActivityLinksDemoPage',
  ),
  page(
    '/admin/activity-links-test',
    () => import('./features/diagnostics/activity-links.page.js'),
    'ActivityLinksTestPage',
  ),
  page('/admin/realtime-test', () => import('./features/diagnostics/realtime-test.page.js'), 'RealtimeTestPage'),
];

export const routes: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: () => import('./features/dashboard/dashboard.page.js').then(({ Dashboard }) => ({ Component: Dashboard })),
  },
  page(
    '/admin/consultations/availability',
    () => import('./features/availability/availability.page.js'),
    'AvailabilityPage',
  ),
  { path: '/admin/consultations/:id?', lazy: screen(screens.consultations) },
  page('/admin/support', () => import('./features/support/ticket-list.page.js'), 'TicketListPage'),
  page('/admin/support/closed-days', () => import('./features/closed-days/closed-days.page.js'), 'ClosedDaysPage'),
  page(
    '/admin/support/canned-replies',
    () => import('./features/canned-replies/canned-reply-list.page.js'),
    'CannedReplyListPage',
  ),
  page(
    '/admin/support/mails/refused',
    () => import('./features/inbound-mails/refused-mail-list.page.js'),
    'RefusedMailListPage',
  ),
  page(
    '/admin/support/mails/:id?',
    () => import('./features/inbound-mails/inbound-mail-list.page.js'),
    'InboundMailListPage',
  ),
  page('/admin/support/:id', () => import('./features/support/ticket-detail.page.js'), 'TicketDetailPage'),
  { path: '/admin/customers', lazy: screen(screens.customers) },
  page(
    '/admin/customers/companies/:id',
    () => import('./features/companies/company-detail.page.js'),
    'CompanyDetailPage',
  ),
  page('/admin/customers/:id', () => import('./features/customers/customer-detail.page.js'), 'CustomerDetailPage'),
  { path: '/admin/projects', lazy: projectList },
  { path: '/admin/projects/:id', lazy: projectDetail },
  // another name of the same screens (specification, section 2)
  { path: '/admin/projects-enhanced', lazy: projectList },
  { path: '/admin/projects-enhanced/:id', lazy: projectDetail },
  page(
    '/admin/projects-legacy',
    () => import('./features/projects/legacy/legacy-project-list.page.js'),
    'LegacyProjectListPage',
  ),
  page(
    '/admin/projects-legacy/:id',
    () => import('./features/projects/legacy/legacy-project-detail.page.js'),
    'LegacyProjectDetailPage',
  ),
  { path: '/admin/deals', lazy: screen(screens.deals) },
  page('/admin/deals/:id', () => import('./features/deals/deal-detail.page.js'), 'DealDetailPage'),
  { path: '/admin/billing', lazy: screen(screens.billing) },
  page('/admin/billing/:id', () => import('./features/billing/invoices/invoice-detail.page.js'), 'InvoiceDetailPage'),
  { path: '/admin/tasks', lazy: screen(screens.tasks) },
  page('/admin/task/:projectId/:taskId', () => import('./features/tasks/task-detail.page.js'), 'TaskDetailPage'),
  page('/admin/notifications', () => import('./features/notifications/notifications.page.js'), 'NotificationsPage'),
  page(
    '/admin/notifications/compose/:id?',
    () => import('./features/notifications/compose/compose.page.js'),
    'ComposePage',
  ),
  page(
    '/admin/notifications/templates/:name',
    () => import('./features/notifications/templates/template-editor.page.js'),
    'TemplateEditorPage',
  ),
  page('/admin/workflows', () => import('./features/workflows/list/workflows.page.js'), 'WorkflowsPage'),
  page('/admin/workflows/new', () => import('./features/workflows/builder/builder-pages.js'), 'NewWorkflowPage'),
  page('/admin/workflows/runs/:id', () => import('./features/workflows/runs/run-detail.page.js'), 'WorkflowRunPage'),
  page('/admin/workflows/:id', () => import('./features/workflows/builder/builder-pages.js'), 'WorkflowDetailPage'),
  page('/admin/reports', () => import('./features/reports/reports.page.js'), 'ReportsPage'),
  page('/admin/reports/schedules', () => import('./features/reports/reports.page.js'), 'ReportSchedulesPage'),
  page('/admin/reports/monthly', () => import('./features/reports/reports.page.js'), 'MonthlyReportsPage'),
  page(
    '/admin/reports/monthly/:id',
    () => import('./features/reports/monthly-report-detail.page.js'),
    'MonthlyReportDetailPage',
  ),
  page('/admin/imports', () => import('./features/imports/imports.page.js'), 'ImportsPage'),
  page('/admin/imports/:id', () => import('./features/imports/import-detail.page.js'), 'ImportDetailPage'),
  page('/admin/audit/:id?', () => import('./features/audit/audit-list.page.js'), 'AuditListPage'),
  page(
    '/admin/error-reports/:id?',
    () => import('./features/error-reports/error-report-list.page.js'),
    'ErrorReportListPage',
  ),
  ...(diagnosticsAreOn() ? diagnostics : []),
];
