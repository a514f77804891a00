import type { CommentVisibility } from '@portal/contracts';
import { Lock, Users } from 'lucide-react';
import { useId } from 'react';
import './comments.css';

interface VisibilitySwitchProps {
  value: CommentVisibility;
  onChange: (visibility: CommentVisibility) => void;
  /** Who reads what is public. */
  readers: string;
}

const choices = [
  { value: 'public', label: 'Public', help: null, Icon: Users },
  { value: 'internal', label: 'Internal', help: 'only the team reads it', Icon: Lock },
] as const;

/** Who reads what is being written: in two colors, and in words. */
export function VisibilitySwitch({ value, onChange, readers }: VisibilitySwitchProps) {
  const name = useId();
  return (
    <fieldset className="visibility row wrap gap-6 small">
      <legend className="visually-hidden">Who reads this</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          title={choice.label}
          className={`visibility__choice touch-target inline-row gap-6 muted strong visibility__choice--${choice.value}`}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <choice.Icon size={14} strokeWidth={2} />
          <span className="visibility__name">{choice.label}</span>
        </label>
      ))}
      <span className="muted tiny" role="status">
        {choices.find((choice) => choice.value === value)?.help ?? `${readers} reads it`}
      </span>
    </fieldset>
  );
}
