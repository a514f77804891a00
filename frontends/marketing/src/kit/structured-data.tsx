import { businessHours } from '@portal/contracts';
import { brand, logoWidths } from '@portal/ui';
import { useLocation } from 'react-router';
import type { Question } from './faq.js';

/** What the site is reached by: filled in by the server on prerendered pages, and known to the browser. */
const siteUrl = (): string => (typeof document === 'undefined' ? '__PUBLIC_URL__' : location.origin);

/** A service as search engines read it. */
export interface DescribedService {
  name: string;
  description: string;
  /** In US dollars; left out where it depends on the work. */
  price?: number;
}

export interface StructuredDataProps {
  /** What the page is called in the trail from the home page; left out on the home page. */
  name?: string;
  services?: readonly DescribedService[];
  questions?: readonly Question[];
}

/** The company, the page's place, its services and its questions as schema.org data; only what the page shows. */
export function StructuredData({ name, services = [], questions = [] }: StructuredDataProps) {
  const { pathname } = useLocation();
  const site = siteUrl();
  const graph = [
    business(site),
    ...(name ? [breadcrumbs(site, pathname, name)] : []),
    ...services.map((service) => serviceOf(site, pathname, service)),
    ...(questions.length > 0 ? [faqOf(questions)] : []),
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

const faqOf = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
