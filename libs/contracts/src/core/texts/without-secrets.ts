/** A token of a link as a whole, also where it was cut or changed on its way. */
const LINK = /(\/unsubscribe\/+)[^/?#\s]+/gi;
/** What `?token=` and its like, or the same behind `#`, give. */
const PARAMETER = /([?&#](?:token|code|access_token|form_token|slot_hold_token|signature|sig|key)=)[^&#\s]*/gi;
/** As long as a signature or a random token: 32 bytes as base64url. Ids and most words of addresses are shorter. */
const LONG_WORD = /[\w-]{43,}/g;
const SECRET = '[secret]';

const isRandom = (word: string): boolean => /\d/.test(word) && /[a-z]/i.test(word);

/** An address, or a text with addresses, without what opens a door: as logs and reports of errors may keep it. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(LINK, `$1${SECRET}`)
    .replace(PARAMETER, `$1${SECRET}`)
    .replace(LONG_WORD, (word) => (isRandom(word) ? SECRET : word));
