import { formatFileSize, type AttachmentView, type Page, type ProjectAccess } from '@portal/contracts';
import { attachmentHref, attachmentQueries, useCan } from '@portal/data-access';
import { EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { RelativeTime } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { DeleteFile } from './file-chips.js';
import { FileKindIcon } from './file-kind-icon.js';
import '../comments.css';

interface FileListProps {
  projectId: string;
  /** What the reader may do in the project; without it nothing is deleted here. */
  access: ProjectAccess | null;
  /** Whether files can be added around it. */
  takesFiles: boolean;
}

/** The files of a project and of its comments, newest first. */
export function FileList({ projectId, access, takesFiles }: FileListProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(attachmentQueries.ofProject(projectId, page));
  if (error && !data)
    return <ErrorState title="The files could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={5} height={56} />;
  if (data.data.length === 0 && page === 1)
    return (
      <EmptyState
        title="No files yet"
        text={`${takesFiles ? 'Drop files here, paste a picture, or choose some with “Add files”. ' : ''}Files that are sent with a comment on a task are collected here${takesFiles ? ', too' : ''}.`}
      />
    );
  return (
    <div>
      <ul className="files frame" aria-label="Files">
        {data.data.map((file) => (
          <FileRow key={file.id} file={file} access={access} />
        ))}
      </ul>
      <FilePages page={page} pagination={data.pagination} onPage={setPage} />
    </div>
  );
}

interface FilePagesProps {
  page: number;
  pagination: Page<unknown>['pagination'];
  onPage: (page: number) => void;
}

/** The way to older files, where there are more than a page of them. */
export function FilePages({ page, pagination: { total, limit, has_more: more }, onPage }: FilePagesProps) {
  if (total <= limit) return null;
  return (
    <nav className="files__more row between gap-12 muted small" aria-label="Pages of files">
      <span>
        Page {page} of {Math.ceil(total / limit)}, {total} files
      </span>
      <span>
        <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
          Newer files
        </Button>{' '}
        <Button disabled={!more} onClick={() => onPage(page + 1)}>
          Older files
        </Button>
      </span>
    </nav>
  );
}

interface FileLinkProps {
  file: Pick<AttachmentView, 'file_name' | 'file_type' | 'file_size' | 'uploaded_by_name' | 'created_at'>;
  /** Where its content is. */
  href: string;
}

/** A file by its name, with who added it and when; a press saves it. */
export const FileLink = ({ file, href }: FileLinkProps) => (
  <a className="file__link text plain-link stack shrinks" href={href} download={file.file_name}>
    <FileKindIcon type={file.file_type} />
    <span className="stack shrinks">
      <span className="file__name strong anywhere">{file.file_name}</span>
      <span className="muted tiny">
        {file.uploaded_by_name === null ? null : `${file.uploaded_by_name}, `}
        <RelativeTime at={file.created_at} />
      </span>
    </span>
    <span className="muted tiny numeric">{formatFileSize(file.file_size)}</span>
  </a>
);

function FileRow({ file, access }: { file: AttachmentView; access: ProjectAccess | null }) {
  const kind = file.comment_id === null ? 'project' : 'task';
  const mayDelete = useCan('attachment.delete', { access, kind, author_id: file.uploaded_by });
  return (
    <li className="file row gap-8 divided">
      <FileLink file={file} href={attachmentHref(file.id)} />
      {mayDelete ? <DeleteFile file={file} /> : null}
    </li>
  );
}
