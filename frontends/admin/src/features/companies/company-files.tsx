import type { CompanyFileView } from '@portal/contracts';
import { attachmentHref, companyQueries, dealDocumentHref } from '@portal/data-access';
import { FileLink, FilePages } from '@portal/features';
import { Skeleton } from '@portal/ui';
import { DetailSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

/** The files of a company's records, newest first, each with the way to its record. */
export function CompanyFiles({ companyId }: { companyId: string }) {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(companyQueries.files(companyId, page));
  return (
    <DetailSection title="Files">
      {error && !data ? <p role="alert">{error.message}</p> : null}
      {data || error ? null : <Skeleton rows={3} height={56} />}
      {data?.data.length === 0 && page === 1 ? (
        <p className="stack frame link-list__empty muted">
          No files yet. Those of projects, tickets, consultations and deals are collected here.
        </p>
      ) : null}
      {data && data.data.length > 0 ? (
        <ul className="files frame" aria-label="Files">
          {data.data.map((file) => (
            <li key={file.id} className="file row wrap gap-8 divided">
              <FileLink
                file={file}
                href={file.record_kind === 'deal' ? dealDocumentHref(file.id) : attachmentHref(file.id)}
              />
              <Link className="file__record small anywhere" to={addressOf(file)}>
                {file.record_title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {data ? <FilePages page={page} pagination={data.pagination} onPage={setPage} /> : null}
    </DetailSection>
  );
}

const addressOf = ({ record_kind: kind, record_id: id, project_id }: CompanyFileView): string =>
  kind === 'task' ? addresses.task({ id, project_id: project_id ?? '' }) : addresses[kind]({ id });
