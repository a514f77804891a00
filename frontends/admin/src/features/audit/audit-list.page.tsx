import { listAuditEntries } from '@portal/contracts';
import { auditExportHref, auditQueries, useFetchPage } from '@portal/data-access';
import { ListAndDetail, ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from 'antd';
import { useParams } from 'react-router';
import { AuditEntryPanel } from './audit-entry-detail.js';
import { useAuditFilters } from './audit-filters.js';
import { auditColumns } from './audit.columns.js';
import { nameOfEntry } from './audit-labels.js';
import { ChainState } from './chain-state.js';

/** Who changed what, with the values before and after (decisions, section 6). */
export function AuditListPage() {
  const { id } = useParams();
  const [query, setQuery] = useListQuery(listAuditEntries);
  const result = useQuery(auditQueries.list(query));
  const fetchPage = useFetchPage(auditQueries.list);
  const filters = useAuditFilters(query, result.data?.data);
  return (
    <ListAndDetail
      detailLabel="Open change"
      list={
        <ListPage
          title="Audit"
          noun={['change', 'changes']}
          result={result}
          fetchPage={fetchPage}
          columns={auditColumns}
          query={query}
          onQueryChange={setQuery}
          filters={filters}
          searchLabel="Search number or name"
          lead={<ChainState />}
          empty={{
            title: 'Nothing has changed yet',
            text: 'Whatever anybody changes from now on stands here, with what was before.',
          }}
          actions={
            <Button href={auditExportHref(query)} download icon={<Download size={15} aria-hidden="true" />}>
              Export
            </Button>
          }
          nameOf={nameOfEntry}
          hrefOf={(row) => `/admin/audit/${row.id}`}
          openId={id}
        />
      }
      detail={id ? <AuditEntryPanel key={id} id={id} /> : null}
    />
  );
}
