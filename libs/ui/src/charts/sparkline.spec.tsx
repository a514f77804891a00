import { render, screen } from '@testing-library/react';
import { pointsOf, Sparkline } from './sparkline.js';

describe('A sparkline', () => {
  it('goes from the least at the bottom to the most at the top, in even steps', () => {
    expect(pointsOf([0, 5, 10])).toEqual([
      { x: 3, y: 21 },
      { x: 36, y: 12 },
      { x: 69, y: 3 },
    ]);
  });

  it('lies in the middle where nothing changed', () => {
    expect(pointsOf([4, 4]).map(({ y }) => y)).toEqual([12, 12]);
  });

  it('tells its values to those who don’t see it, and needs two of them', () => {
    const { rerender } = render(<Sparkline values={[1, 2]} label="Last months: 1, 2" />);
    expect(screen.getByRole('img', { name: 'Last months: 1, 2' })).toBeVisible();
    rerender(<Sparkline values={[1]} label="Last months: 1" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
