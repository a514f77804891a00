import { Button } from 'antd';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';

interface AttachButtonProps {
  label?: string;
  onChoose: (files: Iterable<File>) => void;
}

/** Opens the browser's choice of files. */
export function AttachButton({ label = 'Attach files', onChoose }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Files to attach"
        onChange={(event) => {
          onChoose(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <Button
        icon={<Paperclip size={16} strokeWidth={1.75} />}
        title="Or drop files here, or paste a picture"
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
