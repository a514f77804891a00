import { workflowEventNames, workflowEvents, type WorkflowEventName, type WorkflowRecordKind } from '@portal/contracts';
import { Select } from 'antd';
import { byLabel } from './field-groups.js';
import type { ControlProps } from './field-row.js';

interface EventSelectProps extends ControlProps {
  value: WorkflowEventName | undefined;
  onChange: (event: WorkflowEventName) => void;
  /** Only events about this kind of record. */
  kind?: WorkflowRecordKind | null;
}

/** Chooses an event of a kind of record. */
export function EventSelect({ value, onChange, kind, ...control }: EventSelectProps) {
  const offered = workflowEventNames.filter((name) => !kind || workflowEvents[name].record === kind);
  const groups = [...new Set(offered.map((name) => workflowEvents[name].group))];
  const options = groups.map((label) => ({
    label,
    options: offered
      .filter((name) => workflowEvents[name].group === label)
      .map((name) => ({ value: name, label: workflowEvents[name].title })),
  }));
  return (
    <Select<WorkflowEventName>
      {...control}
      value={value ?? null}
      placeholder="Choose an event"
      showSearch={{ filterOption: byLabel }}
      options={options}
      onChange={onChange}
    />
  );
}
