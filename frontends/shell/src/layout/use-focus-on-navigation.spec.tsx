import { render, screen } from '@testing-library/react';
import { useFocusOnNavigation } from './use-focus-on-navigation.js';

const Page = ({ at, isForm = false }: { at: string; isForm?: boolean }) => (
  <>
    <main ref={useFocusOnNavigation(at)} tabIndex={-1} />
    {isForm ? (
      <div role="dialog">
        <form>
          <input aria-label="Name" autoFocus />
        </form>
      </div>
    ) : null}
  </>
);

it('gives the focus to a new page, unless the address opened a form, which begins in its first field', () => {
  const { rerender } = render(<Page at="/admin/deals" />);
  rerender(<Page at="/admin/support" />);
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(<Page at="/admin/customers" isForm />);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
