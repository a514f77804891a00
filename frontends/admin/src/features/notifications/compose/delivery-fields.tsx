import {
  broadcastChannels,
  notificationCategories,
  notificationCategoryNames,
  type BroadcastChannel,
  type CreateBroadcast,
  type NotificationCategory,
} from '@portal/contracts';
import { instantOfWallClock, wallClockOf } from '@portal/ui';
import { LAST_MINUTE, useTimeStyle } from '@portal/ui-antd';
import { Checkbox, Input, Select } from 'antd';
import { useId } from 'react';
import { channelLabels } from '../notification-labels.js';
import { FieldFrame } from '../source-field.js';

/** What the form holds; it becomes a message once it is whole. */
export type Draft = Omit<CreateBroadcast, 'audience' | 'category'> & {
  audience: CreateBroadcast['audience'] | undefined;
  category: NotificationCategory | undefined;
};

interface DeliveryFieldsProps {
  message: Draft;
  errorOf: (path: string) => string | undefined;
  onChange: (patch: Partial<Draft>) => void;
}

/** What is particular about a category, for who writes. */
const categoryHelp: Partial<Record<NotificationCategory, string>> = {
  security: 'Nobody can switch this off: only for what concerns the security of accounts.',
  service: 'In no digest and at any hour: only for what can’t wait, such as maintenance and outages.',
};

const categoryOptions = notificationCategories.map((value) => ({
  value,
  label: value === 'service' ? 'Service message, at once' : notificationCategoryNames[value],
}));

const helpOf = (category: NotificationCategory | undefined): string =>
  category === undefined
    ? 'It says when mail goes: a service message at once, others when each reader wants them.'
    : (categoryHelp[category] ?? 'Goes when each reader wants mail of this category, if at all.');

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** How a message goes, and where it leads. */
export function DeliveryFields({ message, errorOf, onChange }: DeliveryFieldsProps) {
  const id = useId();
  const { timeZone } = useTimeStyle();
  const error = errorOf('channels');
  const categoryError = errorOf('category') && 'Choose one: it says when the mail goes';
  const timeError = errorOf('send_at');
  const linkError = errorOf('link') ?? errorOf('link_label');
  return (
    <div className="compose-row top-aligned stack gap-16">
      <fieldset className="compose-fields stack gap-8 shrinks">
        <legend className="strong small">By</legend>
        <Checkbox.Group<BroadcastChannel>
          value={message.channels}
          options={broadcastChannels.map((value) => ({ value, label: channelLabels[value] }))}
          onChange={(channels) => onChange({ channels })}
        />
        {error ? <p className="danger small">{error}</p> : null}
      </fieldset>
      <FieldFrame id={`${id}-category`} label="Category" error={categoryError} help={helpOf(message.category)}>
        <Select
          id={`${id}-category`}
          value={message.category}
          placeholder="Choose one"
          options={categoryOptions}
          listHeight={360}
          onChange={(category) => onChange({ category })}
          {...(categoryError ? { status: 'error' as const, 'aria-invalid': true } : {})}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-send-at`}
        label="Send at"
        error={timeError}
        help="On your clock. Empty: as soon as you send it."
      >
        <Input
          id={`${id}-send-at`}
          type="datetime-local"
          max={LAST_MINUTE}
          value={message.send_at === null ? '' : wallClockOf(message.send_at, timeZone)}
          onChange={(event) => onChange({ send_at: instantOfWallClock(event.target.value, timeZone) || null })}
          {...(timeError ? { status: 'error' as const, 'aria-invalid': true } : {})}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-link`}
        label="Leads to"
        error={linkError}
        help="A page of the portal; the mail gets a button."
      >
        <Input
          id={`${id}-link`}
          value={message.link ?? ''}
          placeholder="/customer/account"
          onChange={(event) => onChange({ link: orNull(event.target.value) })}
          {...(linkError ? { status: 'error' as const, 'aria-invalid': true } : {})}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-label`} label="Button">
        <Input
          id={`${id}-label`}
          value={message.link_label ?? ''}
          placeholder="See it in the portal"
          disabled={message.link === null}
          onChange={(event) => onChange({ link_label: orNull(event.target.value) })}
        />
      </FieldFrame>
    </div>
  );
}
