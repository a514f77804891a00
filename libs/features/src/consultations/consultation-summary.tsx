import type { ConsultationView } from '@portal/contracts';
import { DetailSection, ExactTime, Facts, LongText, RelativeTime } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { contactMethodLabels, typeLabels, urgencyLabels } from './consultation-labels.js';
import './consultations.css';

type Fact = readonly [name: string, value: ReactNode];

/** The text of the request and its facts, for both sides. */
export function ConsultationSummary({ request }: { request: ConsultationView }) {
  const { needs, person, rest } = factsOf(request);
  return (
    <>
      <DetailSection title="What is needed">
        <LongText text={request.description} />
      </DetailSection>
      <DetailSection title="Details">
        <Facts items={[...needs, ['Name', request.name], ...person, ['Company', request.company], ...rest]} />
      </DetailSection>
    </>
  );
}

/** The requester, the contact data and the text: the start of an answer. */
export function ConsultationNeeds({ request }: { request: ConsultationView }) {
  const { name, company } = request;
  return (
    <DetailSection title={company ? `${name}, ${company}` : name}>
      <LongText text={request.description} />
      <Facts items={factsOf(request).person} />
    </DetailSection>
  );
}

/** The facts of a request besides its text. */
export function ConsultationFacts({ request }: { request: ConsultationView }) {
  const { needs, rest } = factsOf(request);
  return (
    <DetailSection title="Details">
      <Facts items={[...needs, ...rest]} />
    </DetailSection>
  );
}

function factsOf(request: ConsultationView): Record<'needs' | 'person' | 'rest', readonly Fact[]> {
  const { email, phone, preferred_times: times } = request;
  return {
    needs: [
      ['Type', typeLabels[request.consultation_type]],
      ['Urgency', urgencyLabels[request.urgency]],
      ['Contact by', contactMethodLabels[request.preferred_contact_method]],
    ],
    person: [
      ['E-mail', <a href={`mailto:${email}`}>{email}</a>],
      ['Phone', phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : null],
    ],
    rest: [
      ['Received', <RelativeTime at={request.created_at} />],
      ['Preferred times', times.length > 0 ? <PreferredTimes times={times} /> : null],
    ],
  };
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
