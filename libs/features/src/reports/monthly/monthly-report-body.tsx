import {
  monthlyReportParts,
  monthlyReportTitles,
  type MonthlyReportPart,
  type MonthlyReportTexts,
  type MonthlyReportView,
} from '@portal/contracts';
import { DetailSection } from '@portal/ui-antd';
import { Input } from 'antd';
import { MonthlyReportFiguresOf } from './monthly-report-charts.js';
import '../reports.css';
import './monthly-report.css';

interface MonthlyReportBodyProps {
  report: MonthlyReportView;
  /** Sentences that are being changed; without it they are only read. */
  edit?: {
    texts: MonthlyReportTexts;
    errors: Readonly<Record<string, string>>;
    onChange: (part: MonthlyReportPart, text: string) => void;
  };
}

/** A monthly service report, part by part; a part without sentences is left out for its readers. */
export const MonthlyReportBody = ({ report, edit }: MonthlyReportBodyProps) => (
  <div className="monthly-report">
    {monthlyReportParts.map((part) => {
      const text = report.texts[part];
      if (!edit && text.trim() === '') return null;
      return (
        <DetailSection key={part} title={monthlyReportTitles[part]}>
          {edit ? (
            <PartEditor part={part} edit={edit} />
          ) : (
            text
              .split(/\n+/)
              .filter((line) => line.trim() !== '')
              .map((line, index) => (
                <p key={index} className="monthly-report__text measure">
                  {line}
                </p>
              ))
          )}
          <MonthlyReportFiguresOf part={part} figures={report.figures} />
        </DetailSection>
      );
    })}
  </div>
);

function PartEditor({ part, edit }: { part: MonthlyReportPart; edit: NonNullable<MonthlyReportBodyProps['edit']> }) {
  const error = edit.errors[part];
  const errorId = `${part}-error`;
  return (
    <>
      <Input.TextArea
        aria-label={`${monthlyReportTitles[part]}: sentences`}
        autoSize={{ minRows: 2, maxRows: 16 }}
        value={edit.texts[part]}
        onChange={(event) => edit.onChange(part, event.target.value)}
        {...(error === undefined
          ? {}
          : { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {error === undefined ? null : (
        <p id={errorId} className="monthly-report__error danger small">
          {error}
        </p>
      )}
      {edit.texts[part].trim() === '' ? (
        <p className="monthly-report__left-out muted small">Without sentences this part is left out of the report.</p>
      ) : null}
    </>
  );
}
