import type { Page } from '@portal/contracts';
import {
  consultationQueries,
  dealQueries,
  invoiceQueries,
  projectQueries,
  taskQueries,
  userQueries,
  useSession,
} from '@portal/data-access';
import { recordAddresses, useDebounced } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';

/** Fewer letters find everything. */
const SHORTEST = 2;
/** So many of a kind. */
const EACH = 5;

/** A record that was found. */
export interface FoundRecord {
  href: string;
  label: string;
  /** Distinguishes records of the same name: its number or company. */
  hint: string;
}

/** The records found of one kind. */
export interface FoundGroup {
  heading: string;
  records: readonly FoundRecord[];
}

interface RecordSearch {
  groups: readonly FoundGroup[];
  searching: boolean;
}

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** The five best matches of each kind of record that the user may see, by the lists' own search; debounced. */
export function useRecordSearch(typed: string): RecordSearch {
  const { isAdmin } = useSession();
  const text = useDebounced(typed.trim());
  const enabled = text.length >= SHORTEST;
  const filter = { search: text, limit: EACH };
  const addresses = recordAddresses(isAdmin ? 'admin' : 'customer');
  const projects = useQuery({ ...projectQueries.list(filter), enabled });
  const tasks = useQuery({ ...taskQueries.list(filter), enabled });
  const consultations = useQuery({ ...consultationQueries.list(filter), enabled });
  const deals = useQuery({ ...dealQueries.list(filter), enabled });
  const invoices = useQuery({ ...invoiceQueries.list(filter), enabled });
  const people = useQuery({ ...userQueries.list(filter), enabled: enabled && isAdmin });
  const groups = [
    groupOf('Projects', projects, ({ id, name, number }) => ({
      href: addresses.project({ id }),
      label: name,
      hint: number,
    })),
    groupOf('Tasks', tasks, ({ id, project_id, title, number }) => ({
      href: addresses.task({ id, project_id }),
      label: title,
      hint: number,
    })),
    groupOf('Consultations', consultations, ({ id, title, reference, name }) => ({
      href: addresses.consultation({ id }),
      label: title,
      hint: joined(reference, name),
    })),
    groupOf('Customers', people, ({ id, email, first_name, last_name, company_name }) => ({
      href: `/admin/customers/${id}`,
      label: [first_name, last_name].filter(Boolean).join(' ') || email,
      hint: company_name ?? email,
    })),
    groupOf('Deals', deals, ({ id, title, number }) => ({
      href: addresses.deal({ id }),
      label: title,
      hint: number,
    })),
    groupOf('Invoices', invoices, ({ id, number, customer_name }) => ({
      href: addresses.invoice({ id }),
      label: number ?? 'Draft',
      hint: customer_name ?? '',
    })),
  ];
  const all = [projects, tasks, consultations, deals, invoices, people];
  return {
    groups: enabled ? groups.filter(({ records }) => records.length > 0) : [],
    searching: typed.trim().length >= SHORTEST && (text !== typed.trim() || all.some(({ isFetching }) => isFetching)),
  };
}

const groupOf = <Row>(
  heading: string,
  { data }: { data: Page<Row> | undefined },
  recordOf: (row: Row) => FoundRecord,
): FoundGroup => ({ heading, records: data?.data.map(recordOf) ?? [] });
