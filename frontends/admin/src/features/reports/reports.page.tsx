import { ReportsScreen, type ReportPickers } from '@portal/features';
import { addresses } from '../../addresses.js';
import { CompanyPicker } from '../../people/company-picker.js';
import { PersonPicker } from '../../people/person-picker.js';

const pickers: ReportPickers = {
  customer_id: (picker) => <PersonPicker {...picker} part="customer" allowClear />,
  company_id: (picker) => <CompanyPicker {...picker} allowClear />,
};

/** Reports on everything, and the files that everybody made (decisions, section 6). */
export const ReportsPage = () => <ReportsScreen monthly={addresses.monthlyReports} density="dense" pickers={pickers} />;
