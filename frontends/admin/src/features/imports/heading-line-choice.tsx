import type { ImportView } from '@portal/contracts';
import { useChooseHeadingLine } from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { Select } from 'antd';
import { importToasts } from './import-labels.js';

/** Which of the first lines has the headings; the columns follow. */
export function HeadingLineChoice({ run: { id, first_lines: lines, heading_line, version } }: { run: ImportView }) {
  const choice = useChooseHeadingLine();
  const toasts = useActionToasts(importToasts.headed);
  if (lines.length < 2) return null;
  return (
    <div className="import-choices row wrap">
      <label htmlFor="headings-of-import">The headings are in line</label>
      <Select<number>
        id="headings-of-import"
        className="import-choices__line"
        value={heading_line}
        loading={choice.isPending}
        popupMatchSelectWidth={false}
        options={lines.map(({ line, cells }) => ({
          value: line,
          label: `${line}: ${cells.filter((cell) => cell !== '').join(', ')}`,
        }))}
        onChange={(line) => choice.mutate({ id, line, version }, toasts)}
      />
    </div>
  );
}
