import type { ConsultationView } from '@portal/contracts';
import { ExactTime, PickProperty, Property, RelativeTime, type FieldEdits, MailLink } from '@portal/ui-antd';
import { contactMethodLabels, optionsOf, typeLabels, urgencyLabels } from './consultation-labels.js';
import './consultations.css';

interface RequestPropertiesProps {
  request: ConsultationView;
  /** What of it the user may change. */
  edit?: FieldEdits<'consultation_type' | 'urgency' | 'preferred_contact_method'>;
}

/** What a request asks for besides its text, among its properties on both sides. */
export function RequestProperties({ request, edit }: RequestPropertiesProps) {
  const { preferred_times: times } = request;
  return (
    <>
      <PickProperty label="Type" edit={edit?.('consultation_type')} options={optionsOf(typeLabels)}>
        {typeLabels[request.consultation_type]}
      </PickProperty>
      <PickProperty label="Urgency" edit={edit?.('urgency')} options={optionsOf(urgencyLabels)}>
        {urgencyLabels[request.urgency]}
      </PickProperty>
      <PickProperty
        label="Contact by"
        edit={edit?.('preferred_contact_method')}
        options={optionsOf(contactMethodLabels)}
      >
        {contactMethodLabels[request.preferred_contact_method]}
      </PickProperty>
      <Property label="Preferred times">{times.length > 0 ? <PreferredTimes times={times} /> : null}</Property>
      <Property label="Received">
        <RelativeTime at={request.created_at} />
      </Property>
    </>
  );
}

/** Who asks, where the page doesn't begin with it. */
export const RequesterProperties = ({ request: { name, email, phone, company } }: { request: ConsultationView }) => (
  <>
    <Property label="Name">{name}</Property>
    <Property label="E-mail">
      <MailLink email={email} />
    </Property>
    <Property label="Phone">{phone ? <a href={telOf(phone)}>{phone}</a> : null}</Property>
    <Property label="Company">{company}</Property>
  </>
);

/** The address that calls a number. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

const PreferredTimes = ({ times }: { times: readonly string[] }) => (
  <ul>
    {times.map((time) => (
      <li key={time}>
        <ExactTime at={time} />
      </li>
    ))}
  </ul>
);
