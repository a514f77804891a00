/** A title as the beginning of a file's name: "Café & Co." is "cafe-co"; empty where it has no letter or digit. */
export const fileSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
