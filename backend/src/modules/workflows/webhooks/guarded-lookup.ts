import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isInwardIp } from './inward-address.js';

/** Looks a name up, and refuses one that leads inwards by any of its addresses. */
export const guardedLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, []);
      return;
    }
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isInwardIp(address)))
      callback(new Error(`What ${name} resolves to is not allowed`), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
