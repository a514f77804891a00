import { diagnosticsAreOn } from '@portal/data-access';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadPortalFrame, screens } from './screens.js';

export { loadSheets } from './screens.js';

/** A screen and its frame, loaded on the first visit. */
const screen = (load: () => Promise<ComponentType>) => async () => {
  const [{ inPortalFrame }, Screen] = await Promise.all([loadPortalFrame(), load()]);
  return { Component: inPortalFrame(Screen) };
};

/** A screen at an address below the portal's: the named export of a file. */
const page = <Name extends string>(
  path: string,
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): RouteObject => ({ path: `/customer/${path}`, lazy: screen(async () => (await load())[name]) });

/** Screens for testing, there only while diagnostics are on. */
const diagnostics: RouteObject[] = [
  {
    path: '/test-milestone-realtime',
    lazy: screen(() => import('./features/diagnostics/test-milestone.page.js').then((file) => file.TestMilestonePage)),
  },
];

export const routes: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: () => import('./features/dashboard/dashboard.page.js').then(({ Dashboard }) => ({ Component: Dashboard })),
  },
  { path: '/customer/consultations', lazy: screen(screens.consultations) },
  page(
    'consultations/:id',
    () => import('./features/consultations/consultation-detail.page.js'),
    'ConsultationDetailPage',
  ),
  { path: '/customer/projects', lazy: screen(screens.projects) },
  { path: '/customer/projects/:id', lazy: screen(screens.project) },
  { path: '/customer/tasks', lazy: screen(screens.tasks) },
  page('task/:projectId/:taskId', () => import('./features/tasks/task-detail.page.js'), 'TaskDetailPage'),
  {
    path: '/task/:projectId/:taskId',
    lazy: screen(() => import('./features/tasks/task-detail.page.js').then((file) => file.TaskLinkPage)),
  },
  page('support', () => import('./features/support/ticket-list.page.js'), 'TicketListPage'),
  page('support/:id', () => import('./features/support/ticket-detail.page.js'), 'TicketDetailPage'),
  { path: '/customer/account', lazy: screen(screens.deals) },
  { path: '/customer/account/:id', lazy: screen(screens.deal) },
  { path: '/customer/billing', lazy: screen(screens.billing) },
  page('billing/:id', () => import('./features/billing/invoice-detail.page.js'), 'InvoiceDetailPage'),
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
  page('profile', () => import('./features/profile/profile.page.js'), 'ProfilePage'),
  ...(diagnosticsAreOn() ? diagnostics : []),
];
