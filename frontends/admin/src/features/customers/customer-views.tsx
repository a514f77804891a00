import { Building2, Users } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { openViewOf, ViewSwitch, type View } from '../../views/view-switch.js';

const views = [
  { view: 'people', label: 'People', icon: Users },
  { view: 'companies', label: 'Companies', icon: Building2 },
] as const satisfies readonly View[];

type CustomersView = (typeof views)[number]['view'];

/** The view of the customers' screen that the address names. */
export const useCustomersView = (): CustomersView => openViewOf(views, useSearchParams()[0]) as CustomersView;

/** The ways to the parts of the customers' screen. */
export const CustomerViews = () => (
  <ViewSwitch views={views} open={useCustomersView()} pathname={addresses.customers} />
);
