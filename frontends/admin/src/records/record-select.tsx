import { SearchedSelect, useTypedSearch, type PageOptions, type PickerProps } from '@portal/features';
import type { PropertyEditor } from '@portal/ui-antd';
import { useQuery, type QueryKey } from '@tanstack/react-query';

interface RecordSelectProps<Row, Rest, Key extends QueryKey> extends PickerProps {
  /** The records that match what was typed, searched on the server. */
  list: (search: { search?: string }) => PageOptions<Row, Rest, Key>;
  labelOf: (row: Row) => string;
  /** The record that can't be chosen. */
  except?: string | undefined;
  /** Shown when nothing matches. */
  nothing: string;
  /** How the current record is called that has no name. */
  nameless: string;
}

/** Chooses one of the records of a list. */
export function RecordSelect<Row extends { id: string }, Rest, Key extends QueryKey>({
  list,
  labelOf,
  except,
  ...select
}: RecordSelectProps<Row, Rest, Key>) {
  const [search, onSearch, isTyping] = useTypedSearch();
  const { data, isPending, isPlaceholderData } = useQuery(list(search));
  const rows = data?.data.filter(({ id }) => id !== except) ?? [];
  const options = rows.map((row) => ({ value: row.id, label: labelOf(row) }));
  return (
    <SearchedSelect
      {...select}
      options={options}
      isPending={isPending || isPlaceholderData || isTyping}
      onSearch={onSearch}
    />
  );
}

/** The properties of a picker that edits a property in place. */
export const pickerOf = ({ label, value, onPick, onDone }: PropertyEditor): PickerProps => ({
  'aria-label': label,
  value: typeof value === 'string' ? value : null,
  onChange: onPick,
  onDone,
});

/** A record by its number and its title, as a choice. */
export const numbered = ({ number, title }: { number: string; title: string }): string => `${number} ${title}`;
