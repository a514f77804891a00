import { StopSentence } from '../../stop-sentence.ts';

/** One domain's word in every spelling that code, tables and screens need. */
export interface DomainNames {
  /** Folder, route, channel: `purchase-orders`. */
  plural: string;
  /** File prefix: `purchase-order`. */
  singular: string;
  /** Class prefix: `PurchaseOrder`, `PurchaseOrders`. */
  Entity: string;
  Entities: string;
  /** Variables: `purchaseOrder`, `purchaseOrders`. */
  entity: string;
  entities: string;
  /** Table: `purchase_orders`; events and permissions: `purchase_order`. */
  table: string;
  event: string;
  /** On screens: `purchase order`, `purchase orders`, `Purchase orders`. */
  word: string;
  words: string;
  Words: string;
}

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Derives the names from the plural.
 * @param plural kebab-case, for example `purchase-orders`
 * @param singular only where it isn't the plural without s (or y for ies)
 * @throws StopSentence for a name that can't be a folder, a table and a class
 */
export function namesOf(plural: string, singular = singularOf(plural)): DomainNames {
  for (const name of [plural, singular]) {
    if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
      throw new StopSentence(`“${name}” can’t name a domain: use lower-case words with dashes, like purchase-orders.`);
  }
  if (plural === singular)
    throw new StopSentence(`Give the plural, and the singular behind it where it is irregular: ${plural} <singular>.`);
  return {
    plural,
    singular,
    Entity: pascal(singular),
    Entities: pascal(plural),
    entity: camel(singular),
    entities: camel(plural),
    table: plural.replaceAll('-', '_'),
    event: singular.replaceAll('-', '_'),
    word: singular.replaceAll('-', ' '),
    words: plural.replaceAll('-', ' '),
    Words: plural.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
  };
}

const singularOf = (plural: string): string =>
  plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/s$/, '');
