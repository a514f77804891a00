import { Building2, Users } from 'lucide-react';
import { addresses } from '../../addresses.js';
import { viewsOf } from '../../views/view-switch.js';
import { CompanyListPage } from '../companies/company-list.page.js';
import { CustomerListPage } from './customer-list.page.js';

/** The ways to the parts of the customers' screen. */
const { useView, Switch } = viewsOf(addresses.customers, [
  { view: 'people', label: 'People', icon: Users },
  { view: 'companies', label: 'Companies', icon: Building2 },
]);

/** People, or the companies they belong to, as the address names it. */
export const CustomersPage = () =>
  useView() === 'companies' ? <CompanyListPage views={<Switch />} /> : <CustomerListPage views={<Switch />} />;
