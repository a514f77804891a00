type OpenInSheet = (address: string, isPeek: boolean) => boolean;

let opener: OpenInSheet | undefined;

/**
 * Opens the record at an address in a sheet over the screen; false where that isn't offered, and its page is to be opened.
 * @param isPeek beside the list, which keeps the focus
 */
export const opensInSheet = (address: string, isPeek = false): boolean => opener?.(address, isPeek) ?? false;

/** Takes addresses of records to open in a sheet, until the returned function is called. */
export function onOpenInSheet(open: OpenInSheet): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}
