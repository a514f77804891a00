import { listAuditEntries } from '@portal/contracts';
import { auditExportHref, auditQueries } from '@portal/data-access';
import { ListAndDetail, ListPage } from '@portal/ui-antd';
import { Download } from 'lucide-react';
import { Button } from 'antd';
import { useParams } from 'react-router';
import { AuditEntryPanel } from './audit-entry-detail.js';
import { useAuditFilters } from './audit-filters.js';
import { auditColumns } from './audit.columns.js';
import { nameOfEntry } from './audit-labels.js';
import { ChainState } from './chain-state.js';
import { useList } from '../../records/use-list.js';

/** Who changed what, with the values before and after (decisions, section 6). */
export function AuditListPage() {
  const { id } = useParams();
  const list = useList(listAuditEntries, auditQueries.list);
  const filters = useAuditFilters(list.query, list.result.data?.data);
  return (
    <ListAndDetail
      detailLabel="Open change"
      list={
        <ListPage
          {...list}
          title="Audit"
          noun={['change', 'changes']}
          columns={auditColumns}
          filters={filters}
          searchLabel="Search number or name"
          lead={<ChainState />}
          empty={{
            title: 'Nothing has changed yet',
            text: 'Whatever anybody changes from now on stands here, with what was before.',
          }}
          actions={
            <Button href={auditExportHref(list.query)} download icon={<Download size={15} aria-hidden="true" />}>
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
