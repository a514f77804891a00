import type { ListConsultations } from '@portal/contracts';
import { consultationFilters, urgencyLabels } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { usePersonOptions } from '../../../people/people.js';
import { choiceFilter, flagFilter, deletedFilter, linkedFilter, useCompanyFilter } from '../../../views/filters.js';

const ownFilters: readonly ListFilter[] = [
  ...consultationFilters,
  choiceFilter('urgency', 'Urgency', urgencyLabels),
  flagFilter('unanswered', 'Answer', 'Answer next'),
  flagFilter('late', 'Promise', 'Late only'),
];

type Filtered = Pick<ListConsultations, 'customer_id' | 'company_id' | 'assigned_to' | 'email'>;

/** What requests can be filtered by. An address is only chosen by the link on one of its requests. */
export function useConsultationFilters({
  customer_id,
  company_id,
  assigned_to,
  email,
}: Filtered): readonly ListFilter[] {
  const company = useCompanyFilter(company_id);
  const customers = usePersonOptions('customer', customer_id);
  const admins = usePersonOptions('manager', assigned_to);
  return [
    ...ownFilters,
    { key: 'assigned_to', label: 'Assigned to', ...admins },
    { key: 'customer_id', label: 'Customer', ...customers },
    company,
    deletedFilter,
    ...linkedFilter('email', 'Address', email, email ?? ''),
  ];
}
