import { useOutsidePointer } from '@portal/ui';
import { CircleHelp } from 'lucide-react';
import { useRef, useState } from 'react';
import './hint.css';

interface HintProps {
  /** What is explained; read out as the name of the button. */
  about: string;
  text: string;
}

/** A question mark that shows an explanation once it is pressed; a screen reader reads it then. */
export function Hint({ about, text }: HintProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  useOutsidePointer(root, isOpen, () => setOpen(false));
  return (
    <span ref={root} className="hint" onKeyDown={({ key }) => (key === 'Escape' ? setOpen(false) : undefined)}>
      <button
        type="button"
        className="hint__button rounded center muted"
        aria-label={`What ${about} means`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
      >
        <CircleHelp size={14} strokeWidth={1.75} />
      </button>
      <span role="status">{isOpen ? <span className="hint__text absolute text frame small">{text}</span> : null}</span>
    </span>
  );
}
