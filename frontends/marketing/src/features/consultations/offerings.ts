export interface Offering {
  name: string;
  /** The wizard's title; decides the request's type. */
  wizardTitle: string;
  length: string;
  price: string;
  includes: readonly string[];
}

/** The consultations on offer (specification, section 3). */
export const offerings: readonly Offering[] = [
  {
    name: 'Strategy Consultation',
    wizardTitle: 'Strategy Consultation - 60 minutes',
    length: '60 minutes',
    price: 'Free',
    includes: ['Business Assessment', 'Technology Roadmap', 'ROI Analysis', 'Implementation Plan'],
  },
  {
    name: 'Project Scoping',
    wizardTitle: 'Project Scoping - 90 minutes',
    length: '90 minutes',
    price: '$200',
    includes: ['Requirements Analysis', 'Technical Specifications', 'Timeline Planning', 'Cost Estimation'],
  },
  {
    name: 'Emergency Assessment',
    wizardTitle: 'Emergency Assessment - Available 24/7',
    length: 'Available 24/7',
    price: 'Contact Us',
    includes: ['Rapid Response', 'Issue Diagnosis', 'Recovery Planning', 'Prevention Strategy'],
  },
];
