import { ProjectPicker } from '@portal/features';
import { showScreen } from '@portal/features/testing';
import { anAdmin, aTicket, startFakeApi } from '@portal/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { DealPicker } from '../features/billing/schedule/entry.form.js';
import { TicketPicker } from '../features/support/ticket-picker.js';
import { CompanyPicker } from './company-picker.js';
import { PersonPicker } from './person-picker.js';
import { SimilarCompanies } from './similar-companies.js';
import { Form, Input } from 'antd';

const { api, data } = startFakeApi(anAdmin);
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  api.events.removeAllListeners();
  api.events.on('request:start', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const text = searchParams.get('search') ?? searchParams.get('similar_to');
    if (text) asked.push(text);
  });
});

function TypedName() {
  const [form] = Form.useForm<{ name: string }>();
  const name: unknown = Form.useWatch('name', form);
  return (
    <Form form={form}>
      <Form.Item name="name">
        <Input role="combobox" />
      </Form.Item>
      <SimilarCompanies name={name} />
    </Form>
  );
}

it.each<[string, ComponentType]>([
  ['people', () => <PersonPicker part="customer" />],
  ['companies', () => <CompanyPicker />],
  ['projects', () => <ProjectPicker />],
  ['deals', () => <DealPicker />],
  ['companies of a similar name', TypedName],
])('asks the server for %s once typing pauses, not at each letter', async (_what, Picker) => {
  showScreen(Picker, '/admin', '/admin');
  const field = await screen.findByRole('combobox');
  // without a pause between the letters, however slow the machine is
  for (const length of [1, 2, 3, 4, 5, 6]) fireEvent.change(field, { target: { value: 'Kettle'.slice(0, length) } });
  await waitFor(() => expect(asked).toContain('Kettle'));
  expect(asked).toEqual(['Kettle']);
});

it('takes whoever matches what was typed, neither nobody nor the one before', async () => {
  const [avery, kim] = [
    anAdmin({ first_name: 'Avery', last_name: 'Cole' }),
    anAdmin({ first_name: 'Kim', last_name: 'Doyle' }),
  ];
  data.users = [avery, kim];
  const chosen: unknown[] = [];
  const Picker = () => (
    <PersonPicker
      part="manager"
      none="Nobody yet"
      value={avery.id}
      current={{ id: avery.id, name: 'Avery Cole' }}
      onChange={(id) => chosen.push(id)}
      onDone={() => undefined}
    />
  );
  showScreen(Picker, '/admin', '/admin');
  await screen.findByTitle('Kim Doyle');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'kim' } });
  await waitFor(() => expect(screen.queryByTitle('Nobody yet')).not.toBeInTheDocument());
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });
  expect(chosen).toEqual([kim.id]);
});

it('offers the ticket whose number was typed before one whose title has it', async () => {
  const [named, other] = [
    aTicket({ number: 'S-0007', title: 'Till' }),
    aTicket({ number: 'S-0008', title: '[S-0007] Till' }),
  ];
  data.tickets = [other, named];
  const chosen: unknown[] = [];
  const Picker = () => <TicketPicker filter={{}} nothing="No ticket" onChange={(id) => chosen.push(id)} />;
  showScreen(Picker, '/admin', '/admin');
  await screen.findByRole('combobox');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 's-0007' } });
  await screen.findByTitle('S-0007 Till');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });
  expect(chosen).toEqual([named.id]);
});
