import { formatFileSize, type DealDocumentView } from '@portal/contracts';
import { dealDocumentHref } from '@portal/data-access';
import { classNames } from '@portal/ui';
import { ChangeNote, RelativeTime, type ChangeMarks } from '@portal/ui-antd';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { DocumentStatusTag, WaitingTag } from './deal-tags.js';
import { documentKindLabels } from './deal-labels.js';
import './deals.css';

interface DocumentListProps {
  /** Absent while they are loading. */
  documents: readonly DealDocumentView[] | undefined;
  /** What stands there without any. */
  empty?: string;
  /** They wait for the user, whose signature they need. */
  isWaiting?: boolean;
  /** Rows that another user changed a moment ago. */
  changes?: ChangeMarks;
  /** The buttons of a document, beside its download. */
  actions?: (document: DealDocumentView) => ReactNode;
}

/** The documents of a deal: what each is, where it stands, its file and what can be done with it. */
export function DocumentList({
  documents,
  empty = 'No documents yet.',
  isWaiting = false,
  changes,
  actions,
}: DocumentListProps) {
  if (documents?.length === 0) return <p className="muted">{empty}</p>;
  return (
    <ul className="documents frame" aria-busy={documents === undefined}>
      {documents ? (
        documents.map((document) => (
          <li
            key={document.id}
            className={classNames('document row wrap divided', changes?.has(document.id) && 'is-glowing')}
          >
            <FileText size={20} strokeWidth={1.75} aria-hidden="true" className="primary" />
            <div className="document__words shrinks">
              <h3 className="font-text medium strong anywhere">{document.title}</h3>
              <p className="gap-2-12 row wrap muted small">
                <span>{documentKindLabels[document.kind]}</span>
                {isWaiting ? <WaitingTag /> : <DocumentStatusTag status={document.status} />}
                <span>{wordOf(document)}</span>
                <ChangeNote mark={changes?.get(document.id)} />
              </p>
              {document.reason ? <p className="muted small">“{document.reason}”</p> : null}
            </div>
            <div className="document__actions gap-8-16 row wrap small">
              {actions?.(document)}
              <DocumentFiles document={document} />
            </div>
          </li>
        ))
      ) : (
        <li className="document row wrap divided" aria-hidden="true">
          <span className="skeleton-bar skeleton-bar--tall mb-16" style={{ width: '50%' }} />
        </li>
      )}
    </ul>
  );
}

/** The original file and, once signed, the signed one. */
const DocumentFiles = ({ document }: { document: DealDocumentView }) =>
  document.status === 'signed' ? (
    <>
      <a href={dealDocumentHref(document.id)} download>
        Signed copy
      </a>
      <a href={dealDocumentHref(document.id, { original: true })} download>
        Original
      </a>
    </>
  ) : (
    <a href={dealDocumentHref(document.id)} download aria-label={`Download ${document.title}`}>
      Download <span className="muted small">({formatFileSize(document.file_size)})</span>
    </a>
  );

function wordOf({ signed_at: signed, signer_name: name, sent_at: sent }: DealDocumentView): ReactNode {
  if (signed)
    return (
      <>
        by {name} <RelativeTime at={signed} />
      </>
    );
  return sent ? <RelativeTime at={sent} /> : null;
}
