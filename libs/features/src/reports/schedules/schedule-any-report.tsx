import { customReportQueries, reportQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Form, Modal, Select } from 'antd';
import { useState } from 'react';
import type { ReportPickers } from '../report-fields.js';
import type { ScheduledReport } from './schedule-labels.js';
import { ScheduleReport } from './schedule-report.js';

const MANY = { limit: 100 };

/** A new schedule of a report that is chosen first. */
export function ScheduleAnyReport({ pickers, onClose }: { pickers: ReportPickers; onClose: () => void }) {
  const [chosen, setChosen] = useState<ScheduledReport>();
  const available = useQuery(reportQueries.available());
  const built = useQuery(customReportQueries.list(MANY));
  if (chosen) return <ScheduleReport report={chosen} pickers={pickers} onClose={onClose} />;
  const ours = (available.data ?? []).map(({ name, title, parameters }): ScheduledReport => {
    return { title, definition: name, parameters: parameters.map((one) => one.name) };
  });
  const own = (built.data?.data ?? []).map(({ id, name }): ScheduledReport => {
    return { title: name, definition: 'custom', customReportId: id, parameters: [] };
  });
  const optionsOf = (reports: readonly ScheduledReport[]) =>
    reports.map((one) => ({ value: one.customReportId ?? one.definition, label: one.title }));
  return (
    <Modal open title="New schedule" footer={null} onCancel={onClose}>
      <Form layout="vertical" component="div">
        <Form.Item label="Which report?" htmlFor="schedule-any-report">
          <Select
            id="schedule-any-report"
            autoFocus
            placeholder="Choose a report"
            loading={available.isPending}
            showSearch={{ optionFilterProp: 'label' }}
            options={[
              { label: 'Library', options: optionsOf(ours) },
              ...(own.length > 0 ? [{ label: 'Mine', options: optionsOf(own) }] : []),
            ]}
            onChange={(value: string) =>
              setChosen([...ours, ...own].find((one) => (one.customReportId ?? one.definition) === value))
            }
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
