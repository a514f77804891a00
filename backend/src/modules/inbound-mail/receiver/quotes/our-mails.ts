import { brand } from '@portal/contracts';

/** What stands in the last lines of each mail of ours, and there alone. */
export const LAST_LINES = [brand.phone.shown, brand.hours];
/** The words of a link below those lines that most of our mails have. */
const UNSUBSCRIBE = 'Unsubscribe, or choose when mail like this comes';

/** What distinguishes the product's mails from others. */
export const OURS = {
  /** The name that they are sent by. */
  name: brand.shortName,
  /** The address that they are sent from. */
  email: brand.email,
  /** What stands in the last lines of each, and there alone. */
  last: [...LAST_LINES, UNSUBSCRIBE],
  /** All that stands there. */
  footer: `${brand.name}, ${brand.region} ${brand.phone.shown} ${brand.email} ${brand.hours} ${UNSUBSCRIBE}`,
} as const;
