import type { DealDocumentView, DealView } from '@portal/contracts';
import { dealDocumentQueries, useSendDealWithDocuments, useUpdateDeal } from '@portal/data-access';
import { useConfirm } from '@portal/ui-antd';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { withOneToast, withToast } from '../../../toasts/with-toast.js';
import { dealRecord } from '../deal.record.js';
import '../deals.css';

/** A deal that is about to be sent, with what the customer gets to read and sign. */
interface Parcel {
  deal: DealView;
  documents: readonly DealDocumentView[];
  drafts: readonly DealDocumentView[];
}

interface Question {
  title: string;
  text: ReactNode;
  confirm: string;
}

/**
 * Sends a draft deal. Where documents of it are drafts, which the customer wouldn't see, it names them and offers to
 * send all at once; where there are none, it confirms sending without (decisions 4.38). `sendAlone` sends the deal by
 * itself.
 */
export function useSendDeal(deal: DealView, sendAlone: () => void): { send: () => Promise<void>; isSending: boolean } {
  const pack = usePack();
  const confirm = useConfirm();
  const sending = useSendDealWithDocuments();
  const send = async (): Promise<void> => {
    const parcel = await pack(deal);
    const question = questionOf(parcel);
    if (question && !(await confirm({ ...question, keep: 'Not now', danger: false }))) return;
    if (parcel.drafts.length === 0) return sendAlone();
    await withToast(sending.mutateAsync(withDrafts(parcel)), {
      success: 'Deal and documents sent successfully.',
      failure: 'Failed to send deal.',
    });
  };
  return { send, isSending: sending.isPending };
}

/** Sends several draft deals with their draft documents, after a question that names both; resolves to the answer. */
export function useSendDeals(): (deals: readonly DealView[]) => Promise<boolean> {
  const pack = usePack();
  const confirm = useConfirm();
  const { mutateAsync: sendWithDrafts } = useSendDealWithDocuments();
  const { mutateAsync: update } = useUpdateDeal();
  return async (deals) => {
    const parcels = await Promise.all(deals.map(pack));
    const [only] = parcels;
    const question = only && parcels.length === 1 ? questionOf(only) : questionOfSeveral(parcels);
    if (question && !(await confirm({ ...question, keep: 'Not now', danger: false }))) return false;
    void withOneToast(
      parcels,
      (parcel) =>
        parcel.drafts.length > 0
          ? sendWithDrafts(withDrafts(parcel))
          : update({ id: parcel.deal.id, version: parcel.deal.version, current_status: 'sent' }),
      { ...dealRecord.toasts.updated, noun: dealRecord.noun, done: 'sent', nameOf: ({ deal }) => deal.number },
    );
    return true;
  };
}

function usePack(): (deal: DealView) => Promise<Parcel> {
  const queries = useQueryClient();
  return async (deal) => {
    const { data } = await queries.query(dealDocumentQueries.list({ deal_id: deal.id, limit: 100 }));
    const documents = data.filter(({ status }) => status !== 'voided' && status !== 'declined');
    return { deal, documents, drafts: documents.filter(({ status }) => status === 'draft') };
  };
}

const withDrafts = ({ deal, drafts }: Parcel) => ({
  id: deal.id,
  version: deal.version,
  document_ids: drafts.map(({ id }) => id),
});

/** The confirmation before one deal is sent; none where its documents were sent already. */
function questionOf({ deal, documents, drafts }: Parcel): Question | undefined {
  if (documents.length === 0)
    return {
      title: 'Send the deal without a document?',
      text: `There is no quote or contract with ${deal.number}: the customer reads its terms on the deal's page and accepts there, with nothing to sign.`,
      confirm: 'Send without a document',
    };
  if (drafts.length === 0) return undefined;
  const isOne = drafts.length === 1;
  return {
    title: isOne ? 'Send the deal and its document?' : 'Send the deal and its documents?',
    text: (
      <>
        <p>{isOne ? 'This is still a draft:' : 'These are still drafts:'}</p>
        <Titles of={drafts} />
        <p>The customer sees and signs only what is sent. Delete what is not meant to go out.</p>
      </>
    ),
    confirm: isOne ? 'Send both' : `Send all ${drafts.length + 1}`,
  };
}

function questionOfSeveral(parcels: readonly Parcel[]): Question {
  const drafts = parcels.flatMap((parcel) => parcel.drafts);
  const bare = parcels.filter(({ documents }) => documents.length === 0).map(({ deal }) => deal.number);
  return {
    title: `Send these ${parcels.length} deals?`,
    text: (
      <>
        <p>Each is e-mailed to its customer.</p>
        {drafts.length > 0 ? (
          <>
            <p>These documents are still drafts and go out with them:</p>
            <Titles of={drafts} />
          </>
        ) : null}
        {bare.length > 0 ? <p>Without a document to sign: {bare.join(', ')}.</p> : null}
      </>
    ),
    confirm: `Send ${parcels.length} deals`,
  };
}

const Titles = ({ of: documents }: { of: readonly DealDocumentView[] }) => (
  <ul className="deal-drafts">
    {documents.map(({ id, title }) => (
      <li key={id}>{title}</li>
    ))}
  </ul>
);
