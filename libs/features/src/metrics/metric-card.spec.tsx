import { metrics } from '@portal/contracts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { metricAddress } from './metric-address.js';
import { MetricCard } from './metric-card.js';

const show = (card: Partial<Parameters<typeof MetricCard>[0]>) =>
  render(
    <MemoryRouter>
      <MetricCard area="admin" name="outstanding" value={1250} {...card} />
    </MemoryRouter>,
  );

describe('The card of a metric (decisions, section 5)', () => {
  it('has the words of its definition, and opens its rows', () => {
    show({});
    const card = screen.getByRole('link', { name: /Outstanding\s*\$1,250\b.*Open balances of all invoices/ });
    expect(card).toHaveAttribute('href', '/admin/billing?status=open');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('tells what it means behind a question mark where another note stands, until it is left', async () => {
    show({ name: 'open_tickets', value: 3, note: '6 open tasks' });
    const { sentence } = metrics.open_tickets;
    expect(screen.getByRole('link', { name: /Open Tickets\s*3\s*6 open tasks/ })).toBeVisible();
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    const mark = screen.getByRole('button', { name: 'What Open Tickets means' });
    await userEvent.click(mark);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(mark).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });
});

it.each([
  ['customer', 'offered_deals', '/customer/account?current_status=sent&customer_id=me'],
  ['admin', 'overdue_invoices', '/admin/billing?overdue=0-30,31-60,61-90,90%2B'],
  ['admin', 'amounts_to_approve', '/admin/billing?view=schedule&status=ready'],
] as const)('the rows of a metric have an address: %s, %s', (area, name, address) => {
  expect(metricAddress(area, name, 'me')).toBe(address);
});
