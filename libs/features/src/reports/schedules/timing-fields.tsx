import { scheduleFrequencies, scheduleWeekdays, type ReportTiming, type ScheduleFrequency } from '@portal/contracts';
import { capitalized } from '@portal/ui';
import { Segmented } from '@portal/ui-antd';
import { Form, Select } from 'antd';

const frequencyLabels: Readonly<Record<ScheduleFrequency, string>> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
};

const hours = Array.from({ length: 24 }, (_, value) => ({
  value,
  label: `${value % 12 === 0 ? 12 : value % 12} ${value < 12 ? 'AM' : 'PM'}`,
}));

const weekdays = scheduleWeekdays.map((value) => ({ value, label: capitalized(value) }));

const days: readonly { value: number | 'last'; label: string }[] = [
  ...Array.from({ length: 28 }, (_, at) => ({ value: at + 1, label: `Day ${at + 1}` })),
  { value: 'last', label: 'Last day' },
];

/** The same hour with another frequency, on a day of it that most choose. */
function withFrequency({ hour }: ReportTiming, frequency: ScheduleFrequency): ReportTiming {
  if (frequency === 'weekly') return { frequency, weekday: 'monday', hour };
  return frequency === 'monthly' ? { frequency, day: 1, hour } : { frequency, hour };
}

/** When a report goes out: how often, on which day, at which hour. */
export function TimingFields({ timing, onChange }: { timing: ReportTiming; onChange: (timing: ReportTiming) => void }) {
  return (
    <>
      <Form.Item label="It goes out" htmlFor="schedule-frequency">
        <Segmented
          id="schedule-frequency"
          aria-label="It goes out"
          value={timing.frequency}
          options={scheduleFrequencies.map((value) => ({ value, label: frequencyLabels[value] }))}
          onChange={(frequency) => onChange(withFrequency(timing, frequency))}
        />
      </Form.Item>
      <div className="report-fields">
        {timing.frequency === 'weekly' ? (
          <Form.Item label="On" htmlFor="schedule-weekday">
            <Select
              id="schedule-weekday"
              value={timing.weekday}
              options={weekdays}
              onChange={(weekday) => onChange({ ...timing, weekday })}
            />
          </Form.Item>
        ) : null}
        {timing.frequency === 'monthly' ? (
          <Form.Item label="On" htmlFor="schedule-day">
            <Select
              id="schedule-day"
              value={timing.day}
              options={[...days]}
              onChange={(day) => onChange({ ...timing, day })}
            />
          </Form.Item>
        ) : null}
        <Form.Item label="At (Eastern time)" htmlFor="schedule-hour">
          <Select
            id="schedule-hour"
            value={timing.hour}
            options={hours}
            onChange={(hour) => onChange({ ...timing, hour })}
          />
        </Form.Item>
      </div>
    </>
  );
}
