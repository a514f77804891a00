export interface SiteLink {
  label: string;
  href: string;
  /** One line for the Solutions menu. */
  hint?: string;
}

/** Pages that the menus and the footer lead to. */
const pages = {
  strategy: { label: 'IT Strategy', href: '/it-strategy', hint: 'A plan and a budget you can read' },
  operations: { label: 'IT Operations', href: '/it-operations', hint: 'Updates, backups and people, looked after' },
  hardware: {
    label: 'Hardware Support',
    href: '/hardware-support',
    hint: 'Computers, networks and printers that work',
  },
  serviceCall: { label: 'Schedule Service Call', href: '/schedule-service-call' },
  emergency: { label: 'Emergency Support', href: '/emergency-support' },
  assessment: { label: 'Operations Assessment', href: '/operations-assessment' },
  serviceLevels: { label: 'Service Levels', href: '/service-levels' },
  strategySession: { label: 'Strategy Session', href: '/schedule-strategy-session' },
  caseStudies: { label: 'Case Studies', href: '/case-studies' },
  consultation: { label: 'Schedule Consultation', href: '/schedule-consultation' },
  consultationHelp: { label: 'Consultation Help', href: '/consultation-help' },
  enterprise: { label: 'Enterprise Solutions', href: '/enterprise-solutions' },
} satisfies Record<string, SiteLink>;

/** Top level of the site's navigation, without the Solutions menu (specification, section 2). */
export const topLinks = {
  home: { label: 'Home', href: '/' },
  technologies: { label: 'Technologies', href: '/web-technologies' },
  about: { label: 'About', href: '/about' },
} satisfies Record<string, SiteLink>;

/** The two groups of the Solutions menu. */
export const menuGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  { title: 'IT Services', links: [pages.strategy, pages.operations, pages.hardware] },
  {
    title: 'Support & Services',
    links: [
      pages.serviceCall,
      pages.emergency,
      pages.assessment,
      pages.serviceLevels,
      pages.strategySession,
      pages.caseStudies,
    ],
  },
];

/** What the mobile menu adds (specification, section 2). */
export const mobileExtras: readonly SiteLink[] = [pages.consultation, pages.enterprise];

export const signedOutLinks = {
  signIn: { label: 'Sign In', href: '/auth' },
  getStarted: { label: 'Get Started', href: '/get-started' },
} satisfies Record<string, SiteLink>;

/** Columns of the footer. */
export const footerGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Services',
    links: [pages.strategy, pages.operations, pages.hardware, pages.emergency, pages.enterprise, topLinks.technologies],
  },
  {
    title: 'Get help',
    links: [pages.consultation, pages.serviceCall, pages.assessment, pages.serviceLevels, pages.consultationHelp],
  },
  { title: 'Company', links: [topLinks.about, pages.caseStudies, signedOutLinks.getStarted, signedOutLinks.signIn] },
];

export const legalLinks: readonly SiteLink[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
  { label: 'Accessibility', href: '/accessibility' },
];
