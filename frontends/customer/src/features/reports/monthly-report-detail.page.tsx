import { monthlyReportPdfHref, monthlyReportQueries } from '@portal/data-access';
import { MonthlyReportBody, RecordBoundary } from '@portal/features';
import { monthText } from '@portal/ui';
import { DetailPage, ExactTime } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useScreenTitle } from '../../list-title.js';

/** One month of the company in sentences and charts, as it was sent. */
export function MonthlyReportDetailPage() {
  const { id = '' } = useParams();
  const label = useScreenTitle('Monthly service reports', 'All monthly service reports');
  const back = { to: addresses.monthlyReports, label };
  const result = useQuery(monthlyReportQueries.detail(id));
  return (
    <RecordBoundary result={result} back={back} noun="report" hidesGone>
      {(report) => (
        <DetailPage
          back={back}
          title={`Service report, ${monthText(report.month)}`}
          eyebrow={report.company_name}
          status={
            report.sent_at === null ? null : (
              <span>
                Sent <ExactTime at={report.sent_at} />
              </span>
            )
          }
          actions={
            <Button
              type="primary"
              href={monthlyReportPdfHref(report)}
              download
              icon={<Download size={15} strokeWidth={1.75} />}
            >
              Download PDF
            </Button>
          }
        >
          <MonthlyReportBody report={report} />
        </DetailPage>
      )}
    </RecordBoundary>
  );
}
