import { brand } from '@portal/ui';

export interface PageMetaProps {
  title: string;
  /** One or two sentences for search results. */
  description: string;
}

/** Title and description of a public page; React moves both into the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
