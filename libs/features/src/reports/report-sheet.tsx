import type { ReportFormat } from '@portal/contracts';
import { Segmented, useFocusBack, useUnsavedChanges, WaitingNote } from '@portal/ui-antd';
import { Drawer } from 'antd';
import { type Dispatch, type ReactNode, useRef, useState } from 'react';
import { reportFormatLabels } from './report-labels.js';
import './reports.css';

/** The format of a file, and what chooses it. */
export type FormatChoice = readonly [ReportFormat, Dispatch<ReportFormat>];

interface ReportSheetProps {
  title: string;
  /** CSS pixels, where the screen has them. */
  width: number;
  onClose: () => void;
  formats: readonly ReportFormat[];
  format: ReportFormat;
  onFormat: (format: ReportFormat) => void;
  /** Something of it is being sent. */
  isSending: boolean;
  buttons: ReactNode;
  children: ReactNode;
}

/** The sheet in which a report is asked, built or scheduled: at its foot the format of the file, and the buttons. */
export function ReportSheet({ title, width, onClose, formats, format, onFormat, ...props }: ReportSheetProps) {
  useFocusBack();
  return (
    <Drawer
      open
      size={`min(${width}px, 100vw)`}
      title={title}
      onClose={onClose}
      footer={
        <div className="gap-8-16 row wrap between">
          <Segmented
            aria-label="Format"
            value={format}
            options={formats.map((value) => ({ value, label: reportFormatLabels[value] }))}
            onChange={onFormat}
          />
          <span className="inline-row wrap gap-8">
            <WaitingNote waits={props.isSending} />
            {props.buttons}
          </span>
        </div>
      }
    >
      {props.children}
    </Drawer>
  );
}

interface Leaving {
  /** Closes the sheet, after a question where something was changed. */
  close: () => void;
  /** Closes it without: what was changed is saved. */
  leave: () => void;
}

/** Asks before a sheet is left with changes; with these it stays on the screen when the session ends. */
export function useLeaveQuestion(draft: unknown, onClose: () => void): Leaving {
  const text = JSON.stringify(draft);
  const [before] = useState(text);
  const isLeft = useRef(false);
  const mayLeave = useUnsavedChanges(() => !isLeft.current && text !== before);
  const leave = (): void => {
    isLeft.current = true; // closing may lead to another address, which asks as well
    onClose();
  };
  const close = async (): Promise<void> => {
    if (await mayLeave()) leave();
  };
  return { close: () => void close(), leave };
}

/** Sheets over a screen, of which one may follow on another: after the last the focus goes back. */
export function FocusKept({ find, children }: { find: () => HTMLElement | null; children: ReactNode }) {
  useFocusBack(find);
  return children;
}
