import { z } from 'zod';
import { withoutDirectionControls } from './texts/direction-controls.js';
import { normalizeEmail } from './email-address.js';
import { limits } from './limits.js';
import './texts/sentences.js';

/** Control characters, separators of lines, and halves of characters (lone surrogates), which no database keeps. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Cs}]/u;

/** Whether a text has such characters. */
export const hasControls = (text: string): boolean => CONTROL.test(text);

const CONTROL_BUT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/u;

const VISIBLE = /[^\p{C}\p{Z}]/u;

/** A UUID of any version; the product makes version 7. */
export const id = z.uuid();

/** Whether a value is such an id. */
export const isId = (value: unknown): value is string => id.safeParse(value).success;

/** Nothing here is older; an earlier year is a slip, mostly of two digits ("0026"). */
const isFrom1900 = (text: string): boolean => text >= '1900';
const TOO_EARLY = 'The earliest year is 1900';

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime().refine(isFrom1900, TOO_EARLY);

/** A day without a time, for example 2026-03-31. @param insteadOfNull what to do where no day was meant */
const dayWith = (insteadOfNull?: string) =>
  z.iso.date({ error: ({ input }) => (input === null ? insteadOfNull : undefined) }).refine(isFrom1900, TOO_EARLY);
export const day = dayWith();

/** A day that is left out where there is none; null is answered with what to do instead. */
export const dayOrLeftOut = (insteadOfNull: string) => dayWith(insteadOfNull).optional();

/** Whether a number is hundredths, as near as such numbers come; what is less than one hundredth is none. */
export const isHundredths = (value: number): boolean => {
  const hundredths = Math.round(value * 100);
  return Math.abs(value - hundredths / 100) < 1e-8 && (hundredths !== 0 || value === 0);
};

/** US dollars as a JSON number with at most two decimals, never negative; inside the product it is integer cents. */
export const dollars = z.number().min(0).max(limits.dollars).refine(isHundredths, 'At most two decimals');

/** More than nothing. */
export const positiveDollars = dollars.refine((amount) => amount > 0, 'Must be more than 0');

/** The version a record had when the client read it; a stale one is answered with 409 `stale_version`. */
export const version = z.int().min(1);

/** What every record says of itself, at the end of its view. */
export const recordFields = { created_at: instant, updated_at: instant, version };

/**
 * One line of text: trimmed, no control characters, at most `max` characters. Characters that turn the direction of
 * writing are removed (decisions 2.19).
 */
export const line = (max: number) =>
  z
    .string()
    .overwrite(withoutDirectionControls)
    .trim()
    .max(max, `At most ${max} characters`)
    .refine((text) => !hasControls(text), 'Control characters are not allowed');

/** A text with at least one visible character (zero-width characters and direction marks don't count). */
export const requiredLine = (max: number, message = 'Required') =>
  line(max)
    .min(1, message)
    .refine((text) => text === '' || VISIBLE.test(text), message);

/** A text that is compared as it was sent, spaces and all. */
export const comparedText = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters`)
    .refine((text) => !hasControls(text), 'Control characters are not allowed');

/** Free text of several lines. */
export const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine((text) => !CONTROL_BUT_BREAKS.test(text), 'Control characters are not allowed');

/** Free text of several lines, at most 10,000 characters. */
export const longText = lines(limits.longText);

/** What a person types into a search box. */
export const searchText = z
  .string()
  .trim()
  .max(limits.search)
  .refine((text) => !CONTROL_BUT_BREAKS.test(text), 'Control characters are not allowed');

export const requiredLongText = longText.min(1, 'Required');

/**
 * An e-mail address: trimmed, one @ with text on both sides, no spaces or control characters; in its one spelling.
 * Nothing stricter (specification, section 5; decisions, section 2).
 */
export const email = z
  .string()
  .overwrite((text) => normalizeEmail(withoutDirectionControls(text)))
  .max(limits.email, `At most ${limits.email} characters`)
  .refine(
    (text) => /^[^\s@]+@[^\s@]+$/u.test(text) && !CONTROL.test(text),
    'Enter an e-mail address, like name@example.com',
  );

/** What a request gives as its phone: of any format (specification, section 5). */
export const anyPhone = line(limits.phone);

/** The phone of a person or company: of any format with a digit, or empty. */
export const phone = anyPhone.refine((text) => text === '' || /\p{Nd}/u.test(text), 'Enter a phone number with digits');

/** Written without http:// or https://, as on a business card, it is https. */
const withScheme = (text: string): string =>
  text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;

/** An http or https address of a host with a domain: a dot with a top-level label behind it, so that `Inc.` is none. */
const siteUrl = z.url({ protocol: /^https?$/, hostname: /[^.]\.[a-z][a-z\d-]+\.?$/ });

/** A user name before the host makes an address look like that of another site. */
const isWebAddress = (text: string): boolean =>
  !/\s/u.test(text) && !CONTROL.test(text) && !/^https?:\/\/[^/?#]*@/i.test(text) && siteUrl.safeParse(text).success;

/** The address of a site, for example https://example.com, which screens may link. */
export const webAddress = z
  .string()
  .overwrite((text) => withScheme(withoutDirectionControls(text).trim()))
  .max(limits.webAddress, `At most ${limits.webAddress} characters`)
  .refine(isWebAddress, 'Enter a web address, like https://example.com')
  .meta({ examples: ['https://example.com'] });

/** A name from the IANA time zone database, for example America/New_York. */
export const timeZone = z
  .string()
  .max(64)
  .refine((zone) => isTimeZone(zone), 'Unknown time zone');

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * A path on the product's origin, for example /customer/consultations; anything that could leave the origin is refused.
 */
export const returnTo = z
  .string()
  .max(2_000)
  .refine((path) => isOwnPath(path), 'Must be a path on this site');

/**
 * Whether the text is a path on the product's origin and can't be read as another host, also after its dots are
 * resolved.
 */
export function isOwnPath(path: string): boolean {
  const [place = ''] = path.split(/[?#]/, 1);
  return place.startsWith('/') && !place.includes('//') && !path.includes('\\') && !CONTROL.test(path);
}
