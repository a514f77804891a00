/** What of a list's address a view keeps: its filters, order and way to look at it, but not the page. */
export function searchOfView(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.sort();
  return params.toString();
}
