import type { DealView } from '@portal/contracts';
import { Facts, RelativeTime } from '@portal/ui-antd';
import { DayText } from '../dates/day-text.js';
import { acceptanceMethodLabels } from './deal-labels.js';

/** When a deal begins, is billed and ends, and who accepted it, for both sides. */
export function DealFacts({ deal }: { deal: DealView }) {
  const { accepted_at: at, accepted_by_name: name, acceptance_method: method } = deal;
  return (
    <Facts
      items={[
        ['Company', deal.company_name],
        ['Starts', day(deal.starts_on)],
        ['Next bill', day(deal.next_bill_on)],
        ['Pauses', day(deal.pause_at)],
        ['Starts again', day(deal.resumes_at)],
        ['Ends', day(deal.cancel_at)],
        [
          'Accepted',
          at ? (
            <>
              <RelativeTime at={at} />
              {name ? ` by ${name}` : ''}
              {method ? `, ${acceptanceMethodLabels[method]}` : ''}
            </>
          ) : null,
        ],
        ['Why it was declined', deal.decline_reason],
        [deal.cancel_at ? 'Why it ends' : 'Why it was cancelled', deal.cancel_reason],
      ]}
    />
  );
}

const day = (on: string | null) => (on ? <DayText day={on} /> : null);
