import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Fingerprint } from './fingerprint.js';

it('shows the first digits of a fingerprint and copies all of them', async () => {
  const hash = '0123456789abcdef'.repeat(4);
  const user = userEvent.setup();
  render(<Fingerprint of={hash} />);
  expect(screen.getByTitle(hash)).toHaveTextContent(/^01234567…$/);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy the whole fingerprint' }));
  expect(copied).toHaveBeenCalledWith(hash);
});
