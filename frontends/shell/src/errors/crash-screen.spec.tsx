import { render, screen } from '@testing-library/react';
import { StaleRelease } from './crash-screen.js';

describe('a page whose files did not arrive', () => {
  afterEach(() => jest.restoreAllMocks());

  it('offers the newer release', () => {
    render(<StaleRelease />);
    expect(screen.getByRole('heading', { name: 'This page was updated' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('says so when it is the network that is away', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<StaleRelease />);
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  });
});
