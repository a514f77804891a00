import type { DealView } from '@portal/contracts';
import { dealDocumentQueries, useSendDealWithDocuments } from '@portal/data-access';
import { useConfirm } from '@portal/ui-antd';
import { useQueryClient } from '@tanstack/react-query';
import { tell } from '../../telling/tell.js';
import { dealSays } from './deal-says.js';

/**
 * Sends a draft deal. Where documents of it are drafts, which the customer wouldn't see, it names them and asks to send
 * all at once. `sendAlone` sends the deal where there are none.
 */
export function useSendDeal(deal: DealView, sendAlone: () => void): { send: () => Promise<void>; isSending: boolean } {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const sending = useSendDealWithDocuments();
  const send = async (): Promise<void> => {
    const { data: drafts } = await queries.fetchQuery(
      dealDocumentQueries.list({ deal_id: deal.id, status: ['draft'], limit: 20 }),
    );
    if (drafts.length === 0) return sendAlone();
    const all = drafts.length === 1 ? 'both' : `all ${drafts.length + 1}`;
    const agreed = await confirm({
      title: drafts.length === 1 ? 'Send the deal and its document?' : 'Send the deal and its documents?',
      text: (
        <>
          <p>{drafts.length === 1 ? 'This is still a draft:' : 'These are still drafts:'}</p>
          <ul>
            {drafts.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
          <p>The customer sees and signs only what is sent. Delete what is not meant to go out.</p>
        </>
      ),
      confirm: `Send ${all}`,
      keep: 'Not now',
      danger: false,
    });
    if (!agreed) return;
    const document_ids = drafts.map(({ id }) => id);
    await tell(sending.mutateAsync({ id: deal.id, version: deal.version, document_ids }), dealSays.sent);
  };
  return { send, isSending: sending.isPending };
}
