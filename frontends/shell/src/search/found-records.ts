import { searchTypes, type MarkedText, type Role, type SearchHit, type SearchType } from '@portal/contracts';
import { capitalized, exactTimeText, recordAddresses } from '@portal/ui';

/** What the records of a kind are called. */
export const typeNames: Readonly<Record<SearchType, string>> = {
  project: 'Projects',
  task: 'Tasks',
  ticket: 'Tickets',
  consultation: 'Consultations',
  meeting: 'Meetings',
  deal: 'Deals',
  invoice: 'Invoices',
  customer: 'Customers',
  company: 'Companies',
  comment: 'Comments',
  file: 'Files',
};

/** Kinds that only we have lists of. */
const ofAdmins: readonly SearchType[] = ['customer', 'company'];

/** What a role finds. */
export const typesOf = (role: Role): readonly SearchType[] =>
  searchTypes.filter((type) => role === 'admin' || !ofAdmins.includes(type));

/** A record that was found, as it is shown. */
export interface FoundRecord {
  href: string;
  title: MarkedText;
  /** Distinguishes records of the same name: its number, state or time. */
  hint: string;
  excerpt: MarkedText | null;
}

/** The records found of one kind. */
export interface FoundGroup {
  type: SearchType;
  heading: string;
  records: readonly FoundRecord[];
}

/** Whether a file came with a comment, whose visibility is its state, or is a project's own; others are documents of deals. */
const isInComment = (status: string): boolean => status === 'public' || status === 'internal';

/** Where a hit opens: its page, or that of what it belongs to. */
function addressOf({ type, id, number, project_id, parent_id, status }: SearchHit, role: Role): string {
  const addresses = recordAddresses(role);
  const own = { id };
  const parent = { id: parent_id ?? id };
  const task = (record: { id: string }): string => addresses.task({ ...record, project_id: project_id ?? '' });
  const thread = (): string =>
    project_id && !parent_id
      ? `${addresses.project({ id: project_id })}?tab=files`
      : project_id
        ? task(parent)
        : addresses[number?.startsWith('C-') ? 'consultation' : 'ticket'](parent);
  switch (type) {
    case 'task':
      return task(own);
    case 'meeting':
      return addresses.consultation(parent);
    case 'customer':
      return `/admin/customers/${id}`;
    case 'company':
      return `/admin/customers/companies/${id}`;
    case 'comment':
      return `${thread()}#comment-${id}`;
    case 'file':
      return isInComment(status) ? thread() : addresses.deal(parent);
    default:
      return addresses[type](own);
  }
}

const nameless: Partial<Record<SearchType, string>> = { invoice: 'Invoice' };

const toRecord = (hit: SearchHit, role: Role): FoundRecord => {
  const when = hit.starts_at ? exactTimeText(hit.starts_at) : '';
  // of a comment only that customers don't see it is news
  const status = hit.status === 'public' ? '' : capitalized(hit.status).replaceAll('_', ' ');
  return {
    href: addressOf(hit, role),
    title: hit.title.length > 0 ? hit.title : [{ text: nameless[hit.type] ?? '', is_hit: false }],
    hint: [hit.number, when, status].filter(Boolean).join(' · '),
    excerpt: hit.excerpt,
  };
};

/** Hits by kind, the kind with the best hit first. */
export const foundGroups = (hits: readonly SearchHit[], role: Role): readonly FoundGroup[] =>
  [...Map.groupBy(hits, ({ type }) => type)].map(([type, found]) => ({
    type,
    heading: typeNames[type],
    records: found.map((hit) => toRecord(hit, role)),
  }));
