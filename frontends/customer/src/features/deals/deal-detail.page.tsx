import type { DealView } from '@portal/contracts';
import { dealQueries, useSession } from '@portal/data-access';
import { DealFigures, DealProperties, DealStatusTag, DealTypeTag, PlannedStep, useLiveDeals } from '@portal/features';
import {
  DetailColumns,
  DetailFailed,
  DetailPage,
  DetailSection,
  DetailSkeleton,
  isNotThere,
  LongText,
  MoreMenu,
  type ChangeMark,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { useAskAbout } from '../support/use-ask-about.js';
import { RequestChange } from './request-change.js';
import { DealDocuments } from './deal-documents.js';
import { DealInvoices } from './deal-invoices.js';
import { DealOffer } from './deal-offer.js';

/** One deal: what it costs and means, the customer's answer to it, its documents and its bills. */
export function DealDetailPage() {
  const { id = '' } = useParams();
  const back = { to: addresses.deals, label: useListTitle('Deals') };
  const { data, error, refetch } = useQuery(dealQueries.detail(id));
  const changes = useLiveDeals();
  if (data && !isNotThere(error)) return <DealDetail deal={data} back={back} change={changes.get(id)} />;
  return error ? (
    <DetailFailed back={back} error={error} noun="deal" onRetry={() => void refetch()} />
  ) : (
    <DetailSkeleton />
  );
}

interface DealDetailProps {
  deal: DealView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
}

function DealDetail({ deal, back, change }: DealDetailProps) {
  const { user } = useSession();
  const ask = useAskAbout('deal', `deal:${deal.id}`);
  const isOffered = deal.current_status === 'sent';
  return (
    <DetailPage
      back={back}
      number={deal.number}
      eyebrow={user && user.id !== deal.customer_id ? `For ${deal.customer_name}` : null}
      title={deal.title}
      change={change}
      status={
        <>
          <DealStatusTag status={deal.current_status} />
          <DealTypeTag type={deal.deal_type} />
          <PlannedStep deal={deal} />
        </>
      }
      actions={
        <>
          <RequestChange deal={deal} />
          <MoreMenu label="More for this deal" groups={[ask]} />
        </>
      }
    >
      <DetailColumns
        properties={
          <>
            <DealProperties deal={deal} />
            {deal.consultation_id && user?.id === deal.customer_id ? (
              <p>
                <Link to={`${addresses.consultations}/${deal.consultation_id}`}>The request it came from</Link>
              </p>
            ) : null}
          </>
        }
      >
        {isOffered ? <DealOffer key={deal.terms_hash} deal={deal} /> : null}
        {deal.description ? (
          <DetailSection title="What you get">
            <LongText text={deal.description} />
          </DetailSection>
        ) : null}
        {isOffered ? null : (
          <DetailSection title="Price">
            <DealFigures deal={deal} />
          </DetailSection>
        )}
        {deal.terms ? (
          <DetailSection title="Terms">
            <LongText text={deal.terms} />
          </DetailSection>
        ) : null}
        <DetailSection title="Documents">
          <DealDocuments deal={deal} />
        </DetailSection>
        <DetailSection title="Invoices">
          <DealInvoices dealId={deal.id} />
        </DetailSection>
      </DetailColumns>
    </DetailPage>
  );
}
