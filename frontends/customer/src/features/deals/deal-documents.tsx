import { DocumentList, useLiveDeals } from '@portal/features';
import { ErrorState } from '@portal/ui';
import { DetailSection } from '@portal/ui-antd';
import { Button } from 'antd';
import type { Signing } from './use-signing.js';

/** The documents that wait for the user's signature, with what is done about them; nothing where none does. */
export function DocumentsToSign({ signing }: { signing: Signing }) {
  const changes = useLiveDeals('deal_documents');
  if (signing.awaited.length === 0) return null;
  return (
    <DetailSection title="Waiting for your signature">
      <DocumentList
        documents={signing.awaited}
        isWaiting
        changes={changes}
        actions={(document) => (
          <>
            <Button type="primary" onClick={() => signing.sign(document)}>
              Sign
            </Button>
            <Button type="text" onClick={() => signing.decline(document)}>
              Decline
            </Button>
          </>
        )}
      />
    </DetailSection>
  );
}

/** All other documents of a deal. */
export function DealDocuments({ signing: { awaited, others, error, refetch } }: { signing: Signing }) {
  const changes = useLiveDeals('deal_documents');
  if (awaited.length > 0 && others?.length === 0) return null;
  return (
    <DetailSection title="Documents">
      {error ? (
        <ErrorState title="The documents could not be loaded" text={error.message} onRetry={refetch} />
      ) : (
        <DocumentList
          documents={others}
          empty="No documents yet. Quotes and contracts will appear here for you to read and sign."
          changes={changes}
        />
      )}
    </DetailSection>
  );
}
