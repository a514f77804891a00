import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from './dialog.js';

it('keeps Escape to itself: what is open under it stays', async () => {
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => void heard.push(key);
  window.addEventListener('keydown', listen);
  render(
    <Dialog open title="Go to">
      <input aria-label="Search" />
    </Dialog>,
  );
  screen.getByLabelText('Search').focus();
  await userEvent.keyboard('a{Escape}');
  window.removeEventListener('keydown', listen);
  expect(heard).toEqual(['a']);
});
