import { optionsOf } from '../../consultations/consultation-labels.js';
import {
  aggregateName,
  ReportGoal,
  reportQueryLimits,
  reportSteps,
  type ReportChartKind,
  type ReportQuery,
  type ReportSourceView,
  type ReportStep,
} from '@portal/contracts';
import { NumberField, Segmented } from '@portal/ui-antd';
import { Form, Input, Select } from 'antd';
import type { z } from 'zod';
import { chartKindLabels } from '../report-labels.js';
import { aggregatesOf, chartKindsIn, columnAt, namesOf, type QueryDraft } from './query-draft.js';

interface ShapeFieldsProps {
  source: ReportSourceView;
  draft: QueryDraft;
  onChange: (draft: QueryDraft) => void;
}

/** Values of a group's select are "column" or "column step". */
const keyOf = ({ column, step }: ReportQuery['group_by'][number]): string => (step ? `${column} ${step}` : column);
const groupAt = (key: string): ReportQuery['group_by'][number] => {
  const [column = '', step] = key.split(' ');
  return step ? { column, step: step as ReportStep } : { column };
};

/** The columns of a report, or its groups and what is counted of them; and its order. */
export const ShapeFields = ({ source, draft, onChange }: ShapeFieldsProps) => (
  <>
    <Form.Item label="One line for">
      <Segmented
        aria-label="One line for"
        value={draft.isGrouped ? 'group' : 'row'}
        options={optionsOf({ row: 'Each record', group: 'Each group' })}
        onChange={(value) => onChange({ ...draft, isGrouped: value === 'group', sort: [] })}
      />
    </Form.Item>
    {draft.isGrouped ? (
      <GroupFields source={source} draft={draft} onChange={onChange} />
    ) : (
      <Form.Item label="Columns" htmlFor="report-columns">
        <Select
          id="report-columns"
          mode="multiple"
          maxCount={reportQueryLimits.columns}
          showSearch={{ optionFilterProp: 'label' }}
          value={draft.columns}
          options={source.columns.map(({ name, label }) => ({ value: name, label }))}
          onChange={(columns: string[]) => onChange({ ...draft, columns })}
        />
      </Form.Item>
    )}
    <SortFields source={source} draft={draft} onChange={onChange} />
  </>
);

function GroupFields({ source, draft, onChange }: ShapeFieldsProps) {
  const aggregates = aggregatesOf(source);
  const groups = source.columns.flatMap(({ name, label, unit }) =>
    unit === 'day' || unit === 'instant'
      ? reportSteps.map((step) => ({ value: `${name} ${step}`, label: `${label} by ${step}` }))
      : unit === 'text'
        ? [{ value: name, label }]
        : [],
  );
  return (
    <>
      <Form.Item label="Groups" htmlFor="report-groups">
        <Select
          id="report-groups"
          mode="multiple"
          maxCount={reportQueryLimits.groups}
          showSearch={{ optionFilterProp: 'label' }}
          value={draft.group_by.map(keyOf)}
          options={groups}
          onChange={(keys: string[]) => onChange({ ...draft, group_by: lastOfEach(keys.map(groupAt)) })}
        />
      </Form.Item>
      <Form.Item label="Figures" htmlFor="report-figures">
        <Select
          id="report-figures"
          mode="multiple"
          maxCount={reportQueryLimits.aggregates}
          showSearch={{ optionFilterProp: 'label' }}
          value={draft.aggregates.map(aggregateName)}
          options={aggregates.map(({ name, label }) => ({ value: name, label }))}
          onChange={(names: string[]) =>
            onChange({
              ...draft,
              aggregates: names.flatMap((name) => aggregates.find((one) => one.name === name)?.aggregate ?? []),
            })
          }
        />
      </Form.Item>
    </>
  );
}

/** A column groups once; the step chosen last holds. */
const lastOfEach = (groups: ReportQuery['group_by']): ReportQuery['group_by'] => [
  ...new Map(groups.map((group) => [group.column, group])).values(),
];

const directions = optionsOf({ asc: 'Least first', desc: 'Most first' });

function SortFields({ source, draft, onChange }: ShapeFieldsProps) {
  const labels = new Map(aggregatesOf(source).map(({ name, label }) => [name, label]));
  const [sort] = draft.sort;
  return (
    <Form.Item label="Order" htmlFor="report-order">
      <div className="report-order stack start gap-8">
        <Select
          id="report-order"
          allowClear
          placeholder="As they come"
          value={sort?.column ?? null}
          options={namesOf(draft).map((name) => ({
            value: name,
            label: columnAt(source, name)?.label ?? labels.get(name) ?? name,
          }))}
          onChange={(column: string | undefined) =>
            onChange({ ...draft, sort: column ? [{ column, order: sort?.order ?? 'asc' }] : [] })
          }
        />
        {sort ? (
          <Segmented
            aria-label="Direction"
            value={sort.order}
            options={[...directions]}
            onChange={(order) => onChange({ ...draft, sort: [{ ...sort, order }] })}
          />
        ) : null}
      </div>
    </Form.Item>
  );
}

/** How the groups are drawn. */
export function ChartField({ draft, onChange }: Omit<ShapeFieldsProps, 'source'>) {
  const kinds = chartKindsIn(draft);
  return (
    <Form.Item label="Chart" htmlFor="report-chart">
      <Select
        id="report-chart"
        value={kinds.find((kind) => kind === draft.chart) ?? 'bars'}
        options={kinds.map((value) => ({ value, label: chartKindLabels[value] }))}
        onChange={(chart: ReportChartKind) => onChange({ ...draft, chart })}
      />
    </Form.Item>
  );
}

/** What is wrong with a part of the goal, beside its field. */
const faultOf = (schema: z.ZodType, value: unknown) => {
  const help = value === null || value === '' ? undefined : schema.safeParse(value).error?.issues[0]?.message;
  return help === undefined ? {} : { validateStatus: 'error' as const, help };
};

/** The number that the figures are to reach, and what it is called. */
export function GoalFields({ draft, onChange }: Omit<ShapeFieldsProps, 'source'>) {
  const goal = draft.goal ?? { value: null, label: '' };
  const { value: number, label: name } = ReportGoal.shape;
  return (
    <div className="report-goal">
      <Form.Item label="Goal" htmlFor="report-goal" {...faultOf(number, goal.value)}>
        <NumberField
          id="report-goal"
          placeholder="None"
          value={goal.value}
          onChange={(value) => onChange({ ...draft, goal: { ...goal, value } })}
        />
      </Form.Item>
      <Form.Item label="Name of the goal" htmlFor="report-goal-name" {...faultOf(name, goal.label)}>
        <Input
          id="report-goal-name"
          placeholder="Goal"
          value={goal.label}
          onChange={(event) => onChange({ ...draft, goal: { ...goal, label: event.target.value } })}
        />
      </Form.Item>
    </div>
  );
}
