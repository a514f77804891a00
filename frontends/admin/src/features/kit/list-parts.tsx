import {
  Badge,
  BulkBar,
  Card,
  Chart,
  ShareBar,
  ListEmpty,
  ListFailed,
  ListFilters,
  ListHead,
  ListPage,
  ListPlace,
  ListRows,
  Meter,
  PageGrid,
  PageSection,
  StatCard,
  StatusTag,
  useSelection,
  type ListColumn,
} from '@portal/ui-antd';
import { Button } from 'antd';
import { nothing, type PartSamples } from './form-parts.js';

interface Device {
  id: string;
  name: string;
  room: string;
}

const devices: readonly Device[] = [
  { id: 'a', name: 'Access point', room: 'Lobby' },
  { id: 'b', name: 'Printer', room: 'Office' },
];
const noun = ['device', 'devices'] as const;
const query = { page: 1, limit: 25, sortBy: 'name', sortOrder: 'asc' } as const;
const texts = { title: 'No devices yet', text: 'Devices appear here once one is added.' };
const columns: readonly ListColumn<Device>[] = [
  { key: 'name', title: 'Name', sortable: true, text: ({ name }) => name, onCard: 'title' },
  { key: 'room', title: 'Room', text: ({ room }) => room },
];
const nameOf = ({ name }: Device): string => name;

/** The parts of `@portal/ui-antd` that show many records and figures. */
export const listParts: PartSamples = {
  Badge: () => <Badge strong>3</Badge>,
  BulkBar: function BulkBarSample() {
    const selection = useSelection(devices);
    return (
      <>
        <Button onClick={selection.toggleAll}>Choose all devices</Button>
        <BulkBar
          noun={noun}
          selection={selection}
          actions={[{ key: 'archive', label: 'Archive devices', run: nothing }]}
        />
      </>
    );
  },
  Card: () => <Card>What is in a card</Card>,
  Chart: () => (
    <Chart
      title="Devices"
      unit="devices a month"
      dimension="Month"
      points={[
        { key: '1', label: 'January', values: { bought: 2, sold: 1 } },
        { key: '2', label: 'February', values: { bought: 4, sold: 3 } },
      ]}
      series={[
        { key: 'bought', label: 'Bought' },
        { key: 'sold', label: 'Sold', kind: 'line' },
      ]}
    />
  ),
  ShareBar: () => (
    <ShareBar
      title="Devices by room"
      unit="devices"
      parts={[
        { key: 'lobby', label: 'Lobby', value: 3 },
        { key: 'office', label: 'Office', value: 9 },
      ]}
    />
  ),
  ListEmpty: () => <ListEmpty noun="devices" words={texts} filtered={false} onClear={nothing} />,
  ListFailed: () => <ListFailed noun="devices" error={new Error('The network is away.')} onRetry={nothing} />,
  ListFilters: () => (
    <ListFilters
      query={{}}
      onQueryChange={nothing}
      filters={[{ key: 'room', label: 'Room', options: [{ value: 'lobby', label: 'Lobby' }] }]}
      searchLabel="Search devices"
      onClear={nothing}
    />
  ),
  ListHead: () => <ListHead title="Head of a list" count={2} actions={<Button>New device</Button>} />,
  ListPage: () => (
    <ListPage<Device, typeof query>
      title="Devices"
      noun={noun}
      result={{
        data: { data: [...devices], pagination: { page: 1, limit: 25, total: 2, has_more: false } },
        error: null,
        refetch: nothing,
      }}
      columns={columns}
      query={query}
      onQueryChange={nothing}
      empty={texts}
      nameOf={nameOf}
      bulkActions={[{ key: 'archive', label: 'Archive', run: nothing }]}
    />
  ),
  ListPlace: () => <ListPlace title="Devices that load" />,
  ListRows: () => <ListRows title="Rows alone" rows={devices} columns={columns} nameOf={nameOf} />,
  Meter: () => (
    <>
      <Meter percent={40} label="Progress" />
      <Meter percent={100} label="Done" />
    </>
  ),
  PageGrid: () => (
    <PageGrid>
      <Card>One</Card>
      <Card>Two</Card>
    </PageGrid>
  ),
  PageSection: () => <PageSection title="A section of a page">What is in it</PageSection>,
  StatCard: () => (
    <>
      <StatCard label="Open devices" value={12} to="/admin/kit" note="Two more than last week" />
      <StatCard label="Late devices" value={1} to="/admin/kit" note="Oldest: 3 days" alarming />
      <StatCard label="Devices being counted" value={undefined} to="/admin/kit" />
    </>
  ),
  StatusTag: () => (
    <div className="kit-row flex wrap">
      {(['neutral', 'info', 'success', 'warning', 'paused', 'danger'] as const).map((tone) => (
        <StatusTag key={tone} tone={tone}>
          {tone}
        </StatusTag>
      ))}
    </div>
  ),
};
