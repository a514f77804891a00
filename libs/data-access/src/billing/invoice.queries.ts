import { previewQuery, recordQuery } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

/** Nothing about money is shown before the server has confirmed it. */
const invoices = defineResource('/api/v1/billing/invoices', {
  key: keys.invoices,
  related: [keys.billing, keys.analytics],
  staleOnRefusal: [keys.billing],
});

export const invoiceQueries = {
  ...invoices.queries,
  /** Debt and credit of an account; an admin names the customer. */
  account: (customer_id?: string) =>
    recordQuery([...keys.billingAccounts, customer_id ?? 'own'], '/api/v1/billing/account', {
      query: customer_id ? { customer_id } : {},
    }),
  /** The mail that would go about an invoice now, for admins; never from the cache. */
  mail: (id: string, again = false) => ({
    ...recordQuery([...keys.invoices, 'mail', id, again], '/api/v1/billing/invoices/{id}/mail', {
      path: { id },
      query: again ? { again } : {},
    }),
    ...{ staleTime: 0, gcTime: 0 },
  }),
  /** Whom the mails about these invoices would go to now, for admins; never from the cache. */
  mailRecipients: (ids: string[]) => ({
    ...previewQuery([...keys.invoices, 'mails', ids], '/api/v1/billing/invoice-mails', { ids }),
    ...{ staleTime: 0, gcTime: 0 },
  }),
  /** What happened to an invoice, for admins. */
  timeline: (id: string) =>
    recordQuery([...keys.invoices, 'timeline', id], '/api/v1/billing/invoices/{id}/timeline', { path: { id } }),
};

/**
 * Admin: a draft of approved entries, of lines, or of both; changes it, or moves an invoice: open, void, uncollectible;
 * deletes a draft, whose entries can be invoiced again; brings it back, with those that are on no other invoice.
 */
export const useCreateInvoice = invoices.useCreate;
export const useUpdateInvoice = invoices.useUpdate;
export const useDeleteInvoice = invoices.useDelete;
export const useRestoreInvoice = invoices.useRestore;

/** Admin: takes back part or all of an issued invoice; what was paid already becomes credit of the account. */
export const useCreditInvoice = invoices.step('credit-notes');

/** Admin: reminds of an open invoice now, at most once a day. */
export const useRemindOfInvoice = invoices.step('remind');

/** Admin: has the mail of an issued invoice sent once more, at most once a day. */
export const useSendInvoiceAgain = invoices.step('send-again');

/** Admin: pays an open invoice from the account's credit. */
export const useApplyCredit = invoices.step('apply-credit');
