import { Button } from 'antd';
import { Fragment, type ReactNode, useState } from 'react';
import './property.css';

interface FoldedPropertiesProps {
  /** What is done with an empty one, as the button says it: "Link". */
  verb: string;
  /** Properties that can be changed, in their order. */
  of: readonly { label: string; isEmpty: boolean; property: ReactNode }[];
}

/** Properties of which the empty ones are folded into one line that names them: "Link project, deal…". */
export function FoldedProperties({ verb, of: items }: FoldedPropertiesProps) {
  const [isOpen, setOpen] = useState(false);
  const empty = items.filter(({ isEmpty }) => isEmpty);
  return (
    <>
      {items.map(({ label, isEmpty, property }) =>
        isEmpty && !isOpen ? null : <Fragment key={label}>{property}</Fragment>,
      )}
      {empty.length > 0 ? (
        <div>
          <dt className="visually-hidden">Empty</dt>
          <dd>
            <Button
              className="folded-properties"
              type="link"
              size="small"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {`${verb} ${empty.map(({ label }) => label.toLowerCase()).join(', ')}…`}
            </Button>
          </dd>
        </div>
      ) : null}
    </>
  );
}
