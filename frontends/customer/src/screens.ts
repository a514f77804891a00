/** The frame of the portal, and with it antd. */
export const loadPortalFrame = () => import('./portal-frame.js');

/** The sheets that records open in, for a screen without the frame. */
export const loadSheets = () => loadPortalFrame().then((file) => file.PortalSheets);

/** Screens that the menu and the dashboard lead to; the dashboard fetches their code ahead. */
export const screens = {
  projects: () => import('./features/projects/project-list.page.js').then((file) => file.ProjectListPage),
  project: () => import('./features/projects/project-detail.page.js').then((file) => file.ProjectDetailPage),
  tasks: () => import('./features/tasks/task-list.page.js').then((file) => file.TaskListPage),
  consultations: () =>
    import('./features/consultations/consultation-list.page.js').then((file) => file.ConsultationListPage),
  deals: () => import('./features/deals/deal-list.page.js').then((file) => file.DealListPage),
  deal: () => import('./features/deals/deal-detail.page.js').then((file) => file.DealDetailPage),
  billing: () => import('./features/billing/billing.page.js').then((file) => file.BillingPage),
};

export const screensAhead = [loadPortalFrame, ...Object.values(screens)];
