import { companyFields, type CompanyView } from '@portal/contracts';
import { columnsFrom } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';

const column = columnsFrom<CompanyView>(companyFields);

/** The columns of the console's companies. */
export const companyColumns: readonly ListColumn<CompanyView>[] = [
  column('name', { sortable: true, width: '260px', onCard: 'title' }),
  column('member_count', { width: '90px' }),
  column('billing_email'),
  column('phone', { width: '150px', priority: 'low' }),
  column('payment_terms_days', { width: '116px' }),
  column('created_at', { sortable: true, width: '140px', priority: 'low', onCard: 'hidden' }),
];
