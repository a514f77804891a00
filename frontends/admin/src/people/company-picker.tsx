import { companyQueries } from '@portal/data-access';
import { SearchedSelect, useTypedSearch, type PickerProps } from '@portal/features';
import { useQuery } from '@tanstack/react-query';

interface CompanyPickerProps extends PickerProps {
  /** The one that can't be chosen. */
  except?: string;
}

/** Chooses a company; typing searches all of them on the server. */
export function CompanyPicker({
  except,
  placeholder = 'Search by name, billing e-mail, phone or website',
  ...picker
}: CompanyPickerProps) {
  const [search, onSearch] = useTypedSearch();
  const { data, isPending } = useQuery(companyQueries.list({ limit: 100, ...search }));
  const others = data?.data.filter(({ id }) => id !== except) ?? [];
  return (
    <SearchedSelect
      {...picker}
      placeholder={placeholder}
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
      isPending={isPending}
      onSearch={onSearch}
      nothing="No company found"
      nameless="A company"
    />
  );
}
