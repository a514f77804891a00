import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** A field for rich text, once its editor is there. */
export async function findRichText(label: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAttribute('contenteditable', 'true'));
  return screen.getByLabelText(label);
}

/** Writes Markdown at the cursor of a field for rich text: jsdom has no layout for an editor to be typed into. */
export async function writeText(label: string, markdown: string): Promise<HTMLElement> {
  const field = await findRichText(label);
  act(() => field.focus());
  await userEvent.paste(markdown);
  return field;
}
