import { aUser } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import { Welcome } from './welcome.js';

describe('the welcome of a dashboard (specification, section 2)', () => {
  it('has the first name, a badge of the role and one of the company', () => {
    render(<Welcome user={aUser({ first_name: 'Dana', role: 'customer', company_name: 'Neuse Bakery' })} />);
    expect(screen.getByRole('heading', { name: 'Welcome, Dana' })).toBeVisible();
    expect(screen.getByText('Customer')).toBeVisible();
    expect(screen.getByText('Neuse Bakery')).toBeVisible();
  });

  it('says Admin to admins, and User where there is no first name', () => {
    render(<Welcome user={aUser({ first_name: null, role: 'admin' })} />);
    expect(screen.getByRole('heading', { name: 'Welcome, User' })).toBeVisible();
    expect(screen.getByText('Admin')).toBeVisible();
  });
});
