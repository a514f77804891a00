import { userQueries } from '@portal/data-access';
import type { PickerProps } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { RecordSelect } from '../records/record-select.js';
import { personLabel, type Part, peopleQuery } from './people.js';

/** Narrows the pickers in it to the people of a company. */
export const PeopleOfCompany = createContext<string | undefined>(undefined);

/** Chooses a person; typing searches all of them on the server by name, e-mail or company. */
export function PersonPicker({ part, ...picker }: PickerProps & { part: Part }) {
  const company = useContext(PeopleOfCompany);
  const { value, current } = picker;
  // whom an address or a page names may be none of those that are listed first
  const { data: named } = useQuery({ ...userQueries.detail(value ?? ''), enabled: Boolean(value) && !current });
  return (
    <RecordSelect
      placeholder="Search by name, e-mail or company"
      {...picker}
      current={current ?? (named && { id: named.id, name: personLabel(named) })}
      list={(search) => peopleQuery(part, { ...search, ...(company ? { company_id: company } : {}) })}
      labelOf={personLabel}
      nothing="Nobody found"
      nameless="Somebody without a name"
    />
  );
}
