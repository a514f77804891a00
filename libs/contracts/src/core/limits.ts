/** Length and size limits of every text the API accepts (characters unless said otherwise). Named once, used by every schema. */
export const limits = {
  name: 120,
  email: 254,
  phone: 32,
  title: 200,
  longText: 10_000,
  metadataBytes: 16 * 1024,
  search: 200,
  pageSizeDefault: 20,
  pageSizeMax: 100,
  unpagedRows: 2_000,
  preferredTimes: 5,
} as const;
