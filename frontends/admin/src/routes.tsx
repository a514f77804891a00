import { diagnosticsAreOn } from '@portal/data-access';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A screen and its frame, loaded on the first visit. */
const screen = (load: () => Promise<ComponentType>) => async () => {
  const [{ inConsoleFrame }, Screen] = await Promise.all([import('./console-frame.js'), load()]);
  return { Component: inConsoleFrame(Screen) };
};

const projectList = screen(() =>
  import('./features/projects/project-list.page.js').then((file) => file.ProjectListPage),
);
const projectDetail = screen(() =>
  import('./features/projects/project-detail.page.js').then((file) => file.ProjectDetailPage),
);

/** Screens for testing, there only while diagnostics are on. */
const diagnostics: RouteObject[] = [
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
    lazy: screen(() => import('./features/dashboard/dashboard.page.js').then((file) => file.DashboardPage)),
  },
  {
    path: '/admin/consultations/availability',
    lazy: screen(() => import('./features/availability/availability.page.js').then((file) => file.AvailabilityPage)),
  },
  {
    path: '/admin/consultations/:id?',
    lazy: screen(() => import('./features/consultations/consultations.page.js').then((file) => file.ConsultationsPage)),
  },
  {
    path: '/admin/customers',
    lazy: screen(() => import('./features/customers/customers.page.js').then((file) => file.CustomersPage)),
  },
  {
    path: '/admin/customers/companies/:id',
    lazy: screen(() => import('./features/companies/company-detail.page.js').then((file) => file.CompanyDetailPage)),
  },
  {
    path: '/admin/customers/:id',
    lazy: screen(() => import('./features/customers/customer-detail.page.js').then((file) => file.CustomerDetailPage)),
  },
  // two names of the same enhanced screen (specification, section 2)
  ...['/admin/projects', '/admin/projects-enhanced'].flatMap((path) => [
    { path, lazy: projectList },
    { path: `${path}/:id`, lazy: projectDetail },
  ]),
  {
    path: '/admin/projects-legacy',
    lazy: screen(() =>
      import('./features/projects/legacy-project-list.page.js').then((file) => file.LegacyProjectListPage),
    ),
  },
  {
    path: '/admin/projects-legacy/:id',
    lazy: screen(() =>
      import('./features/projects/legacy-project-detail.page.js').then((file) => file.LegacyProjectDetailPage),
    ),
  },
  {
    path: '/admin/deals',
    lazy: screen(() => import('./features/deals/deals.page.js').then((file) => file.DealsPage)),
  },
  {
    path: '/admin/deals/:id',
    lazy: screen(() => import('./features/deals/deal-detail.page.js').then((file) => file.DealDetailPage)),
  },
  {
    path: '/admin/billing',
    lazy: screen(() => import('./features/billing/billing.page.js').then((file) => file.BillingPage)),
  },
  {
    path: '/admin/billing/:id',
    lazy: screen(() => import('./features/billing/invoice-detail.page.js').then((file) => file.InvoiceDetailPage)),
  },
  {
    path: '/admin/tasks',
    lazy: screen(() => import('./features/tasks/task-list.page.js').then((file) => file.TaskListPage)),
  },
  {
    path: '/admin/task/:projectId/:taskId',
    lazy: screen(() => import('./features/tasks/task-detail.page.js').then((file) => file.TaskDetailPage)),
  },
  {
    path: '/admin/error-reports/:id?',
    lazy: screen(() =>
      import('./features/error-reports/error-report-list.page.js').then((file) => file.ErrorReportListPage),
    ),
  },
  ...(diagnosticsAreOn() ? diagnostics : []),
];
