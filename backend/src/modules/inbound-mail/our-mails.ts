import { brand } from '@portal/contracts';
import type { OurMails } from './receiver/quotes/thread-quotes.js';

/** What stands in the last lines of each mail of ours, and there alone. */
export const LAST = [brand.phone.shown, brand.hours];
/** The words of a link below those lines that most of our mails have. */
const UNSUBSCRIBE = 'Unsubscribe, or choose when mail like this comes';

/** What distinguishes the product's mails from others. */
export const OURS: OurMails = {
  name: brand.shortName,
  email: brand.email,
  last: [...LAST, UNSUBSCRIBE],
  footer: `${brand.name}, ${brand.region} ${brand.phone.shown} ${brand.email} ${brand.hours} ${UNSUBSCRIBE}`,
};
