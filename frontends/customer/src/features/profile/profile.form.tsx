import { messages, updateMe, type UpdateMe, type UserView } from '@portal/contracts';
import { useUpdateMe } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { Card, fieldErrorsOf, useSchemaForm, useUnsavedChanges } from '@portal/ui-antd';
import { Alert, Button, Form, Input, Select } from 'antd';

/** Name, company, phone and time zone of the person who is signed in. */
export function ProfileForm({ user }: { user: UserView }) {
  const update = useUpdateMe();
  const { form, saving, failure, submit } = useSchemaForm({
    schema: updateMe,
    toInput: ({ company_name, ...values }) => ({
      ...emptyAsNull(values),
      ...(company_name && company_name !== user.company_name ? { company_name } : {}),
      version: user.version,
    }),
    onSubmit: async (changes: UpdateMe) => {
      try {
        await update.mutateAsync(changes);
        toast.success(messages.success.profileUpdated);
      } catch (error) {
        if (fieldErrorsOf(error).length === 0) toast.error(sentenceOfFailure(error, messages.failure.profileUpdate));
        throw error;
      }
    },
  });
  useUnsavedChanges(() => form.isFieldsTouched() && !saving);

  return (
    <Card>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ ...user }}
        onFinish={() => void submit()}
        requiredMark={false}
        style={{ maxWidth: 480 }}
      >
        {failure ? <Alert type="error" title={failure} role="alert" style={{ marginBottom: 16 }} /> : null}
        <Form.Item label="E-mail" htmlFor="profile-email" extra="You sign in with this address. Ask us to change it.">
          <Input id="profile-email" value={user.email} readOnly variant="filled" />
        </Form.Item>
        <Form.Item name="first_name" label="First name">
          <Input autoComplete="given-name" />
        </Form.Item>
        <Form.Item name="last_name" label="Last name">
          <Input autoComplete="family-name" />
        </Form.Item>
        <Form.Item name="company_name" label="Company">
          <Input autoComplete="organization" />
        </Form.Item>
        <Form.Item name="phone" label="Phone">
          <Input type="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item name="time_zone" label="Time zone" extra="Times in the portal are shown in this zone.">
          <Select
            showSearch
            allowClear
            placeholder={`This browser's: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`}
            options={zones}
          />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={saving}>
          Save profile
        </Button>
      </Form>
    </Card>
  );
}

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

const emptyAsNull = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value === '' || value === undefined ? null : value]),
  );
