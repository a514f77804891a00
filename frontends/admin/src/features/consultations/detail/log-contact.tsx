import { logConsultationContact, type ConsultationView } from '@portal/contracts';
import { useLogConsultationContact } from '@portal/data-access';
import { instantOfWallClock, optionsOf, wayLabels } from '@portal/features';
import { FormModal, useTimeStyle } from '@portal/ui-antd';
import { Button, Form, Input, Select } from 'antd';
import { PhoneOutgoing } from 'lucide-react';
import { useState } from 'react';

/** Records a call or mail to the requester, which keeps the 24-hour promise (decisions 4.21). Only admins read it. */
export function LogContact({ request }: { request: ConsultationView }) {
  const [logging, setLogging] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<PhoneOutgoing size={14} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setLogging(true)}
      >
        Log a call or message
      </Button>
      {logging ? <LogForm request={request} onClose={() => setLogging(false)} /> : null}
    </>
  );
}

function LogForm({ request, onClose }: { request: ConsultationView; onClose: () => void }) {
  const { mutateAsync: log } = useLogConsultationContact();
  const { timeZone } = useTimeStyle();
  return (
    <FormModal
      title={`Log a call or message to ${request.name}`}
      schema={logConsultationContact}
      initialValues={{ way: request.preferred_contact_method === 'email' ? 'email' : 'call' }}
      toInput={({ contacted_at: at, ...values }) => ({
        ...values,
        note: values['note'] ?? '',
        ...(typeof at === 'string' && at ? { contacted_at: instantOfWallClock(at, timeZone) } : {}),
      })}
      submitText="Log it"
      onSubmit={(values) => log({ id: request.id, ...values })}
      onClose={onClose}
    >
      <Form.Item name="way" label="How" required>
        <Select options={optionsOf(wayLabels)} />
      </Form.Item>
      <Form.Item name="contacted_at" label="When" extra="Now, unless you say otherwise.">
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item name="note" label="What was said" extra="Only admins read this." required>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
    </FormModal>
  );
}
