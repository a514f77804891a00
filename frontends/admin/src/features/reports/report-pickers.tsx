import { reportScheduleLimits } from '@portal/contracts';
import type { ReportPickers } from '@portal/features';
import { CompanyPicker } from '../../people/company-picker.js';
import { PeoplePicker } from '../../people/people-picker.js';
import { PersonPicker } from '../../people/person-picker.js';

/** How admins narrow a report, and choose whom it goes to. */
export const reportPickers: ReportPickers = {
  customer_id: (picker) => <PersonPicker {...picker} part="customer" allowClear />,
  company_id: (picker) => <CompanyPicker {...picker} allowClear />,
  recipients: (field) => <PeoplePicker {...field} max={reportScheduleLimits.recipients} />,
};
