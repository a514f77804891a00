import { deleted, deletedWith, pathsOf, retention } from '../../infrastructure/schedule/index.js';
import { BILLING_PDFS } from './pdfs/stored-pdfs.js';

/**
 * Deleted drafts of invoices and entries of the schedule go for good; what was issued never does. Files of replaced PDFs
 * go with them.
 */
export const billingRetention = retention(
  'purge-billing',
  {
    invoice_lines: [deletedWith('invoices', 'invoice_id')],
    invoices: [deleted()],
    billing_schedules: [
      deleted(),
      deletedWith('projects', 'project_id', 'own.invoice_id is null'),
      deletedWith('customer_deals', 'deal_id', 'own.invoice_id is null'),
    ],
  },
  {
    files: {
      folder: BILLING_PDFS,
      known: pathsOf('billing_papers'),
    },
  },
);
