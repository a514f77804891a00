/** Hands what was fetched to the browser as a file to save. */
export function saveContent(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  saveFile(url, name);
  URL.revokeObjectURL(url);
}

/** Has the browser save what is at an address; without a name the server's counts. */
export function saveFile(href: string, name: string): void {
  Object.assign(document.createElement('a'), { href, download: name }).click();
}
