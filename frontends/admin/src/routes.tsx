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

/** Screens for testing, there only while diagnostics are on. */
const diagnostics: RouteObject[] = [
  { path: '/admin/kit', lazy: screen(() => import('./features/kit/kit.page.js').then((file) => file.KitPage)) },
  {
    path: '/admin/error-testing',
    lazy: screen(() => import('./features/error-reports/error-testing.page.js').then((file) => file.ErrorTestingPage)),
  },
  {
    path: '/admin/edge-functions-demo',
    lazy: screen(() =>
      import('./features/diagnostics/edge-functions-demo.page.js').then((file) => file.EdgeFunctionsDemoPage),
    ),
  },
  {
    path: '/admin/activity-logs-demo',
    lazy: screen(() =>
      import('./features/diagnostics/activity-logs-demo.page.js').then((file) => file.ActivityLogsDemoPage),
    ),
  },
  {
    path: '/admin/activity-links-demo',
    lazy: screen(() =>
      import('./features/diagnostics/activity-links-demo.page.js').then((file) => file.ActivityLinksDemoPage),
    ),
  },
  {
    path: '/admin/activity-links-test',
    lazy: screen(() =>
      import('./features/diagnostics/activity-links-test.page.js').then((file) => file.ActivityLinksTestPage),
    ),
  },
  {
    path: '/admin/realtime-test',
    lazy: screen(() => import('./features/diagnostics/realtime-test.page.js').then((file) => file.RealtimeTestPage)),
  },
];

export const routes: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: () => import('./features/dashboard/dashboard.page.js').then(({ Dashboard }) => ({ Component: Dashboard })),
  },
  {
    path: '/admin/consultations/availability',
    lazy: screen(() => import('./features/availability/availability.page.js').then((file) => file.AvailabilityPage)),
  },
  {
    path: '/admin/consultations/:id?',
    lazy: screen(screens.consultations),
  },
  {
    path: '/admin/support',
    lazy: screen(() => import('./features/support/ticket-list.page.js').then((file) => file.TicketListPage)),
  },
  {
    path: '/admin/support/closed-days',
    lazy: screen(() => import('./features/closed-days/closed-days.page.js').then((file) => file.ClosedDaysPage)),
  },
  {
    path: '/admin/support/canned-replies',
    lazy: screen(() =>
      import('./features/canned-replies/canned-reply-list.page.js').then((file) => file.CannedReplyListPage),
    ),
  },
  {
    path: '/admin/support/mails/refused',
    lazy: screen(() =>
      import('./features/inbound-mails/refused-mail-list.page.js').then((file) => file.RefusedMailListPage),
    ),
  },
  {
    path: '/admin/support/mails/:id?',
    lazy: screen(() =>
      import('./features/inbound-mails/inbound-mail-list.page.js').then((file) => file.InboundMailListPage),
    ),
  },
  {
    path: '/admin/support/:id',
    lazy: screen(() => import('./features/support/ticket-detail.page.js').then((file) => file.TicketDetailPage)),
  },
  {
    path: '/admin/customers',
    lazy: screen(screens.customers),
  },
  {
    path: '/admin/customers/companies/:id',
    lazy: screen(() => import('./features/companies/company-detail.page.js').then((file) => file.CompanyDetailPage)),
  },
  {
    path: '/admin/customers/:id',
    lazy: screen(() => import('./features/customers/customer-detail.page.js').then((file) => file.CustomerDetailPage)),
  },
  { path: '/admin/projects', lazy: projectList },
  { path: '/admin/projects/:id', lazy: projectDetail },
  // another name of the same screens (specification, section 2)
  { path: '/admin/projects-enhanced', lazy: projectList },
  { path: '/admin/projects-enhanced/:id', lazy: projectDetail },
  {
    path: '/admin/projects-legacy',
    lazy: screen(() =>
      import('./features/projects/legacy/legacy-project-list.page.js').then((file) => file.LegacyProjectListPage),
    ),
  },
  {
    path: '/admin/projects-legacy/:id',
    lazy: screen(() =>
      import('./features/projects/legacy/legacy-project-detail.page.js').then((file) => file.LegacyProjectDetailPage),
    ),
  },
  {
    path: '/admin/deals',
    lazy: screen(screens.deals),
  },
  {
    path: '/admin/deals/:id',
    lazy: screen(() => import('./features/deals/deal-detail.page.js').then((file) => file.DealDetailPage)),
  },
  {
    path: '/admin/billing',
    lazy: screen(screens.billing),
  },
  {
    path: '/admin/billing/:id',
    lazy: screen(() =>
      import('./features/billing/invoices/invoice-detail.page.js').then((file) => file.InvoiceDetailPage),
    ),
  },
  {
    path: '/admin/tasks',
    lazy: screen(screens.tasks),
  },
  {
    path: '/admin/task/:projectId/:taskId',
    lazy: screen(() => import('./features/tasks/task-detail.page.js').then((file) => file.TaskDetailPage)),
  },
  {
    path: '/admin/notifications',
    lazy: screen(() => import('./features/notifications/notifications.page.js').then((file) => file.NotificationsPage)),
  },
  {
    path: '/admin/notifications/compose/:id?',
    lazy: screen(() => import('./features/notifications/compose/compose.page.js').then((file) => file.ComposePage)),
  },
  {
    path: '/admin/notifications/templates/:name',
    lazy: screen(() =>
      import('./features/notifications/templates/template-editor.page.js').then((file) => file.TemplateEditorPage),
    ),
  },
  {
    path: '/admin/workflows',
    lazy: screen(() => import('./features/workflows/list/workflows.page.js').then((file) => file.WorkflowsPage)),
  },
  {
    path: '/admin/workflows/new',
    lazy: screen(() => import('./features/workflows/builder/builder-pages.js').then((file) => file.NewWorkflowPage)),
  },
  {
    path: '/admin/workflows/runs/:id',
    lazy: screen(() => import('./features/workflows/runs/run-detail.page.js').then((file) => file.WorkflowRunPage)),
  },
  {
    path: '/admin/workflows/:id',
    lazy: screen(() => import('./features/workflows/builder/builder-pages.js').then((file) => file.WorkflowDetailPage)),
  },
  {
    path: '/admin/reports',
    lazy: screen(() => import('./features/reports/reports.page.js').then((file) => file.ReportsPage)),
  },
  {
    path: '/admin/reports/schedules',
    lazy: screen(() => import('./features/reports/report-schedules.page.js').then((file) => file.ReportSchedulesPage)),
  },
  {
    path: '/admin/reports/monthly',
    lazy: screen(() => import('./features/reports/monthly-reports.page.js').then((file) => file.MonthlyReportsPage)),
  },
  {
    path: '/admin/reports/monthly/:id',
    lazy: screen(() =>
      import('./features/reports/monthly-report-detail.page.js').then((file) => file.MonthlyReportDetailPage),
    ),
  },
  {
    path: '/admin/imports',
    lazy: screen(() => import('./features/imports/imports.page.js').then((file) => file.ImportsPage)),
  },
  {
    path: '/admin/imports/:id',
    lazy: screen(() => import('./features/imports/import-detail.page.js').then((file) => file.ImportDetailPage)),
  },
  {
    path: '/admin/audit/:id?',
    lazy: screen(() => import('./features/audit/audit-list.page.js').then((file) => file.AuditListPage)),
  },
  {
    path: '/admin/error-reports/:id?',
    lazy: screen(() =>
      import('./features/error-reports/error-report-list.page.js').then((file) => file.ErrorReportListPage),
    ),
  },
  ...(diagnosticsAreOn() ? diagnostics : []),
];
