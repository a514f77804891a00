import type { ConsultationView } from '@portal/contracts';
import { DetailSection, ExactTime, Facts, LongText, RelativeTime } from '@portal/ui-antd';
import { contactMethodWords, typeWords, urgencyWords } from './consultation-words.js';
import './consultations.css';

/** What was asked: the words of the request and its facts, as both sides see them. */
export function ConsultationSummary({ request }: { request: ConsultationView }) {
  return (
    <>
      <DetailSection title="What is needed">
        <LongText text={request.description} />
      </DetailSection>
      <DetailSection title="Details">
        <Facts
          items={[
            ['Type', typeWords[request.consultation_type]],
            ['Urgency', urgencyWords[request.urgency]],
            ['Contact by', contactMethodWords[request.preferred_contact_method]],
            ['Name', request.name],
            ['E-mail', <a href={`mailto:${request.email}`}>{request.email}</a>],
            [
              'Phone',
              request.phone ? <a href={`tel:${request.phone.replace(/[^+\d]/g, '')}`}>{request.phone}</a> : null,
            ],
            ['Company', request.company],
            ['Received', <RelativeTime at={request.created_at} />],
            [
              'Preferred times',
              request.preferred_times.length > 0 ? <PreferredTimes times={request.preferred_times} /> : null,
            ],
          ]}
        />
      </DetailSection>
    </>
  );
}

const PreferredTimes = ({ times }: { times: readonly string[] }) => (
  <ul className="plain-list">
    {times.map((time) => (
      <li key={time}>
        <ExactTime at={time} />
      </li>
    ))}
  </ul>
);
