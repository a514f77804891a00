import { createQueryClient } from '@portal/data-access';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { LandingPage } from './landing.page.js';

jest.mock('@portal/wizard', () => ({
  ConsultationWizard: ({ id, title }: { id: string; title: string }) => <dialog id={id}>{title}</dialog>,
}));

beforeEach(() => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});

const section = (heading: RegExp) => {
  const found = screen.getByRole('heading', { name: heading }).closest('section');
  if (!found) throw new Error(`The heading ${String(heading)} is in no section`);
  return within(found);
};

describe('the claims of the landing page (specification, section 1)', () => {
  it.each([
    ['15+', /years/],
    ['500+', /projects/],
    ['98%', /stay/],
    ['40%', /average return on investment/],
    ['100+', /small and medium businesses/],
    ['99.9%', /uptime/],
    ['24/7', /support/],
  ])('say %s', (figure, label) => {
    const term = section(/get on with your day/).getByText(label, { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(figure);
  });
});

describe('the contact block (specification, section 1)', () => {
  it('shows phone, e-mail, hours, the 24-hour answer and the same-day consultation', () => {
    const contact = section(/what is in your way/);
    expect(contact.getByRole('link', { name: /\d{3}-\d{4}/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(contact.getByText('Mon-Fri 8AM-6PM EST')).toBeVisible();
    expect(contact.getByText(/24-hour e-mail response guarantee/)).toBeVisible();
    expect(contact.getByText(/Same-day consultation/)).toBeVisible();
  });

  it('offers a Free 30-Minute Consultation', () => {
    expect(section(/what is in your way/).getByRole('button', { name: 'Free 30-Minute Consultation' })).toBeVisible();
  });
});

describe('the sections of the landing page (specification, section 2)', () => {
  it('begin with a hero that opens the wizard and leads to Enterprise Solutions', () => {
    const hero = within(screen.getByRole('heading', { level: 1 }).closest('section') as HTMLElement);
    expect(hero.getByRole('button', { name: 'Schedule Consultation' })).toHaveAttribute('command', 'show-modal');
    expect(hero.getByRole('link', { name: 'View Enterprise Solutions' })).toHaveAttribute(
      'href',
      '/enterprise-solutions',
    );
  });

  it('have four service cards', () => {
    const cards = section(/Four things/).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/it-strategy',
      '/it-operations',
      '/hardware-support',
      '/emergency-support',
    ]);
  });

  it('have six custom software cards', () => {
    expect(section(/Software made for/).getAllByRole('heading', { level: 3 })).toHaveLength(6);
  });

  it('have values and stats', () => {
    expect(section(/get on with your day/).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });
});
