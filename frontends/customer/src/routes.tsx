import { diagnosticsAreOn } from '@portal/data-access';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadPortalFrame, screens } from './screens.js';

/** A screen and its frame, loaded on the first visit. */
const screen = (load: () => Promise<ComponentType>) => async () => {
  const [{ inPortalFrame }, Screen] = await Promise.all([loadPortalFrame(), load()]);
  return { Component: inPortalFrame(Screen) };
};

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
  {
    path: '/customer/consultations',
    lazy: screen(screens.consultations),
  },
  {
    path: '/customer/consultations/:id',
    lazy: screen(() =>
      import('./features/consultations/consultation-detail.page.js').then((file) => file.ConsultationDetailPage),
    ),
  },
  {
    path: '/customer/projects',
    lazy: screen(screens.projects),
  },
  {
    path: '/customer/projects/:id',
    lazy: screen(screens.project),
  },
  {
    path: '/customer/tasks',
    lazy: screen(screens.tasks),
  },
  {
    path: '/customer/task/:projectId/:taskId',
    lazy: screen(() => import('./features/tasks/task-detail.page.js').then((file) => file.TaskDetailPage)),
  },
  {
    path: '/task/:projectId/:taskId',
    lazy: screen(() => import('./features/tasks/task-detail.page.js').then((file) => file.TaskLinkPage)),
  },
  {
    path: '/customer/support',
    lazy: screen(() => import('./features/support/ticket-list.page.js').then((file) => file.TicketListPage)),
  },
  {
    path: '/customer/support/:id',
    lazy: screen(() => import('./features/support/ticket-detail.page.js').then((file) => file.TicketDetailPage)),
  },
  {
    path: '/customer/account',
    lazy: screen(screens.deals),
  },
  {
    path: '/customer/account/:id',
    lazy: screen(screens.deal),
  },
  {
    path: '/customer/billing',
    lazy: screen(screens.billing),
  },
  {
    path: '/customer/billing/:id',
    lazy: screen(() => import('./features/billing/invoice-detail.page.js').then((file) => file.InvoiceDetailPage)),
  },
  {
    path: '/customer/reports',
    lazy: screen(() => import('./features/reports/reports.page.js').then((file) => file.ReportsPage)),
  },
  {
    path: '/customer/reports/schedules',
    lazy: screen(() => import('./features/reports/reports.page.js').then((file) => file.ReportSchedulesPage)),
  },
  {
    path: '/customer/reports/monthly',
    lazy: screen(() => import('./features/reports/reports.page.js').then((file) => file.MonthlyReportsPage)),
  },
  {
    path: '/customer/reports/monthly/:id',
    lazy: screen(() =>
      import('./features/reports/monthly-report-detail.page.js').then((file) => file.MonthlyReportDetailPage),
    ),
  },
  {
    path: '/customer/profile',
    lazy: screen(() => import('./features/profile/profile.page.js').then((file) => file.ProfilePage)),
  },
  ...(diagnosticsAreOn() ? diagnostics : []),
];
