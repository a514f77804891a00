import {
  consultationStatuses,
  consultationTypes,
  labelsOf,
  urgencies,
  type ConsultationType,
  type ConsultationView,
} from '@portal/contracts';
import { StatusTag, statusTagOf, tonesOf, type Tone } from '@portal/ui-antd';

type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** States in words, as customer and admin read them; see `displayStatusOf`. */
export const statusLabels = labelsOf(consultationStatuses);

export const statusTones = tonesOf(consultationStatuses);

/** How a request stands, in a word: a time that is only proposed isn't scheduled yet, what was converted isn't just over. */
export function displayStatusOf(request: Standing): { words: string; tone: Tone } {
  const { status } = request;
  if (isTimeProposed(request)) return { words: 'Time proposed', tone: 'warning' };
  return { words: isConverted(request) ? 'Converted' : statusLabels[status], tone: statusTones[status] };
}

type Standing = Pick<ConsultationView, 'status' | 'next_meeting_status' | 'outcome'>;

const isConverted = ({ status, outcome }: Pick<Standing, 'status' | 'outcome'>): boolean =>
  status === 'completed' && outcome === 'converted';

/** The ending of a request: "Converted to a project", with what it became as far as the reader sees it. */
export function endingLabel(request: Pick<ConsultationView, 'status' | 'outcome' | 'project_id' | 'deal_id'>): string {
  if (!isConverted(request)) return statusLabels[request.status];
  const made = [...(request.project_id ? ['a project'] : []), ...(request.deal_id ? ['a deal'] : [])];
  return made.length > 0 ? `Converted to ${made.join(' and ')}` : 'Converted';
}

/** Whether it was scheduled and its meeting is being moved to a time that isn't confirmed yet. */
const isTimeProposed = ({ status, next_meeting_status: meeting }: Standing): boolean =>
  status === 'scheduled' && meeting === 'proposed';

export const typeLabels = labelsOf(consultationTypes);

/** The same where there is little room. */
export const shortTypeLabels: Labels<ConsultationType> = {
  strategy_consultation: 'Strategy',
  project_scoping: 'Scoping',
  emergency_assessment: 'Emergency',
  general_consultation: 'General',
};

export const urgencyLabels = labelsOf(urgencies);

export const contactMethodLabels: Labels<ConsultationView['preferred_contact_method']> = {
  email: 'E-mail',
  phone: 'Phone',
  video: 'Video call',
};

export const outcomeLabels: Labels<NonNullable<ConsultationView['outcome']>> = {
  converted: 'Became a project or deal',
  follow_up: 'Follow up later',
  no_action: 'Nothing more to do',
  junk: 'Not a real request',
};

export const sourceLabels: Labels<ConsultationView['source']> = {
  public: 'Website',
  portal: 'Customer portal',
  admin: 'Entered by us',
};

/** Words as options of a filter or a select. */
export const optionsOf = <Value extends string>(words: Labels<Value>): { value: Value; label: string }[] =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** A state of requests as a word with a dot. */
export const ConsultationStatus = statusTagOf(statusLabels, statusTones);

/** How one request stands: its state, unless the time of its meeting isn't agreed yet. */
export function ConsultationStanding({ request }: { request: ConsultationView }) {
  const { words, tone } = displayStatusOf(request);
  return <StatusTag tone={tone}>{words}</StatusTag>;
}
