import type { DealView } from '@portal/contracts';
import { LinkList } from '../link-list.js';
import { priceText } from './deal-price.js';
import { DealStatusTag } from './deal-tags.js';

interface DealLinksProps {
  /** Absent while they are loading. */
  deals: readonly DealView[] | undefined;
  /** The list that they belong to: "/admin/deals". */
  under: string;
  empty: string;
}

/** A few deals to open, with price and state. */
export const DealLinks = ({ deals, under, empty }: DealLinksProps) => (
  <LinkList
    items={deals?.map((deal) => ({
      key: deal.id,
      to: `${under}/${deal.id}`,
      title: deal.title,
      aside: (
        <>
          <span>{priceText(deal)}</span>
          <DealStatusTag status={deal.current_status} />
        </>
      ),
    }))}
    empty={empty}
  />
);
