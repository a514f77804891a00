import { render, screen } from '@testing-library/react';
import { NotFoundPage } from './not-found.page.js';

it('an unknown path says 404 and “Oops! Page not found”, with a link home (specification, section 2)', () => {
  render(<NotFoundPage />);
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});
