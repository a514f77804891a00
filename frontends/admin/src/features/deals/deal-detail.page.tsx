import { UpdateDeal, type DealView } from '@portal/contracts';
import { dealDocumentQueries, dealQueries, useCan } from '@portal/data-access';
import {
  dealStatusLabels,
  dealStatusTones,
  DealTypeTag,
  fullDayLabel,
  PlannedStep,
  priceText,
  RecordBoundary,
  useLiveBilling,
  useLiveDeals,
} from '@portal/features';
import {
  DetailPage,
  DetailTabs,
  fieldEdits,
  StatusSelect,
  useLeaveRecord,
  useSaveRecord,
  type RecordBodyProps,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import type { OpenedFrom } from '../../records/record-kind.js';
import { RecordMenu } from '../../records/record-menu.js';
import { RestoreRecord } from '../../records/restore-record.js';
import { listOf } from '../../views/filters.js';
import { InvoicesOf, PaymentsOf, ScheduleOf } from '../billing/billing-of.js';
import { DealHistory } from './deal-history.js';
import { DealOverview } from './deal-overview.js';
import { EditDeal } from './deal.form.js';
import { dealRecord, type DealSaver } from './deal.record.js';
import { DealDocuments } from './documents/deal-documents.js';
import { useDealSteps } from './use-deal-steps.js';
import './deals.css';

/** The page of a deal. */
export function DealDetailPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return <DealRecord id={id} back={{ to: listOf(addresses.deals, params), label: 'Deals' }} />;
}

/** One deal: what is agreed, its documents, what was and will be billed, what came in. */
export function DealRecord({ id, back }: RecordBodyProps) {
  const result = useQuery(dealQueries.detail(id));
  const changes = useLiveDeals();
  return (
    <RecordBoundary
      result={result}
      back={back}
      noun="deal"
      wide
      rescue={(refetch) => <RestoreRecord of={dealRecord} id={id} onRestored={refetch} />}
    >
      {(deal) => <OpenDeal deal={deal} back={back} change={changes.get(id)} />}
    </RecordBoundary>
  );
}

const nothingPlanned = ({ next_bill_on: next }: DealView): string =>
  next
    ? `Its next period is billed by itself on ${fullDayLabel(next)}. Other amounts are added by hand.`
    : 'Nothing is planned yet. An active deal plans its own bills; other amounts are added by hand.';

function OpenDeal({ deal, back, change }: OpenedFrom & { deal: DealView }) {
  useLiveBilling();
  const documents = useQuery(dealDocumentQueries.ofDeal(deal.id));
  const saver = useSaveRecord(dealRecord, deal);
  const steps = useDealSteps(deal, saver);
  const mayUpdate = useCan('deal.update');
  const edit = fieldEdits({ record: deal, save: saver.save, schema: UpdateDeal, mayEdit: mayUpdate });
  const isDraft = deal.current_status === 'draft';
  return (
    <DetailPage
      wide
      back={back}
      number={deal.number}
      eyebrow={[deal.customer_name, deal.company_name].filter(Boolean).join(', ')}
      title={deal.title}
      titleEdit={isDraft ? edit('title') : undefined}
      change={change}
      status={
        <>
          <StatusSelect tone={dealStatusTones[deal.current_status]} steps={mayUpdate ? steps.steps : []}>
            {dealStatusLabels[deal.current_status]}
          </StatusSelect>
          <DealTypeTag type={deal.deal_type} />
          <span>{priceText(deal)}</span>
          <PlannedStep deal={deal} />
        </>
      }
      actions={
        <>
          <DealActions deal={deal} saver={saver} steps={steps} list={back.to} />
          {steps.dialogs}
          {saver.conflictDialog}
        </>
      }
    >
      <DetailTabs
        label="Parts of the deal"
        tabs={[
          { id: 'overview', label: 'Overview', panel: () => <DealOverview deal={deal} edit={edit} /> },
          {
            id: 'documents',
            label: 'Documents',
            count: documents.data?.pagination.total,
            panel: () => <DealDocuments deal={deal} />,
          },
          {
            id: 'schedule',
            label: 'Schedule',
            panel: () => <ScheduleOf of={{ deal_id: deal.id }} empty={nothingPlanned(deal)} />,
          },
          {
            id: 'invoices',
            label: 'Invoices',
            panel: () => <InvoicesOf of={{ deal_id: deal.id }} customerId={deal.customer_id} />,
          },
          { id: 'payments', label: 'Payments', panel: () => <PaymentsOf of={{ deal_id: deal.id }} /> },
          { id: 'history', label: 'History', panel: () => <DealHistory id={deal.id} /> },
        ]}
      />
    </DetailPage>
  );
}

interface DealActionsProps {
  deal: DealView;
  saver: DealSaver;
  steps: ReturnType<typeof useDealSteps>;
  /** The list, to leave a deleted draft for. */
  list: string;
}

/** The step that leads; editing, the day of resuming and deleting a draft are behind "…". */
export function DealActions({ deal, saver, steps: { next, isBusy, chooseResumeDay }, list }: DealActionsProps) {
  const [editing, setEditing] = useState(false);
  const leave = useLeaveRecord(list);
  const mayUpdate = useCan('deal.update');
  const mayDelete = useCan('deal.delete');
  const { current_status: status } = deal;
  const edit = {
    key: 'edit',
    label: status === 'draft' ? 'Edit deal' : 'Edit notes',
    onClick: () => setEditing(true),
  };
  return (
    <>
      {next && mayUpdate ? (
        <Button type="primary" disabled={isBusy} onClick={next.onTake}>
          {next.label}
        </Button>
      ) : null}
      <RecordMenu
        of={dealRecord}
        record={deal}
        name={deal.number}
        groups={[
          [
            mayUpdate && edit,
            mayUpdate && status === 'paused' && { key: 'resumes', label: 'Set resume date', onClick: chooseResumeDay },
          ],
        ]}
        deletion={
          status === 'draft' &&
          mayDelete && {
            title: `Delete deal ${deal.number}?`,
            text: `“${deal.title}” disappears with its documents. An admin can bring it back for 30 days.`,
            onDeleted: leave,
          }
        }
      />
      {editing ? <EditDeal record={deal} onSave={saver.save} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
