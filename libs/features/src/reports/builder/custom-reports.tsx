import type { CustomReportView, ReportFormat } from '@portal/contracts';
import { customReportQueries, useDeleteCustomReport, useGenerateCustomReport, useSession } from '@portal/data-access';
import { actionToasts, sentenceOfFailure, withToasts } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Dropdown } from 'antd';
import { Ellipsis, Plus, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { reportFormatLabels, reportToasts } from '../report-labels.js';
import { ReportBuilder } from './report-builder.js';
import '../reports.css';

/** All of them: a person has few. */
const MANY = { limit: 100 };

interface CustomReportsProps {
  addressOf: (report: CustomReportView) => string;
  onSchedule: (report: CustomReportView) => void;
}

/** The reports that the user built or shares, each to be changed and run; and the way to a new one. */
export function CustomReports({ addressOf, onSchedule }: CustomReportsProps) {
  const reports = useQuery(customReportQueries.list(MANY));
  const sources = useQuery(customReportQueries.sources());
  const { user } = useSession();
  const [isBuilding, setBuilding] = useState(false);
  return (
    <section aria-labelledby="custom-reports">
      <div className="custom-reports__head row wrap between gap-8">
        <h2 id="custom-reports" className="medium strong">
          Your own reports
        </h2>
        <Button icon={<Plus size={16} />} disabled={!sources.data} onClick={() => setBuilding(true)}>
          Build a report
        </Button>
      </div>
      {reports.error && !reports.data ? (
        <Alert type="error" showIcon title={sentenceOfFailure(reports.error, 'Your reports could not be listed.')} />
      ) : null}
      {reports.data?.data.length === 0 ? (
        <p className="mb-16 muted">Choose columns, filters and groups yourself; what you save stands here.</p>
      ) : null}
      <ul className="report-catalogue stack gap-12" aria-label="Reports that were built">
        {reports.data?.data.map((report) => (
          <li key={report.id} className="custom-report relative">
            <Link to={addressOf(report)} className="report-card stack frame full">
              <Table2 size={18} strokeWidth={1.75} />
              <span className="strong">{report.name}</span>
              <span className="report-card__text muted small">{aboutOf(report, user?.id, sources.data)}</span>
            </Link>
            <CustomReportMenu report={report} onSchedule={() => onSchedule(report)} />
          </li>
        ))}
      </ul>
      {isBuilding && sources.data ? <ReportBuilder sources={sources.data} onClose={() => setBuilding(false)} /> : null}
    </section>
  );
}

/** The button of a report's menu, whose entries are gone once one is chosen. */
export const moreOf = (id: string | undefined): HTMLElement | null =>
  id === undefined ? null : document.querySelector(`[data-more-of="${id}"]`);

/** "Tasks, shared by Avery Cole" */
function aboutOf(
  { query, is_shared: isShared, owner_id: ownerId, owner_name: owner }: CustomReportView,
  userId: string | undefined,
  sources: readonly { name: string; label: string }[] | undefined,
): string {
  const of = sources?.find(({ name }) => name === query.source)?.label ?? '';
  if (!isShared) return of;
  return ownerId === userId ? `${of}, shared with all admins` : `${of}, shared by ${owner}`;
}

function CustomReportMenu({ report, onSchedule }: { report: CustomReportView; onSchedule: () => void }) {
  const generate = useGenerateCustomReport();
  const remove = useDeleteCustomReport();
  const deleteIt = (): void => void withToasts(remove.mutateAsync(report.id), reportToasts.removed);
  const run = (format: ReportFormat): void =>
    generate.mutate({ id: report.id, format }, actionToasts(reportToasts.generated));
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...(['csv', 'xlsx', 'pdf', 'json'] as const).map((format) => ({
            key: format,
            label: `Run as ${reportFormatLabels[format]}`,
            onClick: () => run(format),
          })),
          { key: 'schedule', label: 'Schedule', onClick: onSchedule },
          { type: 'divider' as const },
          { key: 'delete', danger: true, label: 'Delete', onClick: deleteIt },
        ],
      }}
    >
      <Button
        type="text"
        size="small"
        className="custom-report__more"
        data-more-of={report.id}
        aria-label={`More for ${report.name}`}
        icon={<Ellipsis size={16} />}
      />
    </Dropdown>
  );
}
