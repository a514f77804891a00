import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ListColumn } from '../table/list-column.js';
import { ListRows } from '../table/list-rows.js';

interface Row {
  id: string;
  due: string;
}

const columns: readonly ListColumn<Row>[] = [
  { key: 'words', title: 'From', text: () => 'Dana: “It hums”', onCard: 'words' },
  { key: 'title', title: 'Title', text: () => 'No till', onCard: 'title' },
  { key: 'number', title: 'Number', text: () => 'S-0006', onCard: 'lead' },
  { key: 'status', title: 'Status', text: () => 'Open', onCard: 'corner' },
  { key: 'due', title: 'Due', text: ({ due }) => due, isNamed: true },
  { key: 'assignee', title: 'Assigned', text: () => 'Avery Cole', lineCell: () => 'AC', onCard: 'end' },
  { key: 'pdf', title: 'PDF', text: () => '', cell: () => <button type="button">PDF</button>, isControl: true },
  { key: 'area', title: 'Area', text: () => 'Network', onCard: 'hidden' },
];

const show = (due: string) => {
  render(
    <ListRows
      asLines
      title="Tickets"
      rows={[{ id: '1', due }]}
      columns={columns}
      nameOf={() => 'No till'}
      hrefOf={({ id }) => `/tickets/${id}`}
      openId="1"
    />,
    { wrapper: MemoryRouter },
  );
  return screen.getByRole('listitem');
};

describe('A row of two lines', () => {
  it('has what it is and its facts above, who and what else below', () => {
    expect(show('May 4')).toHaveTextContent(/^S-0006No tillOpenDana: “It hums”Due May 4PDFAC$/);
    expect(screen.getByRole('link', { name: 'No till', current: true })).toHaveAttribute('href', '/tickets/1');
  });

  it('is drawn again only where it changed', () => {
    const drawn: string[] = [];
    const words: ListColumn<Row> = {
      key: 'title',
      title: 'Title',
      onCard: 'title',
      text: ({ id }) => id,
      cell: ({ id }) => {
        drawn.push(id);
        return id;
      },
    };
    const kept = [words];
    const [one, two] = [
      { id: '1', due: '' },
      { id: '2', due: '' },
    ];
    const rowsWith = (rows: readonly Row[], openId?: string) => (
      <ListRows
        asLines
        title="Tickets"
        rows={rows}
        columns={kept}
        nameOf={({ id }) => id}
        hrefOf={({ id }) => `/tickets/${id}`}
        rowActions={({ id }) => <button type="button">Take {id}</button>}
        openId={openId}
      />
    );
    const { rerender } = render(rowsWith([one, two]), { wrapper: MemoryRouter });
    rerender(rowsWith([one, { ...two }], '1'));
    expect(drawn).toEqual(['1', '2', '1', '2']);
    rerender(rowsWith([one, two], '1'));
    expect(drawn).toEqual(['1', '2', '1', '2', '2']);
  });

  it('leaves out what it lacks, with its name, but nothing that can be pressed', () => {
    expect(show('')).not.toHaveTextContent('Due');
    expect(screen.getByRole('button', { name: 'PDF' })).toBeInTheDocument();
  });
});
