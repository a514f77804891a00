import { brand } from '@portal/contracts';
import type { Letterhead } from './pdf-content.js';

/** The sender of a document as its record keeps it. */
export interface Sender {
  name: string;
  address: string | null;
  phone: string;
  email: string;
}

/** The brand as it is now. */
export const currentSender = (): Sender => ({
  name: brand.name,
  address: brand.address,
  phone: brand.phone.shown,
  email: brand.email,
});

/** The letterhead of a document; by default with the current address and contact. */
export const letterheadOf = ({ name, address, phone, email }: Sender = currentSender()): Letterhead => ({
  name,
  lines: [...(address ? address.split('\n') : []), `${phone} · ${email}`],
  colors: { strong: brand.colors.primary, text: brand.colors.text },
});
