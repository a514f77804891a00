import { ConfigProvider } from 'antd';
import type { Ref } from 'react';
import { RichTextField } from './rich-text-field.js';
import type { RichTextHandle } from './rich-text-props.js';

interface RichTextInputProps {
  /** The words of the field's own label: an editor isn't found by `for` and `id`. */
  label: string;
  ref?: Ref<RichTextHandle>;
  /** These come from the form's field around it. */
  value?: string;
  onChange?: (markdown: string) => void;
  /** Takes files that are pasted into it. */
  onFiles?: (files: Iterable<File>) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
}

/** The form handles Ctrl and Enter itself; here they only write no line break. */
const leftToForm = (): void => undefined;

/**
 * A rich text as a field of a form in a dialog: Ctrl and Enter send the form, and it is locked while the form is sent.
 */
export function RichTextInput({ label, ref, value, onChange, onFiles, ...field }: RichTextInputProps) {
  const { componentDisabled: isLocked } = ConfigProvider.useConfig();
  return (
    <div className="rich-text-input">
      <RichTextField
        ref={ref}
        label={label}
        value={value ?? ''}
        {...(onChange && { onChange })}
        {...(onFiles && { onFiles })}
        readOnly={isLocked}
        describedBy={field['aria-invalid'] && field['aria-describedby']}
        onSubmit={leftToForm}
      />
    </div>
  );
}
