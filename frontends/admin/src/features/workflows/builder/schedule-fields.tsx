import { workflowLimits, type ScheduleStart } from '@portal/contracts';
import { optionsOf } from '@portal/features';
import { formatInstant, useNow } from '@portal/ui';
import { NumberField } from '@portal/ui-antd';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { ChoiceRow, FieldRow } from '../step-fields/field-row.js';
import { cronOf, nextTimes, simpleOf, type Pace, type SimpleSchedule, weekdayName } from '../labels/schedule.js';
import type { Problems } from './draft.js';

interface ScheduleFieldsProps {
  trigger: ScheduleStart;
  onChange: (trigger: ScheduleStart) => void;
  problems: Problems;
}

const paceLabels: Readonly<Record<Pace, string>> = {
  hour: 'Every hour',
  day: 'Every day',
  weekdays: 'Monday to Friday',
  week: 'Once a week',
  month: 'Once a month',
  custom: 'By an expression',
};

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));
const weekdays = [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, label: weekdayName(value) }));
const SHOWN = 5;

/** How often a workflow comes by itself, on whose clock, and when next. */
export function ScheduleFields({ trigger, onChange, problems }: ScheduleFieldsProps) {
  const { cron, time_zone: zone } = trigger;
  const [isCustom, setIsCustom] = useState(simpleOf(cron).pace === 'custom');
  const simple: SimpleSchedule = isCustom ? { ...simpleOf(cron), pace: 'custom' } : simpleOf(cron);
  const set = (fields: Partial<SimpleSchedule>): void => {
    const next = { ...simple, ...fields };
    setIsCustom(next.pace === 'custom');
    onChange({ ...trigger, cron: cronOf(next, cron) });
  };
  const now = useNow();
  const times = nextTimes(cron, zone, now, SHOWN);
  return (
    <>
      <ChoiceRow
        label="How often"
        value={simple.pace}
        options={optionsOf(paceLabels)}
        onChange={(pace: Pace) => set({ pace })}
      />
      {simple.pace === 'week' ? (
        <ChoiceRow
          label="Day"
          value={simple.weekday}
          options={weekdays}
          onChange={(weekday: number) => set({ weekday })}
        />
      ) : null}
      {simple.pace === 'month' ? (
        <FieldRow label="Day of the month" extra="Months that are shorter are left out.">
          {(control) => (
            <NumberField
              {...control}
              value={simple.day}
              onChange={(day) => (typeof day === 'number' && day >= 1 && day <= 31 ? set({ day }) : undefined)}
            />
          )}
        </FieldRow>
      ) : null}
      {simple.pace === 'custom' ? (
        <FieldRow label="Expression" problem={problems['cron']} extra="Minute, hour, day, month, weekday: 0 8 * * 1-5">
          {(control) => (
            <Input
              {...control}
              className="schedule-expression"
              autoComplete="off"
              value={cron}
              onChange={({ target }) => onChange({ ...trigger, cron: target.value })}
            />
          )}
        </FieldRow>
      ) : (
        <FieldRow label={simple.pace === 'hour' ? 'Minutes past the hour' : 'Time'} problem={problems['cron']}>
          {(control) =>
            simple.pace === 'hour' ? (
              <NumberField
                {...control}
                value={Number(simple.time.slice(3))}
                onChange={(minute) =>
                  typeof minute === 'number' && minute >= 0 && minute < 60
                    ? set({ time: `00:${String(minute).padStart(2, '0')}` })
                    : undefined
                }
              />
            ) : (
              <Input
                {...control}
                type="time"
                value={simple.time}
                onChange={({ target }) => (target.value ? set({ time: target.value }) : undefined)}
              />
            )
          }
        </FieldRow>
      )}
      <ChoiceRow
        label="Time zone"
        problem={problems['time_zone']}
        showSearch
        value={zone}
        options={zones}
        onChange={(time_zone: string) => onChange({ ...trigger, time_zone })}
      />
      <section className="next-times small numeric" aria-label="Next times">
        <h3 className="step-chooser__title muted">Next times</h3>
        {times.length === 0 ? <p className="muted small">None: this is no schedule yet.</p> : null}
        <ol>
          {times.map((time) => (
            <li key={time}>
              <time dateTime={time}>{formatInstant(time, 'exact', zone)}</time>
            </li>
          ))}
        </ol>
      </section>
      {trigger.record ? (
        <Checkbox
          checked={trigger.allow_many}
          onChange={({ target }) => onChange({ ...trigger, allow_many: target.checked })}
        >
          Allow more than {workflowLimits.recordsPerSchedule} records at once
        </Checkbox>
      ) : null}
    </>
  );
}
