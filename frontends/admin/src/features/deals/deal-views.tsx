import { Handshake, TicketPercent } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { openViewOf, ViewSwitch, type View } from '../../views/view-switch.js';

const views = [
  { view: 'deals', label: 'Deals', icon: Handshake },
  { view: 'promo-codes', label: 'Promo codes', icon: TicketPercent },
] as const satisfies readonly View[];

export type DealsView = (typeof views)[number]['view'];

/** The view of the deals' screen that the address names. */
export const useDealsView = (): DealsView => openViewOf(views, useSearchParams()[0]) as DealsView;

/** The ways to the parts of the deals' screen. */
export const DealViews = () => <ViewSwitch views={views} open={useDealsView()} pathname={addresses.deals} />;
