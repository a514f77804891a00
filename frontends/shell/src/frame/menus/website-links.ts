import { menuGroups, mobileExtras, topLinks, type SiteLink } from '@portal/ui';

/** The public site's menu, as a signed-in screen offers it (specification, section 2). */
export const websiteGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  { title: 'Website', links: [topLinks.home, topLinks.technologies, topLinks.about, ...mobileExtras] },
  ...menuGroups,
];
