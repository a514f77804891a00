import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FoldedProperties } from './folded-properties.js';
import { Property, Properties } from './property.js';

describe('Properties that are folded while they are empty', () => {
  it('are one line that names and opens them; the others stand', async () => {
    const of = (label: string, value: string | null) => ({
      label,
      isEmpty: value === null,
      property: <Property label={label}>{value ?? 'None'}</Property>,
    });
    render(
      <Properties>
        <FoldedProperties verb="Link" of={[of('Project', null), of('Deal', 'Managed network'), of('Invoice', null)]} />
      </Properties>,
    );
    expect(screen.getByText('Managed network')).toBeInTheDocument();
    expect(screen.queryByText('None')).not.toBeInTheDocument();
    const line = screen.getByRole('button', { name: 'Link project, invoice…', expanded: false });
    await userEvent.click(line);
    expect(screen.getAllByText('None')).toHaveLength(2);
    expect(line).toHaveAttribute('aria-expanded', 'true');
    expect(line).toHaveFocus();
  });
});
