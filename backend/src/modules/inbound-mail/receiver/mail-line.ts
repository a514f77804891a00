import { withoutDirectionControls, truncate } from '@portal/contracts';
import { cleanText } from './texts/mail-text.js';

/** A header of a mail, or a name in it, as one line that may be stored. @param max characters */
export const lineOf = (text: string, max: number): string =>
  truncate(withoutDirectionControls(cleanText(text)).replace(/\s+/g, ' '), max).trim();
