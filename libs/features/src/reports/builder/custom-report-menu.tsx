import type { ReportFormat } from '@portal/contracts';
import { useDeleteCustomReport, useGenerateCustomReport } from '@portal/data-access';
import { withToasts } from '@portal/ui';
import { Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { reportFormatLabels, reportToasts } from '../report-labels.js';
import { useRunToasts } from '../use-run-toasts.js';

/** The button of a report's menu, whose entries are gone once one is chosen. */
export const moreOf = (id: string | undefined): HTMLElement | null =>
  id === undefined ? null : document.querySelector(`[data-more-of="${id}"]`);

interface CustomReportMenuProps {
  report: { id: string; name: string };
  /** Where the files of such reports are listed. */
  filesHref: string;
  onSchedule: () => void;
}

/** What can be done about a report that was built: run, scheduled, deleted. */
export function CustomReportMenu({ report, filesHref, onSchedule }: CustomReportMenuProps) {
  const generate = useGenerateCustomReport();
  const toasts = useRunToasts(filesHref);
  const remove = useDeleteCustomReport();
  const deleteIt = (): void => void withToasts(remove.mutateAsync(report.id), reportToasts.removed);
  const run = (format: ReportFormat): void => generate.mutate({ id: report.id, format }, toasts);
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
        data-more-of={report.id}
        aria-label={`More for ${report.name}`}
        icon={<Ellipsis size={16} />}
      />
    </Dropdown>
  );
}
