import {
  workflowRecordKinds,
  workflowRecords,
  workflowTriggerTypes,
  type WorkflowRecordKind,
  type WorkflowStart,
  type WorkflowTriggerType,
  workflowEventNames,
  workflowEvents,
  type WorkflowEventName,
} from '@portal/contracts';
import { Radio, Input } from 'antd';
import { Check, Search } from 'lucide-react';
import { useState } from 'react';
import { ChoiceRow } from '../step-fields/field-row.js';
import { eventSentence, aRecord } from '../labels/trigger-labels.js';
import { triggerTypeLabels } from '../labels/workflow-labels.js';
import type { Problems } from './draft.js';
import { HookFields } from './hook-fields.js';
import { ScheduleFields } from './schedule-fields.js';
import { triggerIcons } from './steps/step-look.js';

interface TriggerFormProps {
  trigger: WorkflowStart | null;
  onChange: (trigger: WorkflowStart) => void;
  problems: Problems;
  /** The saved workflow, whose webhook has an address and a secret. */
  saved: { id: string; hook_url: string | null } | undefined;
}

/** What a way of starting begins with. */
const starts: Readonly<Record<WorkflowTriggerType, WorkflowStart>> = {
  event: { type: 'event', event: 'ticket.opened' },
  schedule: { type: 'schedule', cron: '0 8 * * 1-5', time_zone: 'America/New_York', record: null, allow_many: false },
  manual: { type: 'manual', record: null },
  webhook: { type: 'webhook', verification: 'signature', record: null },
};

/** Chooses what starts a workflow: an event, a schedule, an admin, or a webhook. */
export function TriggerForm({ trigger, onChange, problems, saved }: TriggerFormProps) {
  const type = trigger?.type ?? 'event';
  return (
    <>
      <Radio.Group
        className="trigger-types"
        aria-label="What starts it"
        value={type}
        onChange={({ target }) => onChange(starts[target.value as WorkflowTriggerType])}
      >
        {workflowTriggerTypes.map((one) => {
          const Icon = triggerIcons[one];
          return (
            <Radio.Button key={one} value={one} className="trigger-types__type">
              <Icon size={16} strokeWidth={1.75} /> {triggerTypeLabels[one]}
            </Radio.Button>
          );
        })}
      </Radio.Group>
      {type === 'event' ? (
        <EventChooser
          value={trigger?.type === 'event' ? trigger.event : undefined}
          onChange={(event) => onChange({ type: 'event', event })}
        />
      ) : null}
      {trigger?.type === 'schedule' ? (
        <>
          <ScheduleFields trigger={trigger} onChange={onChange} problems={problems} />
          <RecordField label="For each" none="One run, about no record" trigger={trigger} onChange={onChange} />
        </>
      ) : null}
      {trigger?.type === 'manual' ? (
        <RecordField label="Started on a" none="No record" trigger={trigger} onChange={onChange} />
      ) : null}
      {trigger?.type === 'webhook' ? (
        <>
          <RecordField
            label="About a"
            none="No record"
            extra={trigger.record ? `The body carries the id of ${aRecord(trigger.record)} as record_id.` : undefined}
            trigger={trigger}
            onChange={onChange}
          />
          <HookFields trigger={trigger} onChange={onChange} saved={saved} />
        </>
      ) : null}
    </>
  );
}

interface RecordFieldProps {
  label: string;
  none: string;
  extra?: string | undefined;
  trigger: Exclude<WorkflowStart, { type: 'event' }>;
  onChange: (trigger: WorkflowStart) => void;
}

const recordOptions = workflowRecordKinds.map((value) => ({ value, label: workflowRecords[value].label }));

/** The kind of record that the runs are about. */
const RecordField = ({ label, none, extra, trigger, onChange }: RecordFieldProps) => (
  <ChoiceRow<WorkflowRecordKind | ''>
    label={label}
    extra={extra}
    value={trigger.record ?? ''}
    options={[{ value: '', label: none }, ...recordOptions]}
    onChange={(next) => onChange({ ...trigger, record: next || null })}
  />
);

interface EventChooserProps {
  value: WorkflowEventName | undefined;
  onChange: (event: WorkflowEventName) => void;
}

const groups = [...new Set(workflowEventNames.map((name) => workflowEvents[name].group))];

const isFound = (name: WorkflowEventName, text: string): boolean => {
  const { title, group } = workflowEvents[name];
  return `${group} ${title} ${eventSentence(name)} ${name}`.toLowerCase().includes(text.trim().toLowerCase());
};

/** Every event that can start a workflow, by the record that it is about; found by typing. */
function EventChooser({ value, onChange }: EventChooserProps) {
  const [text, setText] = useState('');
  const found = workflowEventNames.filter((name) => isFound(name, text));
  return (
    <div>
      <Input
        type="search"
        aria-label="Find an event"
        placeholder="Find an event: ticket, invoice, meeting …"
        prefix={<Search size={15} strokeWidth={1.75} />}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length === 0 ? <p className="muted small">No event is called so.</p> : null}
      <div className="event-chooser__list column gap-14">
        {groups.map((group) => {
          const own = found.filter((name) => workflowEvents[name].group === group);
          return own.length === 0 ? null : (
            <section key={group} aria-label={group}>
              <h3 className="step-chooser__title muted">{group}</h3>
              {own.map((name) => (
                <button
                  key={name}
                  type="button"
                  className="event-choice rounded-8 row between gap-10 full"
                  aria-pressed={name === value}
                  onClick={() => onChange(name)}
                >
                  {workflowEvents[name].title}
                  {name === value ? <Check size={15} strokeWidth={2.25} /> : null}
                </button>
              ))}
            </section>
          );
        })}
      </div>
    </div>
  );
}
