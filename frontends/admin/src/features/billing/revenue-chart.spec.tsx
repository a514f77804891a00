import type { RevenueMonth } from '@portal/contracts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RevenueChart } from './revenue-chart.js';

const months: RevenueMonth[] = [
  { month: '2026-09', billed: 0, collected: 0, refunded: 0, outstanding: 0 },
  { month: '2026-10', billed: 1800, collected: 900.5, refunded: 0, outstanding: 899.5 },
  { month: '2026-11', billed: 900, collected: 450, refunded: 50, outstanding: 450 },
];
const show = () => {
  const { container } = render(<RevenueChart months={months} />);
  return { values: () => container.querySelector('.revenue-chart__values')?.textContent };
};
const month = (name: RegExp) => screen.getByRole('img', { name });

describe('The chart of the revenue', () => {
  it('has an axis in dollars with round steps, and names its months', () => {
    show();
    const chart = within(screen.getByRole('group', { name: 'Billed and collected by month' }));
    for (const label of ['$0', '$500', '$1K', '$1.5K', '$2K', 'Sep', 'Oct', 'Nov'])
      expect(chart.getByText(label)).toBeInTheDocument();
    expect(screen.getByText('US dollars a month')).toBeInTheDocument();
  });

  it('shows the values of a month under the pointer', async () => {
    const { values } = show();
    expect(values()).toBeUndefined();
    await userEvent.hover(month(/^October 2026/));
    expect(values()).toBe('October 2026Billed$1,800.00Collected$900.50Refunded$0.00Outstanding$899.50');
  });

  it('is one stop of the Tab key, whose months the arrows walk through, each read out with its values', async () => {
    const { values } = show();
    await userEvent.tab();
    expect(month(/^November 2026: billed \$900\.00, collected \$450\.00, refunded \$50\.00/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(month(/^October/)).toHaveFocus();
    expect(values()).toMatch(/^October 2026/);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(month(/^September/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(month(/^November/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(month(/^September/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(values()).toBeUndefined();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
