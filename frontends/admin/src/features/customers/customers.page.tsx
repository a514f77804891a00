import { CompanyListPage } from '../companies/company-list.page.js';
import { CustomerListPage } from './customer-list.page.js';
import { CustomerViews, useCustomersView } from './customer-views.js';

/** People, or the companies they belong to, as the address names it. */
export const CustomersPage = () =>
  useCustomersView() === 'companies' ? (
    <CompanyListPage views={<CustomerViews />} />
  ) : (
    <CustomerListPage views={<CustomerViews />} />
  );
