import { reportBuckets, type ReportParameterName, type ReportParams } from '@portal/contracts';
import { DayField, Segmented } from '@portal/ui-antd';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { ProjectPicker } from '../projects/project-picker.js';
import type { PickerProps } from '../searched-select.js';
import { parameterLabels } from './report-labels.js';

/** How the console lets admins narrow a report to one customer or company. */
export type ReportPickers = Partial<Record<'customer_id' | 'company_id', (picker: PickerProps) => ReactNode>> & {
  /** How admins choose whom a scheduled report goes to; customers have theirs alone. */
  recipients?: (field: PeopleFieldProps) => ReactNode;
};

/** What the console and the portal pass to the screens of reports. */
export interface ReportsFrame {
  density: 'dense' | 'roomy';
  pickers?: ReportPickers;
}

export const noPickers: ReportPickers = {};

/** The properties of a field for several people. */
export interface PeopleFieldProps {
  id: string;
  value: readonly string[];
  /** Those who stand there already, so that their names are known before the list is. */
  current: readonly { id: string; name: string }[];
  onChange: (ids: string[]) => void;
}

interface ReportFieldsProps {
  parameters: readonly ReportParameterName[];
  params: ReportParams;
  onChange: (params: ReportParams) => void;
  /** What was refused, by the parameter. */
  errors: Partial<Record<string, string>>;
  pickers: ReportPickers;
}

const bucketLabels = { week: 'Week', month: 'Month' } as const;

/** The fields of what a report can be asked for. */
export function ReportFields({ parameters, params, onChange, errors, pickers }: ReportFieldsProps) {
  const set = (name: ReportParameterName, value: string | null): void => {
    const others = Object.entries(params).filter(([known]) => known !== name);
    onChange(Object.fromEntries(value === null || value === '' ? others : [...others, [name, value]]));
  };
  const fields = parameters.filter((name) => name !== 'chart'); // stands at the chart
  return (
    <Form layout="vertical" component="div" className="report-fields">
      {fields.map((name) => {
        const id = `report-${name}`;
        const picker: PickerProps = {
          id,
          value: params[name] ?? null,
          allowClear: true,
          onChange: (value) => set(name, value),
        };
        return (
          <Form.Item
            key={name}
            label={parameterLabels[name]}
            htmlFor={id}
            {...(errors[name] === undefined ? {} : { validateStatus: 'error' as const, help: errors[name] })}
          >
            {fieldOf(name, picker, (value) => set(name, value), pickers)}
          </Form.Item>
        );
      })}
    </Form>
  );
}

function fieldOf(
  name: ReportParameterName,
  picker: PickerProps,
  set: (value: string) => void,
  pickers: ReportPickers,
): ReactNode {
  switch (name) {
    case 'project_id':
      return <ProjectPicker {...picker} placeholder="All projects" />;
    case 'customer_id':
      return pickers.customer_id?.({ ...picker, placeholder: 'All customers' });
    case 'company_id':
      return pickers.company_id?.({ ...picker, placeholder: 'All companies' });
    case 'bucket':
      return (
        <Segmented
          id={picker.id ?? name}
          aria-label={parameterLabels.bucket}
          value={picker.value ?? 'month'}
          options={reportBuckets.map((value) => ({ value, label: bucketLabels[value] }))}
          onChange={set}
        />
      );
    default:
      return <DayField id={picker.id ?? name} value={picker.value ?? null} onChange={set} />;
  }
}
