import { recordAddresses } from '@portal/ui';

const customers = '/admin/customers';

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
  mail: ({ id }: { id: string }) => `/admin/support/mails/${id}`,
  company: ({ id }: { id: string }) => `${customers}/companies/${id}`,
} as const;
