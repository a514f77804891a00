/** Titles before a name; they are no part of a greeting by the first name. */
const TITLES = /^(?:(?:dr|mr|mrs|ms|prof)\b\.?\s*)+(?=\S)/i;
/** What follows a family name: `Jr.`, `III`. */
const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/i;
/** What follows a whole name behind a comma, without its points. */
const OF_PERSON = /^(?:md|phd|edd|dds|dmd|dvm|jd|esq|cpa|mba|rn|pe|pmp)$/i;
const OF_COMPANY = /^(?:inc|incorporated|llc|llp|lp|ltd|limited|corp|corporation|co|company|pllc|pc|gmbh|sa)$/i;

/** Either is empty where there is one word only. */
export interface SplitName {
  first_name: string;
  last_name: string;
}

/** `Luis Jr.` of a family called Ortega: what follows a family name goes to it. */
function behindFamily(family: string, given: readonly string[]): SplitName {
  const last = given.at(-1) ?? '';
  if (given.length > 1 && GENERATION.test(last))
    return { first_name: given.slice(0, -1).join(' '), last_name: `${family} ${last}` };
  return { first_name: given.join(' '), last_name: family };
}

/**
 * A name in one field as first and last name: the first word and the rest, or with one comma the last name first. Titles
 * are left out; a single word behind them is the last name. A company stays whole.
 */
export function splitName(name: string): SplitName {
  const text = name.trim().replaceAll(/\s+/g, ' ');
  const [before = '', behind = '', ...more] = text.split(/\s*,\s*/);
  const ending = behind.replaceAll('.', '');
  if (more.length === 0 && OF_COMPANY.test(ending)) return { first_name: text, last_name: '' };
  const isLastFirst = more.length === 0 && before !== '' && behind !== '';
  if (isLastFirst && !OF_PERSON.test(ending) && !GENERATION.test(ending))
    return behindFamily(before.replace(TITLES, ''), behind.replace(TITLES, '').split(' '));
  const untitled = text.replace(TITLES, '');
  const [first_name = '', ...rest] = untitled.split(' ');
  if (rest.length === 0 && untitled !== text) return { first_name: '', last_name: untitled };
  return { first_name, last_name: rest.join(' ') };
}
