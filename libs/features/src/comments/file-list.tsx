import { attachmentHref, attachmentQueries } from '@portal/data-access';
import { EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { fileSizeWords } from './file-size.js';

/** The files of a project's comments, newest first. */
export function FileList({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useQuery(attachmentQueries.ofProject(projectId));
  if (error)
    return <ErrorState title="The files could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={4} height={48} />;
  if (data.data.length === 0)
    return <EmptyState title="No files yet" text="Files sent with a comment on a task are collected here." />;
  return (
    <ul>
      {data.data.map((file) => (
        <li key={file.id}>
          <a href={attachmentHref(file.id)}>{file.file_name}</a> {fileSizeWords(file.file_size)}
        </li>
      ))}
    </ul>
  );
}
