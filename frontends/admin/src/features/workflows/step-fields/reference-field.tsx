import { projectQueries, userQueries } from '@portal/data-access';
import { SearchedSelect, useTypedSearch } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { personLabel, usePeople, type Part } from '../../../people/people.js';
import type { KnownFields } from '../labels/condition-labels.js';
import type { ControlProps } from './field-row.js';

/** What an id is chosen from. */
export type Picker = 'admin' | 'user' | 'person' | 'project';

interface ReferenceFieldProps extends ControlProps {
  picker: Picker;
  /** An id, a template such as `{{ record.project_id }}`, or nothing. */
  value: unknown;
  onChange: (value: string | null) => void;
  fields?: KnownFields;
  /** What nothing is called, where nothing can be chosen. */
  none?: string | undefined;
}

interface Option {
  value: string;
  label: string;
}

const namesOf: Readonly<Record<Picker, RegExp>> = {
  admin: /\.(assignee_id|assigned_to|manager_id)$|^actor\.id$/,
  user: /\.(requester_id|customer_id)$|^actor\.id$/,
  person: /\.(requester_id|customer_id)$|^actor\.id$/,
  project: /\.project_id$/,
};

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);

/** Ids that the record or the event carries, as templates. */
const fromRecord = (picker: Picker, fields: KnownFields): Option[] =>
  [...fields.values()]
    .filter(({ path, type }) => type === 'id' && namesOf[picker].test(path))
    .map(({ path, label }) => ({
      value: `{{ ${path} }}`,
      label: path.startsWith('record.') ? `${label} of the record` : label,
    }));

/** Chooses a person or a project, or the one that the record names. */
export function ReferenceField({ picker, ...field }: ReferenceFieldProps) {
  if (picker === 'project') return <ProjectReference {...field} picker={picker} />;
  return <PersonReference {...field} picker={picker} />;
}

type PersonPicker = Exclude<Picker, 'project'>;

const partOf: Readonly<Record<PersonPicker, Part>> = { admin: 'manager', user: 'customer', person: 'any' };

function PersonReference({ picker, value, ...field }: ReferenceFieldProps & { picker: PersonPicker }) {
  const [search, onSearch, isTyping] = useTypedSearch();
  const { people, isPending } = usePeople(partOf[picker], search);
  const { data: one } = useQuery({ ...userQueries.detail(isId(value) ? value : ''), enabled: isId(value) });
  return (
    <References
      {...field}
      picker={picker}
      value={value}
      found={people.map((person) => ({ value: person.id, label: personLabel(person) }))}
      name={one && personLabel(one)}
      isPending={isPending || isTyping}
      search={search.search}
      onSearch={onSearch}
      nothing="Nobody found"
      placeholder="Search by name, e-mail or company"
    />
  );
}

function ProjectReference({ value, ...field }: ReferenceFieldProps) {
  const [search, onSearch, isTyping] = useTypedSearch();
  const { data, isPending, isPlaceholderData } = useQuery(
    projectQueries.list({ limit: 100, sortBy: 'name', sortOrder: 'asc', ...search }),
  );
  const { data: one } = useQuery({ ...projectQueries.detail(isId(value) ? value : ''), enabled: isId(value) });
  return (
    <References
      {...field}
      value={value}
      found={data?.data.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` })) ?? []}
      name={one && `${one.number} ${one.name}`}
      isPending={isPending || isPlaceholderData || isTyping}
      search={search.search}
      onSearch={onSearch}
      nothing="No project found"
      placeholder="Search by number or name"
    />
  );
}

interface ReferencesProps extends ReferenceFieldProps {
  found: readonly Option[];
  /** The name of the chosen one, once it is known. */
  name: string | undefined;
  isPending: boolean;
  search: string | undefined;
  onSearch: (text: string) => void;
  nothing: string;
  placeholder: string;
}

function References({ picker, value, onChange, fields, none, found, name, search, ...select }: ReferencesProps) {
  const own = fields ? fromRecord(picker, fields) : [];
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  const shownOwn = own.filter(({ label }) => !search || label.toLowerCase().includes(search.toLowerCase()));
  const template = own.find((option) => option.value === chosen)?.label ?? chosen;
  return (
    <SearchedSelect
      {...select}
      {...(none === undefined ? {} : { none })}
      value={chosen}
      current={{ id: chosen, name: isId(chosen) ? (name ?? null) : template }}
      options={[...shownOwn, ...found]}
      nameless={isId(chosen) ? 'The chosen one' : (template ?? '')}
      onChange={onChange}
    />
  );
}
