export interface SiteLink {
  label: string;
  href: string;
  /** One line for the Solutions menu. */
  hint?: string;
}

/** Top level of the site's navigation, without the Solutions menu (specification, section 2). */
export const topLinks = {
  home: { label: 'Home', href: '/' },
  technologies: { label: 'Technologies', href: '/web-technologies' },
  about: { label: 'About', href: '/about' },
} satisfies Record<string, SiteLink>;

/** The two groups of the Solutions menu. */
export const menuGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'IT Services',
    links: [
      { label: 'IT Strategy', href: '/it-strategy', hint: 'A plan and a budget you can read' },
      { label: 'IT Operations', href: '/it-operations', hint: 'Updates, backups and people, looked after' },
      { label: 'Hardware Support', href: '/hardware-support', hint: 'Computers, networks and printers that work' },
    ],
  },
  {
    title: 'Support & Services',
    links: [
      { label: 'Schedule Service Call', href: '/schedule-service-call' },
      { label: 'Emergency Support', href: '/emergency-support' },
      { label: 'Operations Assessment', href: '/operations-assessment' },
      { label: 'Service Levels', href: '/service-levels' },
      { label: 'Strategy Session', href: '/schedule-strategy-session' },
      { label: 'Case Studies', href: '/case-studies' },
    ],
  },
];

/** What the mobile menu adds (specification, section 2). */
export const mobileExtras: readonly SiteLink[] = [
  { label: 'Schedule Consultation', href: '/schedule-consultation' },
  { label: 'Enterprise Solutions', href: '/enterprise-solutions' },
];

export const signedOutLinks = {
  signIn: { label: 'Sign In', href: '/auth' },
  getStarted: { label: 'Get Started', href: '/get-started' },
} satisfies Record<string, SiteLink>;

/** Columns of the footer. */
export const footerGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Services',
    links: [
      { label: 'IT Strategy', href: '/it-strategy' },
      { label: 'IT Operations', href: '/it-operations' },
      { label: 'Hardware Support', href: '/hardware-support' },
      { label: 'Emergency Support', href: '/emergency-support' },
      { label: 'Enterprise Solutions', href: '/enterprise-solutions' },
      { label: 'Technologies', href: '/web-technologies' },
    ],
  },
  {
    title: 'Get help',
    links: [
      { label: 'Schedule Consultation', href: '/schedule-consultation' },
      { label: 'Schedule Service Call', href: '/schedule-service-call' },
      { label: 'Operations Assessment', href: '/operations-assessment' },
      { label: 'Service Levels', href: '/service-levels' },
      { label: 'Consultation Help', href: '/consultation-help' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Case Studies', href: '/case-studies' },
      { label: 'Get Started', href: '/get-started' },
      { label: 'Sign In', href: '/auth' },
    ],
  },
];

export const legalLinks: readonly SiteLink[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
  { label: 'Accessibility', href: '/accessibility' },
];
