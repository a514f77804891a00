import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when the person pauses, or at once on Enter. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  const search = useEffectEvent(() => {
    if (text.trim() !== value) onSearch(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Input
      className="search-field"
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<Search size={15} strokeWidth={1.75} />}
      allowClear
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => onSearch(text.trim())}
    />
  );
}
