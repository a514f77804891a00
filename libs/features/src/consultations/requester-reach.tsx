import { MailLink } from '@portal/ui-antd';
import type { ConsultationView } from '@portal/contracts';
import { telOf } from './request-properties.js';
import './consultations.css';

/** How the requester is reached, in one line. */
export const RequesterReach = ({ request: { email, phone } }: { request: ConsultationView }) => (
  <p className="requester-reach flex wrap small anywhere">
    <MailLink email={email} />
    {phone ? <a href={telOf(phone)}>{phone}</a> : null}
  </p>
);
