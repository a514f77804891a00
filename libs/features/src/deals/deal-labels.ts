import {
  dealDocumentKinds,
  dealDocumentStatuses,
  dealStatuses,
  labelsOf,
  type AcceptanceMethod,
  type DealDocumentStatus,
  type DealInterval,
  type DealStatus,
  type DealType,
  type RequestDealChange,
} from '@portal/contracts';
import type { Tone } from '@portal/ui-antd';

type Labels<Value extends string> = Readonly<Record<Value, string>>;
type Tones<Value extends string> = Readonly<Record<Value, Tone>>;

/** States of a deal in words, as customer and admin read them. */
export const dealStatusLabels = labelsOf(dealStatuses);

/** Active green, paused yellow, cancelled red, other grey (specification, section 4). */
export const dealStatusTones: Tones<DealStatus> = {
  draft: 'neutral',
  sent: 'neutral',
  active: 'success',
  paused: 'paused',
  declined: 'neutral',
  cancelled: 'danger',
  completed: 'neutral',
};

export const dealTypeLabels: Labels<DealType> = { recurring: 'Recurring', one_time: 'One-time' };

/** How often, after an amount: "$450 a month". */
export const intervalLabels: Labels<DealInterval> = { month: 'a month', quarter: 'a quarter', year: 'a year' };

/** How often, by itself. */
export const everyLabels: Labels<DealInterval> = {
  month: 'Every month',
  quarter: 'Every quarter',
  year: 'Every year',
};

/** How a customer accepted, after "Accepted". */
export const acceptanceMethodLabels: Labels<AcceptanceMethod> = {
  portal: 'in the portal',
  email: 'by e-mail',
  phone: 'by phone',
  in_person: 'in person',
  paper: 'on paper',
};

export const documentKindLabels = labelsOf(dealDocumentKinds, { other: 'Document' });

export const documentStatusLabels = labelsOf(dealDocumentStatuses);

export const documentStatusTones: Tones<DealDocumentStatus> = {
  draft: 'neutral',
  sent: 'warning',
  signed: 'success',
  declined: 'danger',
  voided: 'neutral',
};

/** The changes of a deal that a customer can request. */
export const dealWishLabels: Labels<RequestDealChange['wish']> = {
  pause: 'Pause it',
  cancel: 'End it',
  resume: 'Start it again',
};
