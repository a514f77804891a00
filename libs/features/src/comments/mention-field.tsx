import type { Mention } from '@portal/contracts';
import { Mentions } from 'antd';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';

interface MentionFieldProps {
  ref?: Ref<{ focus: () => void }> | undefined;
  label: string;
  /** The users offered after "@". */
  people: readonly Mention[];
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste?: (event: ClipboardEvent) => void;
  placeholder?: string;
  className?: string;
  borderless?: boolean;
  autoFocus?: boolean;
  /** It is on its way: nothing can be typed. */
  readOnly?: boolean;
  describedBy?: string | undefined;
}

/** Whether the list of people is open: the field measures then where it belongs. */
const isListOpen = ({ currentTarget }: KeyboardEvent): boolean =>
  currentTarget.parentElement?.querySelector('.ant-mentions-measure') != null;

/** A text in which "@" offers people: arrows choose, Enter takes, Escape closes the list and nothing else. */
export function MentionField({
  ref,
  label,
  people,
  onKeyDown,
  borderless = false,
  describedBy,
  ...field
}: MentionFieldProps) {
  return (
    <Mentions
      ref={ref as Ref<never>}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={describedBy ? true : undefined}
      variant={borderless ? 'borderless' : 'outlined'}
      autoSize={{ minRows: 3, maxRows: 16 }}
      prefix="@"
      placement="bottom"
      notFoundContent="Nobody in this project is called so"
      options={people.map(({ id, name }) => ({ key: id, value: name, label: name }))}
      filterOption={(typed, { value = '' }) => value.toLowerCase().includes(typed.toLowerCase())}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isListOpen(event)) event.stopPropagation();
        else onKeyDown(event);
      }}
      {...field}
    />
  );
}
