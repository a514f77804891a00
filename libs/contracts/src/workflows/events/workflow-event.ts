import { z } from 'zod';
import type { EventName, EventPayload } from '../../events.js';
import type { WorkflowRecordKind } from '../workflow-records.js';

type Entity =
  | 'ticket'
  | 'task'
  | 'comment'
  | 'attachment'
  | 'consultation'
  | 'meeting'
  | 'project'
  | 'project_member'
  | 'milestone'
  | 'deal'
  | 'deal_document'
  | 'invoice'
  | 'schedule_entry'
  | 'deal_payment'
  | 'promo_code'
  | 'company'
  | 'user'
  | 'error_report'
  | 'error_group'
  | 'inbound_mail'
  | 'closed_day'
  | 'availability';

/** Bookkeeping of the product, which workflows can't begin with. */
type Internal = 'user.purged' | 'project.tasks_changed' | 'task.moved';

/** The events that workflows can begin with: those of the business's records. */
export type OfferedEventName = Exclude<Extract<EventName, `${Entity}.${string}`>, Internal>;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type Carried<Name extends EventName> = Exclude<KeysOf<EventPayload<Name>>, 'changes'> & string;

/** What workflows know of an event. */
export interface WorkflowEvent<Name extends EventName = EventName> {
  title: string;
  /** The group of the builder's list. */
  group: string;
  /** What the event is about; null: conditions have only the event's own fields. */
  record: WorkflowRecordKind | null;
  /** The field of the payload with the record's id, where the event's entity is another. */
  recordId?: Carried<Name>;
  /** Whether it carries which fields changed, for `changed_to`. */
  changes?: boolean;
  /** The payload's other fields. */
  fields: { readonly [Key in Carried<Name>]?: z.ZodType };
  /**
   * Fields that are internal for customers who see the record, beside those that are internal on it; `all`: every
   * field.
   */
  internal?: 'all' | readonly Carried<Name>[];
  /** Whether this event is internal, for example of an internal comment: customers get nothing of it. */
  isHidden?: (payload: Readonly<Record<string, unknown>>) => boolean;
}

/** The events whose payload has a field; all of them without one. */
type Carrying<Key extends string> = { [Name in EventName]: [Key] extends [Carried<Name>] ? Name : never }[EventName];

/** What the events of one group have in common. */
type Group<Key extends string> = Pick<WorkflowEvent, 'group' | 'record' | 'isHidden'> & {
  recordId?: Key;
  internal?: 'all';
};

/** Makes the rows of one group, each of its title, its own fields of the payload, and what else is its own. */
export const eventsOf =
  <const Key extends string = never>(group: Group<Key>) =>
  <Name extends Carrying<Key>>(
    title: string,
    fields: WorkflowEvent<Name>['fields'] = {},
    own: Partial<Omit<WorkflowEvent<Name>, 'title' | 'fields'>> = {},
  ): WorkflowEvent<Name> => ({ ...(group as Group<Key & Carried<Name>>), title, fields, ...own });

/** The fields of an event by which something moved from one of these values to another. */
export const fromTo = <Value extends z.ZodType>(value: Value) => ({ from: value, to: value });

/** Why a user did it, where a reason was given. */
export const reason = z.string().nullable();

/** What happens to an internal comment or note, or to a file of one, is the team's. */
export const isOfInternalComment: WorkflowEvent['isHidden'] = ({ visibility }) => visibility !== 'public';

/** The rows of one group; each event of it must have one. */
export type WorkflowEventsOf<Entities extends string> = {
  readonly [Name in Extract<OfferedEventName, `${Entities}.${string}`>]: WorkflowEvent<Name>;
};
