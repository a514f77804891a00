import { useRestoreInvoice } from '@portal/data-access';
import { RestoreButton } from '../../../deleted/restore-button.js';

interface RestoreInvoiceProps {
  id: string;
  rowOf?: string;
  onRestored?: () => void;
}

/** Brings a deleted draft back, with those of its entries that are on no other invoice. */
export const RestoreInvoice = (props: RestoreInvoiceProps) => (
  <RestoreButton {...props} noun="invoice" mutation={useRestoreInvoice()} nameOf={() => 'Draft invoice'} />
);
