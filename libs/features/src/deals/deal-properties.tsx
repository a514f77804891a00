import { dealFields, headingOf, type DealView } from '@portal/contracts';
import { Properties, Property, RelativeTime, TextProperty, type FieldEdits } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { DayText } from '../dates/day-text.js';
import { acceptanceMethodLabels } from './deal-labels.js';

interface DealPropertiesProps {
  deal: DealView;
  /** What of it the user may change. */
  edit?: FieldEdits<'starts_on'>;
  /** Further properties. */
  children?: ReactNode;
}

/** When a deal begins, is billed and ends, and who accepted it, for both sides. */
export function DealProperties({ deal, edit, children }: DealPropertiesProps) {
  const { accepted_at: at, accepted_by_name: name, acceptance_method: method } = deal;
  return (
    <Properties>
      <Property label={dealFields.company_name.label}>{deal.company_name}</Property>
      <TextProperty label={headingOf(dealFields.starts_on)} type="date" none="When accepted" edit={edit?.('starts_on')}>
        {day(deal.starts_on)}
      </TextProperty>
      <Property label={dealFields.next_bill_on.label}>{day(deal.next_bill_on)}</Property>
      <Property label={dealFields.pause_at.label}>{day(deal.pause_at)}</Property>
      <Property label={headingOf(dealFields.resumes_at)}>{day(deal.resumes_at)}</Property>
      <Property label={dealFields.cancel_at.label}>{day(deal.cancel_at)}</Property>
      <Property label={dealFields.accepted_at.label}>
        {at ? (
          <>
            <RelativeTime at={at} />
            {name ? ` by ${name}` : ''}
            {method ? `, ${acceptanceMethodLabels[method]}` : ''}
          </>
        ) : null}
      </Property>
      <Property label={dealFields.decline_reason.label}>{deal.decline_reason}</Property>
      <Property label={deal.cancel_at ? 'Why it ends' : dealFields.cancel_reason.label}>{deal.cancel_reason}</Property>
      {children}
    </Properties>
  );
}

const day = (on: string | null) => (on ? <DayText day={on} /> : null);
