import { useState, type DragEvent, type HTMLAttributes } from 'react';

interface FileDrop {
  /** Whether files are held over it. */
  isDropping: boolean;
  /** What the element that takes them listens to. */
  handlers: Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'>;
}

/** An element that files are dropped on. */
export function useFileDrop(onFiles: (files: Iterable<File>) => void): FileDrop {
  const [isDropping, setDropping] = useState(false);
  return {
    isDropping,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDropping(true);
      },
      onDragLeave: () => setDropping(false),
      onDrop: (event: DragEvent) => {
        setDropping(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles(event.dataTransfer.files);
      },
    },
  };
}
