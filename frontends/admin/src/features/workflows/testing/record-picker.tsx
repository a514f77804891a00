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
import { SearchedSelect, useTypedSearch, type PickerProps } from '@portal/features';
import { useQuery } from '@tanstack/react-query';

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
  const [search, onSearch] = useTypedSearch();
  const { data, isPending } = useQuery(
    lists[kind](search) as { queryKey: readonly unknown[]; queryFn: () => Promise<Page<Row>> },
  );
  const label = workflowRecords[kind].label;
  return (
    <SearchedSelect
      placeholder={`Choose a ${label.toLowerCase()}`}
      {...picker}
      options={data?.data.map((row) => ({ value: row.id, label: nameOf(kind, row) })) ?? []}
      isPending={isPending}
      onSearch={onSearch}
      nothing={`No ${label.toLowerCase()} found`}
      nameless={label}
    />
  );
}
