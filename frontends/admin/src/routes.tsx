import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A screen and its frame, loaded when somebody goes there. */
const screen = (load: () => Promise<ComponentType>) => async () => {
  const [{ inConsoleFrame }, Screen] = await Promise.all([import('./console-frame.js'), load()]);
  return { Component: inConsoleFrame(Screen) };
};

export const routes: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: screen(() => import('./features/dashboard/dashboard.page.js').then((file) => file.DashboardPage)),
  },
  {
    path: '/admin/consultations/:id?',
    lazy: screen(() =>
      import('./features/consultations/consultation-list.page.js').then((file) => file.ConsultationListPage),
    ),
  },
  {
    path: '/admin/customers',
    lazy: screen(() => import('./features/customers/customer-list.page.js').then((file) => file.CustomerListPage)),
  },
];
