import type { ReportDefinitionView } from '@portal/contracts';
import { sentenceOfFailure } from '@portal/ui';
import { Alert, Skeleton } from 'antd';
import { FileChartColumn } from 'lucide-react';
import './reports.css';

interface ReportCatalogueProps {
  available: { data: ReportDefinitionView[] | undefined; error: Error | null };
  onRun: (definition: ReportDefinitionView) => void;
}

/** The reports that can be run, each with its description. */
export function ReportCatalogue({ available: { data, error }, onRun }: ReportCatalogueProps) {
  if (error && !data)
    return <Alert type="error" showIcon title={sentenceOfFailure(error, 'The reports could not be listed.')} />;
  if (!data) return <Skeleton active title={false} />;
  return (
    <ul className="report-catalogue stack gap-12" aria-label="Reports that you can run">
      {data.map((definition) => (
        <li key={definition.name}>
          <button type="button" className="report-card stack frame full" onClick={() => onRun(definition)}>
            <FileChartColumn size={18} strokeWidth={1.75} />
            <span className="strong">{definition.title}</span>
            <span className="report-card__text muted small">{definition.description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
