import { recordAddresses } from '@portal/ui';

const customers = '/admin/customers';
const notifications = '/admin/notifications';

/** Where the console's records open. */
export const addresses = {
  ...recordAddresses('admin'),
  customers,
  customer: ({ id }: { id: string }) => `${customers}/${id}`,
  /** The list of companies is a view of the customers'. */
  companies: `${customers}?view=companies`,
  /** Texts to begin answers with. */
  cannedReplies: '/admin/support/canned-replies',
  /** The mails that were received for support. */
  mails: '/admin/support/mails',
  /** Those that were not taken because there were too many. */
  refusedMails: '/admin/support/mails/refused',
  mail: ({ id }: { id: string }) => `/admin/support/mails/${id}`,
  notifications,
  /** Whom a message went to, and what became of it. */
  recipientsOf: ({ id }: { id: string }) => `${notifications}?view=history&broadcast_id=${id}`,
  composeMessage: `${notifications}/compose`,
  draftMessage: ({ id }: { id: string }) => `${notifications}/compose/${id}`,
  notificationTemplates: `${notifications}?view=templates`,
  notificationTemplate: ({ name }: { name: string }) => `${notifications}/templates/${name}`,
  company: ({ id }: { id: string }) => `${customers}/companies/${id}`,
  errorGroup: ({ id }: { id: string }) => `/admin/error-reports/${id}`,
  imports: '/admin/imports',
  import: ({ id }: { id: string }) => `/admin/imports/${id}`,
  /** What was changed of a record and of those that belong to it. */
  historyOf: ({ id }: { id: string }) => `/admin/audit?record_id=${id}`,
  changesBy: ({ id }: { id: string }) => `/admin/audit?actor_id=${id}`,
  changesOfCall: (call: string) => `/admin/audit?request_id=${encodeURIComponent(call)}`,
  workflows: '/admin/workflows',
  workflow: ({ id }: { id: string }) => `/admin/workflows/${id}`,
  workflowRun: ({ id }: { id: string }) => `/admin/workflows/runs/${id}`,
} as const;
