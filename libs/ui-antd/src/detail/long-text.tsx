import './long-text.css';

interface LongTextProps {
  text?: string | null;
  /** Said in its place while there is none. */
  none?: string;
}

/** Words that somebody wrote, with their own line breaks. */
export function LongText({ text, none }: LongTextProps) {
  if (text) return <p className="long-text">{text}</p>;
  return none ? <p className="long-text long-text--none">{none}</p> : null;
}
