import { id, type CreateTicket } from '@portal/contracts';

/** What a ticket can be about. */
export const ticketSubjects = ['project', 'deal', 'invoice', 'error_group'] as const;
export type TicketSubject = (typeof ticketSubjects)[number];

/** A subject as the form's field and addresses carry it: "deal:<id>". */
export type SubjectValue = `${TicketSubject}:${string}`;

/** Why a form of a new ticket is opened from elsewhere: `?new=emergency`, `?new=visit`, `?new=deal:<id>`. */
export type TicketStart = 'emergency' | 'visit' | SubjectValue;

/** What the form of a new ticket begins with. */
export interface TicketStartValues extends Partial<
  Pick<CreateTicket, 'title' | 'category' | 'priority' | 'requester_id'>
> {
  about?: SubjectValue;
}

/** The beginning that an address names; none for anything unknown. */
export function ticketStartOf(start: string | undefined): TicketStartValues {
  if (start === 'emergency') return { priority: 'urgent' };
  if (start === 'visit') return { category: 'service_visit' };
  const about = subjectOf(start ?? '');
  if (!about) return {};
  return {
    about: `${about.subject}:${about.id}`,
    ...(about.subject === 'invoice' ? { category: 'billing' } : {}),
    ...(about.subject === 'deal' ? { category: 'contract' } : {}),
  };
}

/** The fields of a new ticket for what it is about; none without a choice. */
export function subjectFields(
  value: string | null | undefined,
): Partial<Pick<CreateTicket, 'project_id' | 'deal_id' | 'invoice_id' | 'error_group_id'>> {
  const about = subjectOf(value ?? '');
  return about ? { [`${about.subject}_id`]: about.id } : {};
}

function subjectOf(value: string): { subject: TicketSubject; id: string } | undefined {
  const [name, rest = ''] = value.split(':');
  const subject = ticketSubjects.find((known) => known === name);
  return subject && id.safeParse(rest).success ? { subject, id: rest } : undefined;
}
