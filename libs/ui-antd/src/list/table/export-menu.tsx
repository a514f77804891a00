import { limits, listFileFormats, type ListFileFormat } from '@portal/contracts';
import { toast } from '@portal/ui';
import { Button } from 'antd';
import { ChevronDown, Download } from 'lucide-react';
import { ClickMenu } from '../../detail/click-menu.js';
import { downloadItem } from '../../detail/download-item.js';
import { landmarkOf } from '../../detail/more-menu.js';
import { useMenuButton } from '../../detail/use-menu-button.js';

/** Where all rows that a list's filters leave are downloaded, with these fields of a row as columns. */
export type FileHref = (format: ListFileFormat, columns: readonly string[]) => string;

const labels: Readonly<Record<ListFileFormat, string>> = { csv: 'CSV', xlsx: 'Excel' };

/** The server's sentence, before a download that would only fail. */
const TOO_LONG = `A file has at most ${limits.fileRows.toLocaleString('en-US')} rows. Filter the list first`;

interface ExportMenuProps {
  /** What the rows are called. */
  noun: string;
  total: number;
  hrefOf: (format: ListFileFormat) => string;
}

/** Downloads all rows of a list; of one that has more than a file takes it says so instead. */
export function ExportMenu({ noun, total, hrefOf }: ExportMenuProps) {
  const { ref, onKeyDown, focus } = useMenuButton();
  const isTooLong = total > limits.fileRows;
  const items = listFileFormats.map((format) => downloadItem(format, labels[format], hrefOf(format)));
  const button = (
    <Button
      ref={ref}
      type="text"
      size="small"
      aria-label={`Export ${noun}`}
      icon={<Download size={14} strokeWidth={1.75} />}
      {...(isTooLong ? { onClick: () => void toast.error(TOO_LONG) } : {})}
    >
      Export <ChevronDown size={12} strokeWidth={1.75} />
    </Button>
  );
  return isTooLong ? (
    button
  ) : (
    <ClickMenu menu={{ items, onKeyDown, onClick: focus }} placement="topRight" getPopupContainer={landmarkOf}>
      {button}
    </ClickMenu>
  );
}
