import { optionsOf } from '@portal/features';
import {
  CustomProperty,
  DetailColumns,
  DetailFailed,
  DetailMissing,
  DetailPage,
  DetailSection,
  DetailSkeleton,
  DetailTabs,
  LinkTabs,
  EditCell,
  EmailText,
  ExactTime,
  Facts,
  FoldedSection,
  LongText,
  MailLink,
  MoreMenu,
  FoldedProperties,
  PickEditor,
  PickProperty,
  Properties,
  Property,
  RecordSheet,
  RelativeTime,
  StatusSelect,
  TabTools,
  TextEditor,
  TextProperty,
  type FieldEdit,
} from '@portal/ui-antd';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { nothing, Opened, type PartSamples } from './form-parts.js';

const colors = optionsOf({ blue: 'Blue', green: 'Green' });
const back = { to: '/admin/kit', label: 'kit' };
const AT = '2026-03-02T14:30:00Z';

/** An edit that is saved nowhere. */
const edit = (value: unknown): FieldEdit => ({ value, problemOf: () => undefined, save: () => Promise.resolve() });

const inProperties = (property: ReactNode) => () => <Properties>{property}</Properties>;

/** The parts of `@portal/ui-antd` that show a record. */
export const detailParts: PartSamples = {
  CustomProperty: inProperties(
    <CustomProperty label="Rooms" edit={edit(3)} editor={({ onDone }) => <Button onClick={onDone}>Done</Button>}>
      3 rooms
    </CustomProperty>,
  ),
  DetailColumns: () => (
    <DetailColumns properties={<Facts items={[['Number', 'P-0012']]} />}>
      <p>What the record is about</p>
    </DetailColumns>
  ),
  DetailFailed: () => (
    <DetailFailed back={back} noun="device" error={new Error('The network is away.')} onRetry={nothing} />
  ),
  DetailMissing: () => <DetailMissing back={back} title="This device isn’t there" />,
  DetailPage: () => (
    <DetailPage back={back} number="P-0012" title="A record">
      <p>Its parts</p>
    </DetailPage>
  ),
  DetailSection: () => (
    <DetailSection title="A section">
      <p>What is in it</p>
    </DetailSection>
  ),
  DetailSkeleton,
  DetailTabs: () => (
    <DetailTabs
      label="Parts of the record"
      tabs={[
        { id: 'first', label: 'First', count: 3, panel: () => <p>Three things</p> },
        { id: 'second', label: 'Second', panel: () => <p>Nothing yet</p> },
      ]}
    />
  ),
  LinkTabs: () => (
    <LinkTabs
      label="Pages of the kit"
      tabs={[
        { to: '/', label: 'Home' },
        { to: '/services', label: 'Services' },
      ]}
    />
  ),
  EditCell: () => (
    <EditCell
      label="color"
      mayEdit
      editor={(onDone) => <PickEditor label="Color" value="blue" options={colors} onPick={onDone} onDone={onDone} />}
    >
      Blue
    </EditCell>
  ),
  EmailText: () => <EmailText email="a.very.long.name@a-very-long-domain.example" />,
  ExactTime: () => <ExactTime at={AT} />,
  Facts: () => (
    <Facts
      items={[
        ['Number', 'P-0012'],
        ['Since', <ExactTime key="since" at={AT} />],
      ]}
    />
  ),
  FoldedSection: () => (
    <FoldedSection title="A folded section">
      <p>What is in it</p>
    </FoldedSection>
  ),
  LongText: () => <LongText text={'A text\nof two lines'} />,
  MailLink: () => <MailLink email="dana@neusebakery.example" />,
  MoreMenu: () => <MoreMenu label="More for the sample" groups={[[{ key: 'copy', label: 'Copy' }]]} />,
  PickEditor: () => (
    <PickEditor label="Color of the sample" value="blue" options={colors} onPick={nothing} onDone={nothing} />
  ),
  PickProperty: inProperties(
    <PickProperty label="Color" edit={edit('blue')} options={colors}>
      Blue
    </PickProperty>,
  ),
  FoldedProperties: inProperties(
    <FoldedProperties
      verb="Link"
      of={['Project', 'Deal'].map((label) => ({
        label,
        isEmpty: label === 'Deal',
        property: <Property label={label}>Office move</Property>,
      }))}
    />,
  ),
  Properties: () => (
    <Properties>
      <Property label="Number">P-0012</Property>
      <Property label="Company">Neuse Bakery</Property>
    </Properties>
  ),
  Property: inProperties(<Property label="Number">P-0012</Property>),
  RecordSheet: () => (
    <Opened label="Open the sheet">
      {(close) => (
        <RecordSheet
          id="sample"
          noun="device"
          frame={{ page: '/admin/kit', close, moveTo: nothing, goBack: undefined }}
        >
          <DetailPage back={back} number="D-0001" title="A record in a sheet">
            <p>Its parts</p>
          </DetailPage>
        </RecordSheet>
      )}
    </Opened>
  ),
  RelativeTime: () => <RelativeTime at={AT} />,
  StatusSelect: () => (
    <StatusSelect tone="info" steps={[{ key: 'hold', label: 'Put on hold', tone: 'paused', onTake: nothing }]}>
      In progress
    </StatusSelect>
  ),
  TabTools: () => (
    <DetailTabs
      label="Tabs with tools"
      tabs={[
        {
          id: 'board',
          label: 'Board',
          panel: () => (
            <TabTools>
              <Button size="small">Add</Button>
            </TabTools>
          ),
        },
      ]}
    />
  ),
  TextEditor: () => <TextEditor label="Name of the sample" value="Rack" onSave={nothing} onDone={nothing} />,
  TextProperty: inProperties(
    <TextProperty label="Serial number" edit={edit('SN-4711')}>
      SN-4711
    </TextProperty>,
  ),
};
