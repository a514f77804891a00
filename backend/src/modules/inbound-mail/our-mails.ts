import { brand } from '@portal/contracts';
import type { OurMails } from './receiver/thread-quotes.js';

/** What tells our mails from others: the last lines stand in each of them, and there alone. */
export const OURS: OurMails = {
  name: brand.shortName,
  email: brand.email,
  last: [brand.phone.shown, brand.hours],
  footer: `${brand.name}, ${brand.region} ${brand.phone.shown} ${brand.email} ${brand.hours}`,
};
