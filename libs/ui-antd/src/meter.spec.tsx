import { render, screen } from '@testing-library/react';
import { Meter } from './meter.js';

describe('A bar', () => {
  it.each([
    [37.6, '37', '37.6%'],
    [-5, '0', '0%'],
    [250, '100', '100%'],
  ])('of %d percent says and shows so much', (percent, said, width) => {
    render(<Meter percent={percent} label="Progress of Rollout" />);
    const bar = screen.getByRole('progressbar', { name: 'Progress of Rollout' });
    expect(bar).toHaveAttribute('aria-valuenow', said);
    expect(bar.firstElementChild).toHaveStyle({ width });
  });

  it('is green when all is done, never where it is a share, and silent where words stand beside it', () => {
    const { container } = render(
      <>
        <Meter percent={100} />
        <Meter percent={100} kind="share" />
      </>,
    );
    expect([...container.children].map(({ className }) => className)).toEqual(['meter meter--full', 'meter']);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
