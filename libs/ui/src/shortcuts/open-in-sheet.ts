let opener: ((address: string) => boolean) | undefined;

/** Opens the record at an address in a sheet over the screen; false where that isn't offered, and its page is to be opened. */
export const opensInSheet = (address: string): boolean => opener?.(address) ?? false;

/** Takes addresses of records to open in a sheet, until the returned function is called. */
export function onOpenInSheet(open: (address: string) => boolean): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}
