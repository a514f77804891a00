import { Handshake, TicketPercent } from 'lucide-react';
import { addresses } from '../../addresses.js';
import { viewsOf } from '../../views/view-switch.js';

/** The ways to the parts of the deals' screen. */
export const { useView: useDealsView, Switch: DealViews } = viewsOf(addresses.deals, [
  { view: 'deals', label: 'Deals', icon: Handshake },
  { view: 'promo-codes', label: 'Promo codes', icon: TicketPercent },
]);
