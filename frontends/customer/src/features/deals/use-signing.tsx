import { awaitsSignature, type DealDocumentView, type DealView } from '@portal/contracts';
import { dealDocumentQueries, useCan } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DeclineDocument } from './decline-document.js';
import { SignDocument } from './sign-document.js';

/** The documents of a deal, and which of them wait for the user's signature. */
export interface Signing {
  /** Those that the user is to sign: none where another user is, or the deal is over. */
  awaited: readonly DealDocumentView[];
  /** All others; absent while they are loading. */
  others: readonly DealDocumentView[] | undefined;
  error: Error | null;
  refetch: () => void;
  /** Opens the dialog that signs or declines a document. */
  sign: (document: DealDocumentView) => void;
  decline: (document: DealDocumentView) => void;
  dialogs: ReactNode;
}

/** Signs and declines the documents of a deal, from wherever on its page it is asked for. */
export function useSigning(deal: DealView): Signing {
  const { data, error, refetch } = useQuery(dealDocumentQueries.ofDeal(deal.id));
  const maySign = useCan('deal_document.sign', deal);
  const [opened, setOpened] = useState<{ about: 'sign' | 'decline'; document: DealDocumentView }>();
  const close = (): void => setOpened(undefined);
  const isAwaited = (document: DealDocumentView): boolean => maySign && awaitsSignature(document, deal.current_status);
  return {
    awaited: data?.data.filter(isAwaited) ?? [],
    others: data?.data.filter((document) => !isAwaited(document)),
    error: data ? null : error,
    refetch: () => void refetch(),
    sign: (document) => setOpened({ about: 'sign', document }),
    decline: (document) => setOpened({ about: 'decline', document }),
    dialogs: (
      <>
        {opened?.about === 'sign' ? <SignDocument document={opened.document} onClose={close} /> : null}
        {opened?.about === 'decline' ? <DeclineDocument document={opened.document} onClose={close} /> : null}
      </>
    ),
  };
}
