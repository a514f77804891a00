import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Menu } from './menu.js';

const onSelect = jest.fn();

async function open(): Promise<void> {
  render(
    <>
      <Menu
        label="Account"
        trigger="Dana"
        items={[
          { label: 'Profile', href: '#profile' },
          { label: 'Sign out', onSelect },
        ]}
      />
      <p>Beside it</p>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
}

describe('a menu', () => {
  it('opens with its first item in focus and is walked by arrows', async () => {
    await open();
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
  });

  it('stays while the pointer is in it, and closes when it goes down elsewhere', async () => {
    await open();
    fireEvent.pointerDown(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(screen.getByRole('menu')).toBeInTheDocument();
    fireEvent.pointerDown(screen.getByText('Beside it'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
  });
});
