import { readRemembered } from '@portal/ui';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { Chart } from './chart.js';
import { ShareBar } from './share-bar.js';

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;
const months: ComponentProps<typeof Chart> = {
  title: 'Billed and collected',
  unit: 'US dollars a month',
  dimension: 'Month',
  valueText: dollars,
  axisText: (amount) => `$${amount}`,
  series: [
    { key: 'billed', label: 'Billed' },
    { key: 'collected', label: 'Collected' },
    { key: 'refunded', label: 'Refunded', kind: 'figure' },
  ],
  points: [
    { key: '2026-09', label: 'September 2026', axisLabel: 'Sep', values: { billed: 0, collected: 0, refunded: 0 } },
    {
      key: '2026-10',
      label: 'October 2026',
      axisLabel: 'Oct',
      values: { billed: 1800, collected: 900.5, refunded: 0 },
      links: { billed: '/billing?october' },
    },
    { key: '2026-11', label: 'November 2026', axisLabel: 'Nov', values: { billed: 900, collected: 450, refunded: 50 } },
  ],
};

const Where = () => <output>{useLocation().search}</output>;

function show(props: Partial<ComponentProps<typeof Chart>> = {}) {
  const { container, rerender } = render(<Framed {...props} />);
  return {
    values: () => container.querySelector('.chart__values')?.textContent,
    /** Whether they have begun to grow or not. */
    goals: () => container.querySelectorAll('.recharts-reference-line-line[stroke-dasharray="5 4"]').length,
    bars: () => container.querySelectorAll('.recharts-bar-rectangle').length,
    again: (next: Partial<ComponentProps<typeof Chart>>) => rerender(<Framed {...next} />),
  };
}
const Framed = (props: Partial<ComponentProps<typeof Chart>>) => (
  <MemoryRouter>
    <Chart {...months} {...props} />
    <Where />
  </MemoryRouter>
);
const month = (name: RegExp) => screen.findByRole('img', { name });

describe('A chart', () => {
  beforeEach(() => localStorage.clear());

  it('has an axis with round steps and its unit, names its points, and says what each colour is', async () => {
    const { bars } = show();
    await month(/^October/);
    const chart = within(screen.getByRole('group', { name: 'Billed and collected, US dollars a month' }));
    for (const label of ['$0', '$500', '$1000', '$1500', '$2000', 'Sep', 'Oct', 'Nov'])
      expect(chart.getByText(label)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Billed', 'Collected']);
    expect(bars()).toBe(4); // of two months: nothing has no bar
  });

  it('has a goal as a line, which is named beside the series', async () => {
    const { goals } = show({ goal: { value: 2500, label: 'Promised' } });
    await month(/^October/);
    expect(goals()).toBe(1);
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Promised: $2500.00');
  });

  it('shows the values of a point under the pointer, also those that aren’t drawn', async () => {
    const { values } = show();
    await userEvent.hover(await month(/^October 2026/));
    expect(values()).toBe('October 2026Billed$1800.00Collected$900.50Refunded$0.00');
    await userEvent.unhover(await month(/^October 2026/));
    expect(values()).toBeUndefined();
  });

  it('is one stop of the Tab key, whose points the arrows walk through, each read out with its values', async () => {
    const { values } = show();
    await month(/^November/);
    await userEvent.tab(); // the toggle
    await userEvent.tab();
    expect(await month(/^November 2026: billed \$900\.00, collected \$450\.00, refunded \$50\.00$/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(await month(/^October/)).toHaveFocus();
    expect(values()).toMatch(/^October 2026/);
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(await month(/^September/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(await month(/^November/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(await month(/^September/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(values()).toBeUndefined();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('is a table as well, which the browser remembers, with the rows that figures are made of', async () => {
    show({ newestFirst: true });
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(readRemembered('charts')).toBe('table');
    const rows = within(screen.getByRole('table', { name: 'Billed and collected' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MonthBilledCollectedRefunded',
      'November 2026$900.00$450.00$50.00',
      'October 2026$1800.00$900.50$0.00', // September is before the first figure
    ]);
    await userEvent.click(screen.getByRole('link', { name: '$1800.00' }));
    expect(screen.getByRole('status')).toHaveTextContent('?october');
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(await month(/^October/)).toBeVisible();
  });

  it('opens the rows of a point, by click and by Enter', async () => {
    show({
      layout: 'rows',
      dimension: 'State',
      series: [{ key: 'amount', label: 'Amount' }],
      points: [
        { key: 'active', label: 'Active', values: { amount: 5 }, to: '/deals?active' },
        {
          key: 'paused',
          label: 'Paused',
          values: { amount: 2 },
          to: '/deals?paused',
          words: { amount: 'two a month' },
        },
      ],
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Active: amount $5.00' }));
    expect(screen.getByRole('status')).toHaveTextContent('?active');
    screen.getByRole('link', { name: 'Active: amount $5.00' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Paused: amount two a month' })).toHaveFocus();
  });

  it('keeps its place while the figures come, says that there are none, and offers to try again', async () => {
    const onRetry = jest.fn();
    const { again } = show({ points: undefined });
    expect(screen.getByText('Loading the chart')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    again({ points: [], empty: 'Nothing is overdue.' });
    expect(screen.getByText('Nothing is overdue.')).toBeVisible();
    again({ points: undefined, error: new Error('The line is dead.'), onRetry });
    expect(screen.getByText('The line is dead.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('lays series of a stack on each other, and draws lines and areas', async () => {
    const { bars } = show({
      series: [
        { key: 'billed', label: 'Billed', stack: 'all' },
        { key: 'collected', label: 'Collected', stack: 'all' },
        { key: 'refunded', label: 'Refunded', kind: 'line' },
      ],
    });
    await month(/^October/);
    expect(bars()).toBe(4); // of two months: nothing has no bar
    expect(document.querySelectorAll('.recharts-line')).toHaveLength(1);
  });
});

describe('A bar of shares', () => {
  it('says of each part what it is and its share; what is negative has none', () => {
    const parts = [
      { key: 'hosting', label: 'Hosting', value: 750 },
      { key: 'cabling', label: 'Cabling', value: 250 },
      { key: 'refunds', label: 'Refunds', value: -100 },
    ];
    render(<ShareBar title="Revenue" unit="US dollars" parts={parts} valueText={dollars} />);
    const said = within(screen.getByRole('figure', { name: 'Revenue' })).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      'Hosting 75% $750.00',
      'Cabling 25% $250.00',
      'Refunds 0% $-100.00',
    ]);
    expect(document.querySelectorAll('.share-bar__part')).toHaveLength(2);
  });
});
