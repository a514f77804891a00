import type { BroadcastAudience } from '@portal/contracts';
import { companyQueries, savedViewQueries } from '@portal/data-access';
import { useTypedSearch } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId } from 'react';
import { addresses } from '../../../addresses.js';
import { usePersonOptions } from '../../../people/people.js';
import { recipientsText } from '../notification-labels.js';
import type { RecipientCountResult } from './recipient-count.js';

type Kind = BroadcastAudience['kind'];

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'role', label: 'Everybody of a role' },
  { value: 'people', label: 'Chosen people' },
  { value: 'companies', label: 'Chosen companies' },
  { value: 'filter', label: 'A saved view of customers' },
];

const roles = [
  { value: 'customer' as const, label: 'Customers' },
  { value: 'admin' as const, label: 'Admins' },
];

const begin: Readonly<Record<Kind, BroadcastAudience>> = {
  role: { kind: 'role', role: 'customer' },
  people: { kind: 'people', user_ids: [] },
  companies: { kind: 'companies', company_ids: [] },
  filter: { kind: 'filter', search: '' },
};

interface AudienceFieldsProps {
  audience: BroadcastAudience | undefined;
  count: RecipientCountResult;
  /** When the message would reach them. */
  timing: string | undefined;
  /** Who lacks what the text is filled with; empty where nobody does. */
  holes: string;
  error: string | undefined;
  onChange: (audience: BroadcastAudience) => void;
}

/** Whom a message goes to, with how many people that is. */
export function AudienceFields({ audience = begin.role, count, timing, holes, error, onChange }: AudienceFieldsProps) {
  const id = useId();
  return (
    <fieldset className="compose-fields stack gap-8 shrinks">
      <legend className="strong small">To</legend>
      <Select<Kind>
        aria-label="Kind of recipients"
        value={audience.kind}
        options={[...kinds]}
        onChange={(kind) => onChange(begin[kind])}
      />
      {audience.kind === 'role' ? (
        <Select
          aria-label="Role"
          value={audience.role}
          options={roles}
          onChange={(role) => onChange({ kind: 'role', role })}
        />
      ) : null}
      {audience.kind === 'people' ? <PeopleField chosen={audience.user_ids} onChange={onChange} /> : null}
      {audience.kind === 'companies' ? <CompaniesField chosen={audience.company_ids} onChange={onChange} /> : null}
      {audience.kind === 'filter' ? <FilterField search={audience.search} onChange={onChange} /> : null}
      <p id={`${id}-count`} role="status" className={error ? 'danger small' : 'muted small'}>
        {error ??
          (count.data ? `${recipientsText(count.data.recipients)}. Suspended and deleted accounts are left out.` : '')}
      </p>
      {timing && !error ? <p className="muted small">{timing}</p> : null}
      {holes && !error ? (
        <p role="status" className="warning small">
          {holes}
        </p>
      ) : null}
    </fieldset>
  );
}

interface ChosenProps {
  chosen: readonly string[];
  onChange: (audience: BroadcastAudience) => void;
}

const many = { mode: 'multiple' as const, maxTagCount: 'responsive' as const };

function PeopleField({ chosen, onChange }: ChosenProps) {
  const { options, onSearch, isSearching = false } = usePersonOptions('any', chosen.at(-1));
  return (
    <Select
      {...many}
      aria-label="People"
      placeholder="Search by name, e-mail or company"
      value={[...chosen]}
      options={[...options]}
      loading={isSearching}
      showSearch={{ filterOption: false, ...(onSearch ? { onSearch } : {}) }}
      onChange={(user_ids) => onChange({ kind: 'people', user_ids })}
    />
  );
}

function CompaniesField({ chosen, onChange }: ChosenProps) {
  const [search, onSearch] = useTypedSearch();
  const { data, isPending } = useQuery(companyQueries.list({ limit: 100, ...search }));
  return (
    <Select
      {...many}
      aria-label="Companies"
      placeholder="Search by name"
      value={[...chosen]}
      options={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      loading={isPending}
      showSearch={{ filterOption: false, onSearch }}
      onChange={(company_ids) => onChange({ kind: 'companies', company_ids })}
    />
  );
}

function FilterField({ search, onChange }: { search: string; onChange: (audience: BroadcastAudience) => void }) {
  const { data } = useQuery(savedViewQueries.list({ path: addresses.customers, limit: 100, sortOrder: 'asc' }));
  const views = (data?.data ?? []).filter((view) => !view.search.includes('view=companies'));
  const known = views.some((view) => view.search === search);
  const options = [
    { value: '', label: 'All accounts' },
    ...views.map((view) => ({ value: view.search, label: view.name })),
    ...(known || search === '' ? [] : [{ value: search, label: 'The filter of this draft' }]),
  ];
  return (
    <>
      <Select
        aria-label="Saved view"
        value={search}
        options={options}
        onChange={(chosen: string) => onChange({ kind: 'filter', search: chosen })}
      />
      {views.length === 0 ? (
        <p className="muted small">Views are saved above the list of customers, with the filters chosen there.</p>
      ) : null}
    </>
  );
}
