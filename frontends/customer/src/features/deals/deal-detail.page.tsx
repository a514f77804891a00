import type { DealView } from '@portal/contracts';
import { dealDocumentQueries, dealQueries, useSession, invoiceQueries } from '@portal/data-access';
import {
  DealFigures,
  DealProperties,
  DealStatusTag,
  DealTypeTag,
  PlannedStep,
  useInitialData,
  useLiveDeals,
  WaitingTag,
  DayText,
  invoiceName,
  InvoiceStatusTag,
  LinkList,
  moneyText,
  useLiveBilling,
} from '@portal/features';
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
  type RecordBodyProps,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ErrorState } from '@portal/ui';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { useAskAbout } from '../support/use-ask-about.js';
import { RequestChange } from './request-change.js';
import { DealDocuments, DocumentsToSign } from './deal-documents.js';
import { DealOffer } from './deal-offer.js';
import { useDealAnswer, type DealAnswer } from './deal-answer.js';
import { useSigning, type Signing } from './use-signing.js';

/** One deal: what it costs and means, the customer's answer to it, its documents and its bills. */
export function DealRecord({ id, back }: RecordBodyProps) {
  const { data, error, refetch } = useQuery(dealQueries.detail(id));
  // what is to be signed stands above the rest, and would move it if it came later
  const hasAnswers = useInitialData([dealQueries.detail(id), dealDocumentQueries.ofDeal(id)] as const);
  const changes = useLiveDeals();
  if (data && hasAnswers && !isNotThere(error))
    return <DealDetail key={data.terms_hash} deal={data} back={back} change={changes.get(id)} />;
  return error ? (
    <DetailFailed back={back} error={error} noun="deal" onRetry={() => void refetch()} />
  ) : (
    <DetailSkeleton />
  );
}

/** The page of a deal. */
export function DealDetailPage() {
  const { id = '' } = useParams();
  return <DealRecord id={id} back={{ to: addresses.deals, label: useListTitle('Deals') }} />;
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
  const answer = useDealAnswer(deal);
  const signing = useSigning(deal);
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
          {answer.isAwaited || signing.awaited.length > 0 ? <WaitingTag /> : null}
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
      phoneAction={awaitedAction(answer, signing)}
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
        {isOffered ? <DealOffer deal={deal} answer={answer} /> : null}
        <DocumentsToSign signing={signing} />
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
        <DealDocuments signing={signing} />
        <DetailSection title="Invoices">
          <DealInvoices dealId={deal.id} />
        </DetailSection>
      </DetailColumns>
      {answer.dialogs}
      {signing.dialogs}
    </DetailPage>
  );
}

/** What the deal waits for the user to do, first the answer to it. */
function awaitedAction(answer: DealAnswer, { awaited: [document], sign }: Signing): ReactNode {
  if (answer.isAwaited)
    return (
      <Button type="primary" onClick={answer.accept}>
        Accept deal
      </Button>
    );
  if (!document) return null;
  return (
    <Button type="primary" onClick={() => sign(document)}>
      Sign “{document.title}”
    </Button>
  );
}

const SHOWN = 5;

/** The newest bills of a deal, kept live, with the way to all of them. */
function DealInvoices({ dealId }: { dealId: string }) {
  const { data, error, refetch } = useQuery(invoiceQueries.list({ deal_id: dealId, limit: SHOWN }));
  useLiveBilling();
  if (error && !data) {
    return <ErrorState title="The invoices could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <LinkList
        items={data?.data.map((invoice) => ({
          key: invoice.id,
          to: addresses.invoice(invoice),
          title: invoiceName(invoice),
          aside: (
            <>
              {invoice.issue_date ? <DayText day={invoice.issue_date} /> : null}
              <span>{moneyText(invoice.total)}</span>
              <InvoiceStatusTag invoice={invoice} />
            </>
          ),
        }))}
        empty="No invoices yet."
      />
      {data && data.pagination.total > SHOWN ? (
        <Link to={`${addresses.billing}?deal_id=${dealId}`}>All {data.pagination.total} invoices of this deal</Link>
      ) : null}
    </>
  );
}
