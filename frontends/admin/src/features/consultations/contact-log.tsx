import { logConsultationContact, type ConsultationView, type ContactWay } from '@portal/contracts';
import { consultationQueries, useLogConsultationContact } from '@portal/data-access';
import { instantOfWallClock, optionsOf, WhenLoaded } from '@portal/features';
import { DetailSection, ExactTime, FormModal, LongText, useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Select } from 'antd';
import { PhoneOutgoing } from 'lucide-react';
import { useState } from 'react';

const wayLabels: Readonly<Record<ContactWay, string>> = {
  call: 'Phone call',
  email: 'E-mail',
  message: 'Message',
  in_person: 'In person',
};

/** The contacts with the requester, which keep the 24-hour promise (decisions 4.21). Only admins see it. */
export function ContactLog({ request }: { request: ConsultationView }) {
  const contacts = useQuery(consultationQueries.contacts(request.id));
  const [logging, setLogging] = useState(false);
  return (
    <DetailSection
      title="Calls and messages"
      extra={
        <Button
          size="small"
          icon={<PhoneOutgoing size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setLogging(true)}
        >
          Log a call or message
        </Button>
      }
    >
      <WhenLoaded result={contacts} what="The calls and messages">
        {(page) =>
          page?.data.length === 0 ? (
            <p className="contact-log__none">Nobody has noted a call or message yet. Only admins see these.</p>
          ) : (
            <ul className="contact-log" aria-label="Calls and messages">
              {page?.data.map((contact) => (
                <li key={contact.id}>
                  <p className="contact-log__head">
                    <strong>{wayLabels[contact.way]}</strong> <ExactTime at={contact.contacted_at} />
                    {contact.author_name ? ` · ${contact.author_name}` : null}
                  </p>
                  <LongText text={contact.note} />
                </li>
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {logging ? <LogForm request={request} onClose={() => setLogging(false)} /> : null}
    </DetailSection>
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
