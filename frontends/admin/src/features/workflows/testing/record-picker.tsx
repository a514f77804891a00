import { workflowRecords, type Page, type WorkflowRecordKind } from '@portal/contracts';
import {
  companyQueries,
  consultationQueries,
  dealQueries,
  invoiceQueries,
  meetingQueries,
  milestoneQueries,
  projectQueries,
  taskQueries,
  ticketQueries,
  userQueries,
} from '@portal/data-access';
import type { PickerProps } from '@portal/features';
import type { UseQueryOptions } from '@tanstack/react-query';
import { RecordSelect } from '../../../records/record-select.js';

interface Row {
  id: string;
}

interface Listing {
  queryKey: readonly unknown[];
  queryFn?: unknown;
}

const LIMIT = 50;

type Search = { search?: string };

/** The newest records of each kind that match a text. */
const lists: Readonly<Record<WorkflowRecordKind, (search: Search) => Listing>> = {
  ticket: (search) => ticketQueries.list({ limit: LIMIT, ...search }),
  task: (search) => taskQueries.list({ limit: LIMIT, ...search }),
  consultation: (search) => consultationQueries.list({ limit: LIMIT, ...search }),
  meeting: (search) => meetingQueries.list({ limit: LIMIT, ...search }),
  project: (search) => projectQueries.list({ limit: LIMIT, ...search }),
  milestone: (search) => milestoneQueries.list({ limit: LIMIT, ...search }),
  deal: (search) => dealQueries.list({ limit: LIMIT, ...search }),
  invoice: (search) => invoiceQueries.list({ limit: LIMIT, ...search }),
  company: (search) => companyQueries.list({ limit: LIMIT, ...search }),
  user: (search) => userQueries.list({ limit: LIMIT, ...search }),
};

/** What a record is called: its number and its title, as its contract names them. */
function nameOf(kind: WorkflowRecordKind, row: Row): string {
  const fields = row as unknown as Readonly<Record<string, unknown>>;
  const parts = workflowRecords[kind].names.map((name) => fields[name]).filter((part) => typeof part === 'string');
  return parts.join(' ') || row.id;
}

/** Chooses a record of a kind; what is typed is searched on the server. */
export function RecordPicker({ kind, ...picker }: PickerProps & { kind: WorkflowRecordKind }) {
  const label = workflowRecords[kind].label;
  return (
    <RecordSelect
      placeholder={`Choose a ${label.toLowerCase()}`}
      {...picker}
      list={lists[kind] as (search: Search) => UseQueryOptions<Page<Row>>}
      labelOf={(row) => nameOf(kind, row)}
      nothing={`No ${label.toLowerCase()} found`}
      nameless={label}
    />
  );
}
