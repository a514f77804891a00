import { render, screen } from '@testing-library/react';
import { SiteFooter } from './site-footer.js';

describe('the small print of the footer (specification, section 2)', () => {
  it.each([
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Accessibility', '/accessibility'],
  ])('links %s', (name, href) => {
    render(<SiteFooter />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
