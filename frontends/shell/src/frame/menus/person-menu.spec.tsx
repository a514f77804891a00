import { aUser } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PersonMenu } from './person-menu.js';

const onSignOut = jest.fn();
const show = (first_name: string | null) =>
  render(
    <PersonMenu user={aUser({ first_name })} isAdmin={false} onShortcuts={() => undefined} onSignOut={onSignOut} />,
  );

describe('the menu of the signed-in user (specification, section 2)', () => {
  it('stands under the first name and signs out', async () => {
    show('Dana');
    await userEvent.click(screen.getByRole('button', { name: 'Account of Dana' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });

  it('stands under User where there is no first name', () => {
    show(null);
    expect(screen.getByRole('button', { name: 'Account of User' })).toHaveTextContent('User');
  });
});
