import { render, screen } from '@testing-library/react';
import { DealTypeTag } from './deal-tags.js';

describe('the type of a deal (specification, section 4)', () => {
  it.each([
    ['recurring', 'Recurring'],
    ['one_time', 'One-time'],
  ] as const)('has a color of its own: %s', (type, label) => {
    render(<DealTypeTag type={type} />);
    expect(screen.getByText(label)).toHaveClass(`deal-type--${type}`);
  });
});
