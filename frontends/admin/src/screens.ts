/** The frame of the console, and with it antd. */
export const loadConsoleFrame = () => import('./console-frame.js');

/** The sheets that records open in, for a screen without the frame. */
export const loadSheets = () => loadConsoleFrame().then((file) => file.ConsoleSheets);

/** Lists that the menu leads to and what opens from the first of them; the dashboard fetches their code ahead. */
export const screens = {
  consultations: () => import('./features/consultations/consultations.page.js').then((file) => file.ConsultationsPage),
  projects: () => import('./features/projects/project-list.page.js').then((file) => file.ProjectListPage),
  project: () => import('./features/projects/project-detail.page.js').then((file) => file.ProjectDetailPage),
  tasks: () => import('./features/tasks/task-list.page.js').then((file) => file.TaskListPage),
  customers: () => import('./features/customers/customers.page.js').then((file) => file.CustomersPage),
  deals: () => import('./features/deals/deals.page.js').then((file) => file.DealsPage),
  billing: () => import('./features/billing/billing.page.js').then((file) => file.BillingPage),
};

export const screensAhead = [loadConsoleFrame, ...Object.values(screens)];
