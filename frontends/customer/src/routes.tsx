import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A screen and its frame, loaded when somebody goes there. */
const screen = (load: () => Promise<ComponentType>) => async () => {
  const [{ inPortalFrame }, Screen] = await Promise.all([import('./portal-frame.js'), load()]);
  return { Component: inPortalFrame(Screen) };
};

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
    path: '/customer/profile',
    lazy: screen(() => import('./features/profile/profile.page.js').then((file) => file.ProfilePage)),
  },
];
