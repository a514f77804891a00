import type { ConsultationView } from '@portal/contracts';
import { LinkList } from '../link-list.js';
import { ConsultationStanding } from './consultation-labels.js';
import { PromiseClock } from './promise-clock.js';

interface ConsultationLinksProps {
  /** Absent while they are loading. */
  requests: readonly ConsultationView[] | undefined;
  /** The list that they belong to: "/admin/consultations". */
  under: string;
  empty: string;
}

/** A few requests to open, with the promise and the state of each. */
export const ConsultationLinks = ({ requests, under, empty }: ConsultationLinksProps) => (
  <LinkList
    items={requests?.map((request) => ({
      key: request.id,
      to: `${under}/${request.id}`,
      title: request.title,
      aside: (
        <>
          <PromiseClock request={request} spoken />
          <ConsultationStanding request={request} />
        </>
      ),
    }))}
    empty={empty}
  />
);
