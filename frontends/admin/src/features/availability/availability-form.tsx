import { availabilityRules, UpdateHostAvailability, type HostAvailability } from '@portal/contracts';
import { useUpdateHostAvailability } from '@portal/data-access';
import { useOnline } from '@portal/ui';
import {
  changesOf,
  DetailSection,
  DraftOffer,
  FormFailure,
  useSave,
  useSchemaForm,
  useUnsavedChanges,
  WaitingNote,
  type ConflictField,
} from '@portal/ui-antd';
import { Button, Form, Input, Select, Switch } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ExceptionsField, weekdays, WeeklyHoursField, type DayException, type Hours } from './weekly-hours-field.js';

/** Fields of a host's availability that two people can both have changed. */
const availabilityConflictFields: readonly ConflictField[] = [
  { key: 'takes_meetings', label: 'Takes meetings', show: (value) => (value ? 'Yes' : 'No') },
  { key: 'time_zone', label: 'Time zone' },
  { key: 'meeting_url', label: 'Video room' },
  {
    key: 'weekly',
    label: 'Weekly hours',
    show: (value) =>
      (value as Hours[]).map(({ weekday, from, to }) => `${weekdays[weekday - 1]} ${from}–${to}`).join('\n') || 'none',
  },
  {
    key: 'exceptions',
    label: 'Days that differ',
    show: (value) =>
      (value as DayException[])
        .map(({ day, from, to, note }) =>
          [day, from === null ? 'closed' : `${from}–${to}`, note].filter(Boolean).join(' '),
        )
        .join('\n') || 'none',
  },
];

const texts = { success: 'Availability saved.', failure: 'Failed to save availability.' };
const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));
const { noticeHours, daysAhead, bufferMinutes } = availabilityRules;

/** The hours, the days that differ, the zone they are meant in and the video room of a host. */
export function AvailabilityForm({ host, isOwn }: { host: HostAvailability; isOwn: boolean }) {
  const update = useUpdateHostAvailability();
  const online = useOnline();
  const { save, conflictDialog } = useSave({
    record: host,
    name: isOwn ? 'your availability' : `the availability of ${host.host_name}`,
    send: (changes: UpdateHostAvailability) => update.mutateAsync({ host_id: host.host_id, ...changes }),
    fields: availabilityConflictFields,
    toasts: texts,
  });
  const [opened, setOpened] = useState(host);
  const [touched, setTouched] = useState(false);
  const { form, formProps, saving, failure, hint, submit, draft } = useSchemaForm({
    name: `Availability of ${host.host_id}`,
    schema: UpdateHostAvailability,
    toInput: (values) => changesOf(opened, { ...values, meeting_url: values['meeting_url'] || null }),
    onSubmit: (changes) => save(changes, opened),
  });
  useUnsavedChanges(() => touched);
  // the saved values, this user's or another's, show as long as nothing is being changed here
  if (host !== opened && !touched) setOpened(host);
  useEffect(() => form.setFieldsValue(opened), [form, opened]);
  const send = async (): Promise<void> => {
    if (await submit()) setTouched(false);
  };
  return (
    <Form
      {...formProps}
      layout="vertical"
      requiredMark={false}
      initialValues={host}
      onValuesChange={(changed: Record<string, unknown>) => {
        setTouched(true);
        formProps.onValuesChange(changed);
      }}
      onFinish={() => void send()}
      className="availability"
    >
      <DraftOffer draft={draft && { ...draft, restore: () => (setTouched(true), draft.restore()) }} />
      <DetailSection title="Meetings">
        <Form.Item
          name="takes_meetings"
          valuePropName="checked"
          label="Takes meetings"
          extra="Off: no time of this host is offered, and nobody is booked with them by itself."
        >
          <Switch />
        </Form.Item>
        <Form.Item name="meeting_url" label="Video room" extra="Put into new video meetings.">
          <Input type="url" placeholder="https://" />
        </Form.Item>
        <Form.Item name="time_zone" label="Time zone" extra="The clock that the hours below are read on.">
          <Select showSearch options={zones} />
        </Form.Item>
      </DetailSection>
      <DetailSection title="Weekly hours">
        <Form.Item name="weekly">
          <WeeklyHoursField />
        </Form.Item>
        <p className="muted small">
          Customers see times at least {noticeHours} hours and at most {daysAhead} days ahead, with {bufferMinutes}{' '}
          minutes before and after every meeting. Federal holidays and our{' '}
          <Link to="/admin/support/closed-days">closed days</Link> are left out.
        </p>
      </DetailSection>
      <DetailSection title="Days that differ">
        <Form.Item name="exceptions">
          <ExceptionsField />
        </Form.Item>
      </DetailSection>
      <FormFailure text={failure} hint={hint} />
      <div className="availability__save sticky line-above row wrap gap-12">
        <Button type="primary" htmlType="submit" loading={saving && online} disabled={!touched || saving}>
          Save availability
        </Button>
        <WaitingNote waits={saving} />
        <span className="muted small" role="status">
          {touched ? 'Not saved yet' : host.updated_at ? 'Saved' : 'These are the business hours; nothing was changed'}
        </span>
      </div>
      {conflictDialog}
    </Form>
  );
}
