import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { findRichText, writeText } from '../testing/write-text.js';
import { RichTextField } from './rich-text-field.js';
import type { RichTextFieldProps } from './rich-text-props.js';

const written = jest.fn();

function Field({ text = '', ...props }: Partial<RichTextFieldProps> & { text?: string }) {
  const [value, setValue] = useState(text);
  const onChange = (markdown: string): void => {
    written(markdown);
    setValue(markdown);
  };
  return <RichTextField label="Comment" value={value} onChange={onChange} {...props} />;
}

describe('A field for rich text', () => {
  it('takes words before its editor is loaded, and keeps them and the focus', async () => {
    render(<Field />);
    const plain = screen.getByRole('textbox', { name: 'Comment' });
    expect(plain.tagName).toBe('TEXTAREA'); // this has to stay the first test: later ones find the editor loaded
    plain.focus();
    await userEvent.paste('typed **early**');
    const field = await findRichText('Comment');
    expect(within(field).getByText('early').tagName).toBe('STRONG');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste(' and late');
    expect(written).toHaveBeenLastCalledWith('typed **early** and late');
  });

  it('says that nobody has a name only where somebody can be named', async () => {
    const { rerender } = render(<Field people={[]} />);
    await writeText('Comment', 'Ask @x');
    expect(screen.queryByText('Nobody who can read this has that name')).not.toBeInTheDocument();
    rerender(<Field people={[{ id: 'one', name: 'Avery Cole' }]} />);
    expect(await screen.findByText('Nobody who can read this has that name')).toBeInTheDocument();
  });

  it('says what it is to assistive technology', async () => {
    render(<Field describedBy="problem" placeholder="Write a comment" />);
    const field = await findRichText('Comment');
    expect(field).toHaveAttribute('aria-multiline', 'true');
    expect(field).toHaveAccessibleName('Comment');
    expect(field).toHaveAttribute('aria-describedby', 'problem');
    expect(field).toBeInvalid();
  });

  it('formats by its buttons, which arrow keys go through', async () => {
    render(<Field text="words" />);
    const field = await findRichText('Comment');
    const bar = within(screen.getByRole('toolbar', { name: 'Formatting' }));
    await userEvent.click(bar.getByRole('button', { name: 'Bulleted list' }));
    expect(written).toHaveBeenLastCalledWith('- words');
    expect(bar.getByRole('button', { name: 'Bulleted list', pressed: true })).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveFocus()); // the editor takes it back in the next frame
    bar.getByRole('button', { name: 'Bulleted list' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(bar.getByRole('button', { name: 'Numbered list' })).toHaveFocus();
    expect(bar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('links an address; Escape there leaves the form around alone', async () => {
    const onEscape = jest.fn();
    render(<Field onEscape={onEscape} />);
    await findRichText('Comment');
    await userEvent.click(screen.getByRole('button', { name: 'Link' }));
    await userEvent.keyboard('{Escape}');
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Link' }));
    await userEvent.type(screen.getByLabelText('Address of the link'), 'example.com{Enter}');
    await waitFor(() => expect(written).toHaveBeenLastCalledWith('[example.com](https://example.com)'));
  });

  it('is sent by Ctrl and Enter, once', async () => {
    const onSubmit = jest.fn();
    render(<Field onSubmit={onSubmit} />);
    const field = await writeText('Comment', 'done');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(field).toHaveTextContent(/^done$/);
  });
});
