import type { DealView } from '@portal/contracts';
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
      <Property label="Company">{deal.company_name}</Property>
      <TextProperty label="Starts" type="date" none="When accepted" edit={edit?.('starts_on')}>
        {day(deal.starts_on)}
      </TextProperty>
      <Property label="Next bill">{day(deal.next_bill_on)}</Property>
      <Property label="Pauses">{day(deal.pause_at)}</Property>
      <Property label="Starts again">{day(deal.resumes_at)}</Property>
      <Property label="Ends">{day(deal.cancel_at)}</Property>
      <Property label="Accepted">
        {at ? (
          <>
            <RelativeTime at={at} />
            {name ? ` by ${name}` : ''}
            {method ? `, ${acceptanceMethodLabels[method]}` : ''}
          </>
        ) : null}
      </Property>
      <Property label="Why it was declined">{deal.decline_reason}</Property>
      <Property label={deal.cancel_at ? 'Why it ends' : 'Why it was cancelled'}>{deal.cancel_reason}</Property>
      {children}
    </Properties>
  );
}

const day = (on: string | null) => (on ? <DayText day={on} /> : null);
