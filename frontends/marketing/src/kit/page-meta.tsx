import { businessHours } from '@portal/contracts';
import { brand, logoWidths } from '@portal/ui';
import { useLocation } from 'react-router';

/** A service as search engines read it. */
interface DescribedService {
  name: string;
  description: string;
  /** In US dollars; left out where it depends on the work. */
  price?: number;
}

export interface PageMetaProps {
  title: string;
  /** One or two sentences for search results. */
  description: string;
  services?: readonly DescribedService[];
  /** The answer to each. */
  questions: Readonly<Record<string, string>>;
  /** The home page, where every trail begins. */
  home?: boolean;
}

/** Title and description of a public page, which React moves into the head, and what search engines read of it. */
export const PageMeta = (page: PageMetaProps) => (
  <>
    <title>{`${page.title} | ${brand.name}`}</title>
    <meta name="description" content={page.description} />
    <StructuredData {...page} />
  </>
);

/** What the site is reached by: filled in by the server on prerendered pages, and known to the browser. */
const siteUrl = (): string => (typeof document === 'undefined' ? '__PUBLIC_URL__' : location.origin);

/** The company, the page's place, its services and its questions as schema.org data; only what the page shows. */
function StructuredData({ title, services = [], questions, home }: PageMetaProps) {
  const { pathname } = useLocation();
  const site = siteUrl();
  const graph = [
    business(site),
    ...(home ? [] : [breadcrumbs(site, pathname, title)]),
    ...services.map((service) => serviceOf(site, pathname, service)),
    faqOf(questions),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} suppressHydrationWarning />;
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const businessId = (site: string): string => `${site}/#business`;

const business = (site: string) => ({
  '@type': 'LocalBusiness',
  '@id': businessId(site),
  name: brand.name,
  url: `${site}/`,
  slogan: brand.tagline,
  telephone: brand.phone.link.replace('tel:', ''),
  email: brand.email,
  logo: `${site}/assets/files/logo-${Math.max(...logoWidths)}.png`,
  image: `${site}/assets/files/share.png`,
  address: { '@type': 'PostalAddress', addressRegion: 'NC', addressCountry: 'US' },
  areaServed: [brand.region, 'United States'],
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: clock(businessHours.opens),
    closes: clock(businessHours.closes),
  },
});

const breadcrumbs = (site: string, path: string, name: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
    { '@type': 'ListItem', position: 2, name, item: `${site}${path}` },
  ],
});

const serviceOf = (site: string, path: string, { name, description, price }: DescribedService) => ({
  '@type': 'Service',
  name,
  description,
  url: `${site}${path}`,
  areaServed: brand.region,
  provider: { '@id': businessId(site) },
  ...(price === undefined
    ? {}
    : { offers: { '@type': 'Offer', price, priceCurrency: 'USD', availability: 'https://schema.org/InStock' } }),
});

const faqOf = (questions: Readonly<Record<string, string>>) => ({
  '@type': 'FAQPage',
  mainEntity: Object.entries(questions).map(([question, answer]) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
