/** Whether an address is a path of the product. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
