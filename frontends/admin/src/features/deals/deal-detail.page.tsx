import type { DealView } from '@portal/contracts';
import { dealDocumentQueries, dealQueries } from '@portal/data-access';
import { DealStatusTag, DealTypeTag, PlannedStep, priceText, useLiveBilling, useLiveDeals } from '@portal/features';
import { DetailFailed, DetailPage, DetailSkeleton, DetailTabs, type ChangeMark } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { listOf } from '../../views/kept-list.js';
import { InvoicesOf, ScheduleOf } from '../billing/billing-of.js';
import { DealActions } from './deal-actions.js';
import { DealDocuments } from './deal-documents.js';
import { DealHistory } from './deal-history.js';
import { DealOverview } from './deal-overview.js';
import { DealPayments } from './deal-payments.js';
import { RestoreDeal } from './deleted-deal.js';
import './deals.css';

/** One deal: what is agreed, its documents, what was and will be billed, what came in. */
export function DealDetailPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(dealQueries.detail(id));
  const changes = useLiveDeals();
  const back = { to: listOf(addresses.deals, params), label: 'Deals' };
  if (data) return <OpenDeal key={id} deal={data} back={back} change={changes.get(id)} />;
  if (!error) return <DetailSkeleton wide />;
  return (
    <DetailFailed
      back={back}
      error={error}
      onRetry={() => void refetch()}
      noun="deal"
      rescue={<RestoreDeal id={id} onRestored={() => void refetch()} />}
    />
  );
}

const nothingPlanned = 'Nothing is planned yet. An active deal plans its own bills; other amounts are added by hand.';

interface OpenDealProps {
  deal: DealView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
}

function OpenDeal({ deal, back, change }: OpenDealProps) {
  useLiveBilling();
  const documents = useQuery(dealDocumentQueries.ofDeal(deal.id));
  return (
    <DetailPage
      wide
      back={back}
      eyebrow={`${deal.number} · ${[deal.customer_name, deal.company_name].filter(Boolean).join(', ')}`}
      title={deal.title}
      change={change}
      status={
        <>
          <DealStatusTag status={deal.current_status} />
          <DealTypeTag type={deal.deal_type} />
          <span>{priceText(deal)}</span>
          <PlannedStep deal={deal} />
        </>
      }
      actions={<DealActions deal={deal} list={back.to} />}
    >
      <DetailTabs
        label="Parts of the deal"
        tabs={[
          { id: 'overview', label: 'Overview', panel: () => <DealOverview deal={deal} /> },
          {
            id: 'documents',
            label: 'Documents',
            count: documents.data?.pagination.total,
            panel: () => <DealDocuments deal={deal} />,
          },
          {
            id: 'schedule',
            label: 'Schedule',
            panel: () => <ScheduleOf of={{ deal_id: deal.id }} empty={nothingPlanned} />,
          },
          {
            id: 'invoices',
            label: 'Invoices',
            panel: () => <InvoicesOf of={{ deal_id: deal.id }} customerId={deal.customer_id} />,
          },
          { id: 'payments', label: 'Payments', panel: () => <DealPayments deal={deal} /> },
          { id: 'history', label: 'History', panel: () => <DealHistory id={deal.id} /> },
        ]}
      />
    </DetailPage>
  );
}
