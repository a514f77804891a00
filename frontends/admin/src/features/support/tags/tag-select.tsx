import { MAX_TICKET_TAGS } from '@portal/contracts';
import { ticketQueries } from '@portal/data-access';
import type { PropertyEditor } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Select, type SelectProps } from 'antd';
import { useRef } from 'react';

/** The tags in use, as choices. */
export function useTagOptions(): { value: string; label: string }[] {
  const { data = [] } = useQuery(ticketQueries.tags());
  return data.map(({ name }) => ({ value: name, label: name }));
}

/** Chooses tags of those in use, or types new ones. */
export const TagSelect = (props: SelectProps<string[]>) => (
  <Select
    mode="tags"
    tokenSeparators={[',']}
    maxCount={MAX_TICKET_TAGS}
    options={useTagOptions()}
    placeholder="Choose or type"
    {...props}
  />
);

/** Changes the tags of a ticket in place: leaving it saves, Escape restores them. */
export function TagEditor({ label, value, onPick, onDone }: PropertyEditor) {
  const before = Array.isArray(value) ? value.map(String) : [];
  const chosen = useRef(before);
  const isOver = useRef(false);
  return (
    <TagSelect
      aria-label={label}
      size="small"
      autoFocus
      defaultOpen
      defaultValue={before}
      onChange={(tags) => {
        chosen.current = tags;
      }}
      onInputKeyDown={({ key }) => {
        if (key === 'Escape') isOver.current = true;
      }}
      onBlur={() => {
        if (isOver.current) return;
        isOver.current = true;
        if (chosen.current.join() !== before.join()) onPick(chosen.current);
        onDone();
      }}
    />
  );
}
