import { monthlyReportPdfHref, monthlyReportQueries } from '@portal/data-access';
import { MonthlyReportBody } from '@portal/features';
import { monthText } from '@portal/ui';
import { DetailFailed, DetailPage, DetailSkeleton, ExactTime, isNotThere } from '@portal/ui-antd';
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
  const { data, error, refetch } = useQuery(monthlyReportQueries.detail(id));
  if (!data || isNotThere(error))
    return error ? (
      <DetailFailed back={back} error={error} noun="report" onRetry={() => void refetch()} />
    ) : (
      <DetailSkeleton />
    );
  return (
    <DetailPage
      back={back}
      title={`Service report, ${monthText(data.month)}`}
      eyebrow={data.company_name}
      status={
        data.sent_at === null ? null : (
          <span>
            Sent <ExactTime at={data.sent_at} />
          </span>
        )
      }
      actions={
        <Button
          type="primary"
          href={monthlyReportPdfHref(data)}
          download
          icon={<Download size={15} strokeWidth={1.75} />}
        >
          Download PDF
        </Button>
      }
    >
      <MonthlyReportBody report={data} />
    </DetailPage>
  );
}
