import { companyQueries } from '@portal/data-access';
import type { PickerProps } from '@portal/features';
import { RecordSelect } from '../records/record-select.js';

interface CompanyPickerProps extends PickerProps {
  /** The one that can't be chosen. */
  except?: string;
}

/** Chooses a company; typing searches all of them on the server. */
export const CompanyPicker = (picker: CompanyPickerProps) => (
  <RecordSelect
    placeholder="Search by name, billing e-mail, phone or website"
    {...picker}
    list={(search) => companyQueries.list({ limit: 100, ...search })}
    labelOf={({ name }) => name}
    nothing="No company found"
    nameless="A company"
  />
);
