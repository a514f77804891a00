import {
  dealDocumentKinds,
  dealDocumentStatuses,
  dealStatuses,
  labelsOf,
  type AcceptanceMethod,
  type DealInterval,
  type DealType,
  type RequestDealChange,
} from '@portal/contracts';
import { tonesOf } from '@portal/ui-antd';

type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** States of a deal in words, as customer and admin read them. */
export const dealStatusLabels = labelsOf(dealStatuses);

/** Active green, paused yellow, cancelled red, other grey (specification, section 4). */
export const dealStatusTones = tonesOf(dealStatuses, { sent: 'neutral', completed: 'neutral' });

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

export const documentStatusTones = tonesOf(dealDocumentStatuses, { sent: 'warning', declined: 'danger' });

/** The changes of a deal that a customer can request. */
export const dealWishLabels: Labels<RequestDealChange['wish']> = {
  pause: 'Pause it',
  cancel: 'End it',
  resume: 'Start it again',
};
