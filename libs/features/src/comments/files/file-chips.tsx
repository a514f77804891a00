import { formatFileSize, messages, type AttachmentView } from '@portal/contracts';
import { attachmentHref, useDeleteAttachment, useSession } from '@portal/data-access';
import { useConfirmDelete } from '@portal/ui-antd';
import { X } from 'lucide-react';
import { FileKindIcon } from './file-kind-icon.js';
import '../comments.css';

/** The files of a comment, each to be downloaded. */
export function FileChips({ files, mayDelete }: { files: readonly AttachmentView[]; mayDelete: boolean }) {
  if (files.length === 0) return null;
  return (
    <ul className="file-chips fits flex wrap gap-8 shrinks" aria-label="Files">
      {files.map((file) => (
        <li key={file.id} className="file-chip fits outlined rounded-8 surface inline-row small">
          <a
            className="file-chip__link text plain-link touch-target inline-row gap-8 shrinks"
            href={attachmentHref(file.id)}
            download={file.file_name}
          >
            <FileKindIcon type={file.file_type} />
            <span className="file-chip__name ellipsis">{file.file_name}</span>
            <span className="fixed muted tiny numeric">{formatFileSize(file.file_size)}</span>
          </a>
          {mayDelete ? <DeleteFile file={file} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Deletes a file after asking. */
export function DeleteFile({ file }: { file: AttachmentView }) {
  const { user } = useSession();
  const sender = file.uploaded_by === user?.id ? '' : ` It was sent by ${file.uploaded_by_name ?? 'somebody else'}.`;
  const { confirmDelete, deleting } = useConfirmDelete({
    id: file.id,
    mutation: useDeleteAttachment(),
    noun: 'file',
    title: `Delete ${file.file_name}?`,
    text: `Nobody in the project can download this file any more.${sender}`,
    toasts: { short: messages.short.attachmentDeleted, failure: messages.shortFailure.attachmentDelete },
  });
  return (
    <button
      type="button"
      className="file-chip__remove touch-target rounded-8 center muted fixed"
      aria-label={`Delete ${file.file_name}`}
      disabled={deleting}
      onClick={confirmDelete}
    >
      <X size={14} strokeWidth={2} />
    </button>
  );
}
