import './tasks.css';

/** Who has it, by initials; the full name on hover and for people who don't see it. `quiet` beside the name itself. */
export function Avatar({ name, quiet = false }: { name: string | null; quiet?: boolean }) {
  const said = name ?? 'Somebody without a name';
  return (
    <span className="avatar" title={`Assigned to ${said}`}>
      <span aria-hidden="true">{initialsOf(said)}</span>
      {quiet ? null : <span className="visually-hidden">Assigned to {said}</span>}
    </span>
  );
}

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
};
