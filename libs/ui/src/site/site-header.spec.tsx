import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SiteHeader } from './site-header.js';

const onSignOut = jest.fn();
const account = { name: 'Dana', links: [{ label: 'Dashboard', href: '/dashboard' }], onSignOut };

/** The links of a menu, closed ones too: popovers are in the page before they open. */
const linksOf = (name: string): (string | null)[] =>
  within(screen.getByRole('navigation', { name, hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.firstChild?.textContent ?? null);

describe('the site’s header (specification, section 2)', () => {
  it('has Home, Technologies and About, a Solutions menu of two groups, and the theme switch', () => {
    render(<SiteHeader path="/" />);
    expect(linksOf('Main')).toEqual(['Home', 'Technologies', 'About']);
    expect(screen.getByRole('button', { name: 'Solutions' })).toBeVisible();
    expect(linksOf('IT Services')).toEqual(['IT Strategy', 'IT Operations', 'Hardware Support']);
    expect(linksOf('Support & Services')).toEqual([
      'Schedule Service Call',
      'Emergency Support',
      'Operations Assessment',
      'Service Levels',
      'Strategy Session',
      'Case Studies',
    ]);
    expect(screen.getByRole('button', { name: 'Switch between light and dark' })).toBeVisible();
  });

  it('offers Sign In and Get Started to visitors', () => {
    render(<SiteHeader path="/" />);
    expect(screen.getAllByRole('link', { name: 'Sign In', hidden: true })[0]).toHaveAttribute('href', '/auth');
    expect(screen.getAllByRole('link', { name: 'Get Started', hidden: true })[0]).toHaveAttribute(
      'href',
      '/get-started',
    );
  });

  it('adds Schedule Consultation and Enterprise Solutions to the menu of phones', () => {
    render(<SiteHeader path="/" />);
    expect(linksOf('Menu')).toEqual(expect.arrayContaining(['Schedule Consultation', 'Enterprise Solutions']));
    expect(linksOf('Main')).not.toContain('Enterprise Solutions');
  });

  it('has a menu under the first name for users: Dashboard, the pages of the role and Sign Out', async () => {
    render(<SiteHeader path="/" account={account} />);
    await userEvent.click(screen.getByRole('button', { name: 'Account of Dana' }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Dashboard', 'Sign Out']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });
});
