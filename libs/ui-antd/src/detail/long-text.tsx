import './long-text.css';

interface LongTextProps {
  text?: string | null;
  /** Shown in its place while it is empty. */
  none?: string;
}

/** A text with its own line breaks. */
export function LongText({ text, none }: LongTextProps) {
  if (text) return <p className="long-text">{text}</p>;
  return none ? <p className="long-text muted">{none}</p> : null;
}
