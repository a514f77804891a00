import { brand } from '@portal/ui';
import { StructuredData, type StructuredDataProps } from './structured-data.js';

export interface PageMetaProps extends Omit<StructuredDataProps, 'name'> {
  title: string;
  /** One or two sentences for search results. */
  description: string;
  /** The home page, where every trail begins. */
  home?: boolean;
}

/** Title, description and robots of a public page, which React moves into the head. */
export function PageMeta({ title, description, home, ...facts }: PageMetaProps) {
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="description" content={description} />
      <StructuredData name={home ? undefined : title} {...facts} />
    </>
  );
}
