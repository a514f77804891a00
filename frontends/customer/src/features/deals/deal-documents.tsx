import { awaitsSignature, type DealDocumentView, type DealView } from '@portal/contracts';
import { dealDocumentQueries, useCan } from '@portal/data-access';
import { DocumentList, useLiveDeals } from '@portal/features';
import { ErrorState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { DeclineDocument } from './decline-document.js';
import { SignDocument } from './sign-document.js';

interface Opened {
  about: 'sign' | 'decline';
  document: DealDocumentView;
}

/** The documents of a deal; the customer signs or declines what was sent, as long as the deal isn't over. */
export function DealDocuments({ deal }: { deal: DealView }) {
  const { data, error, refetch } = useQuery(dealDocumentQueries.ofDeal(deal.id));
  const changes = useLiveDeals('deal_documents');
  const maySign = useCan('deal_document.sign', deal);
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  if (error && !data) {
    return <ErrorState title="The documents could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <DocumentList
        documents={data?.data}
        empty="No documents yet. Quotes and contracts will appear here for you to read and sign."
        changes={changes}
        actions={(document) =>
          maySign && awaitsSignature(document, deal.current_status) ? (
            <>
              <Button type="primary" onClick={() => setOpened({ about: 'sign', document })}>
                Sign
              </Button>
              <Button type="text" onClick={() => setOpened({ about: 'decline', document })}>
                Decline
              </Button>
            </>
          ) : null
        }
      />
      {opened?.about === 'sign' ? <SignDocument document={opened.document} onClose={close} /> : null}
      {opened?.about === 'decline' ? <DeclineDocument document={opened.document} onClose={close} /> : null}
    </>
  );
}
