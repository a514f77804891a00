import { diagnosticsAreOn } from '@portal/data-access';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A screen and its frame, loaded on the first visit. */
const screen = (load: () => Promise<ComponentType>) => async () => {
  const [{ inPortalFrame }, Screen] = await Promise.all([import('./portal-frame.js'), load()]);
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
    lazy: screen(() => import('./features/dashboard/dashboard.page.js').then((file) => file.DashboardPage)),
  },
  {
    path: '/customer/consultations',
    lazy: screen(() =>
      import('./features/consultations/consultation-list.page.js').then((file) => file.ConsultationListPage),
    ),
  },
  {
    path: '/customer/consultations/:id',
    lazy: screen(() =>
      import('./features/consultations/consultation-detail.page.js').then((file) => file.ConsultationDetailPage),
    ),
  },
  {
    path: '/customer/projects',
    lazy: screen(() => import('./features/projects/project-list.page.js').then((file) => file.ProjectListPage)),
  },
  {
    path: '/customer/projects/:id',
    lazy: screen(() => import('./features/projects/project-detail.page.js').then((file) => file.ProjectDetailPage)),
  },
  {
    path: '/customer/tasks',
    lazy: screen(() => import('./features/tasks/task-list.page.js').then((file) => file.TaskListPage)),
  },
  {
    path: '/customer/task/:projectId/:taskId',
    lazy: screen(() => import('./features/tasks/task-detail.page.js').then((file) => file.TaskDetailPage)),
  },
  {
    path: '/task/:projectId/:taskId',
    lazy: screen(() => import('./features/tasks/task-link.page.js').then((file) => file.TaskLinkPage)),
  },
  {
    path: '/customer/account',
    lazy: screen(() => import('./features/deals/deal-list.page.js').then((file) => file.DealListPage)),
  },
  {
    path: '/customer/account/:id',
    lazy: screen(() => import('./features/deals/deal-detail.page.js').then((file) => file.DealDetailPage)),
  },
  {
    path: '/customer/billing',
    lazy: screen(() => import('./features/billing/billing.page.js').then((file) => file.BillingPage)),
  },
  {
    path: '/customer/billing/:id',
    lazy: screen(() => import('./features/billing/invoice-detail.page.js').then((file) => file.InvoiceDetailPage)),
  },
  {
    path: '/customer/profile',
    lazy: screen(() => import('./features/profile/profile.page.js').then((file) => file.ProfilePage)),
  },
  ...(diagnosticsAreOn() ? diagnostics : []),
];
