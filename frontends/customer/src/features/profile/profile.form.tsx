import { messages, UpdateMe, type UserView } from '@portal/contracts';
import { useUpdateMe } from '@portal/data-access';
import { browserZone, useOnline } from '@portal/ui';
import {
  Card,
  changesOf,
  DraftOffer,
  emptyAsNull,
  FormFailure,
  useSave,
  useSchemaForm,
  useUnsavedChanges,
  WaitingNote,
  type ConflictField,
  LineItem,
} from '@portal/ui-antd';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';

/** Name, company, phone and time zone of the person who is signed in; starts again after each saving. */
export function ProfileForm({ user }: { user: UserView }) {
  const [opened, setOpened] = useState(user);
  return <EditableProfile key={opened.version} user={opened} onSaved={setOpened} />;
}

function EditableProfile({ user, onSaved }: { user: UserView; onSaved: (saved: UserView) => void }) {
  const update = useUpdateMe();
  const online = useOnline();
  const { save, conflictDialog } = useSave({
    record: user,
    name: 'your profile',
    send: async (changes: UpdateMe) => onSaved(await update.mutateAsync(changes)),
    fields: conflictFields,
    toasts: { success: messages.success.profileUpdated, failure: messages.failure.profileUpdate },
  });
  const { formProps, saving, failure, hint, submit, hasChanges, draft } = useSchemaForm({
    name: 'Profile',
    schema: UpdateMe,
    toInput: ({ company_name, ...values }) =>
      changesOf(user, { ...emptyAsNull(values), ...(company_name ? { company_name } : {}) }),
    onSubmit: (changes: UpdateMe) => save(changes),
  });
  useUnsavedChanges(hasChanges);

  return (
    <Card>
      <Form
        {...formProps}
        layout="vertical"
        initialValues={{ ...user }}
        onFinish={() => void submit()}
        requiredMark={false}
        style={{ maxWidth: 480 }}
      >
        <DraftOffer draft={draft} />
        <Form.Item label="E-mail" htmlFor="profile-email" extra="You sign in with this address. Ask us to change it.">
          <Input id="profile-email" value={user.email} readOnly variant="filled" />
        </Form.Item>
        <LineItem name="first_name" label="First name" input={{ autoComplete: 'given-name' }} />
        <LineItem name="last_name" label="Last name" input={{ autoComplete: 'family-name' }} />
        {user.role === 'customer' ? (
          <LineItem name="company_name" label="Company" input={{ autoComplete: 'organization' }} />
        ) : null}
        <LineItem name="phone" label="Phone" input={{ type: 'tel', autoComplete: 'tel' }} />
        <Form.Item name="time_zone" label="Time zone" extra="Times in the portal are shown in this zone.">
          <Select showSearch allowClear placeholder={`This browser's: ${browserZone()}`} options={zones} />
        </Form.Item>
        <FormFailure text={failure} hint={hint} />
        <WaitingNote waits={saving} />
        <Button type="primary" htmlType="submit" disabled={saving} loading={saving && online}>
          Save profile
        </Button>
      </Form>
      {conflictDialog}
    </Card>
  );
}

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** What the same person can have changed on another device, or an admin. */
const conflictFields: readonly ConflictField[] = [
  { key: 'first_name', label: 'First name' },
  { key: 'last_name', label: 'Last name' },
  { key: 'company_name', label: 'Company' },
  { key: 'phone', label: 'Phone' },
  { key: 'time_zone', label: 'Time zone', show: (value) => String(value).replaceAll('_', ' ') },
];
