import { PageMeta } from '../../kit/page-meta.js';
import { ContactBlock } from '../../kit/contact-block.js';
import { PageWizards } from '../../kit/consult-button.js';
import { StickyAction } from '../../kit/sticky-action.js';
import { Hero } from './hero.js';
import { ServiceCards } from './service-cards.js';
import { SoftwareCards } from './software-cards.js';
import { Values } from './values.js';

/** The landing page for signed-out visitors (specification, section 2, "Home page"). */
export function LandingPage() {
  return (
    <>
      <PageMeta
        title="IT support and custom software in Eastern North Carolina"
        description="Pamlico IT Services plans, runs and repairs the technology of small and medium businesses in Eastern North Carolina, and builds software that fits them. Free 30-minute consultation."
      />
      <Hero />
      <ServiceCards />
      <SoftwareCards />
      <Values />
      <ContactBlock />
      <StickyAction />
      <PageWizards />
    </>
  );
}
