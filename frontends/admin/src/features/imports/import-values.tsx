import { importDefinitions, type ImportView, valueLabel } from '@portal/contracts';
import { importQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';

export type ChosenValues = ImportView['value_mapping'];

interface ImportValuesProps {
  run: ImportView;
  values: ChosenValues;
  onChange: (values: ChosenValues) => void;
}

/** Our value for each text in a column of choices that is none of ours; known once the lines were tried. */
export function ImportValues({ run, values, onChange }: ImportValuesProps) {
  const { data } = useQuery({ ...importQueries.unknownValues(run), enabled: run.status === 'checked' });
  const unknown = data?.values ?? [];
  if (unknown.length === 0) return null;
  const choose = (field: string, text: string, value: string | undefined): void => {
    const others = Object.entries(values[field] ?? {}).filter(([one]) => one !== text);
    const own = value === undefined ? others : [...others, [text, value] as const];
    onChange({ ...values, [field]: Object.fromEntries(own) });
  };
  return (
    <>
      <h3 className="small">Values that are not known</h3>
      <ul className="stack gap-8 mb-12">
        {unknown.map(({ field: name, text, line_count: count }, at) => {
          const field = importDefinitions[run.kind].fields.find((one) => one.name === name);
          return field ? (
            <li key={`${name} ${text}`} className="import-mapping__field stack gap-4-16">
              <label htmlFor={`value-${at}`}>
                {field.label}: <bdi>{text}</bdi>
                <small>{count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`}</small>
              </label>
              <Select
                id={`value-${at}`}
                allowClear
                placeholder="Refuse these lines"
                value={values[name]?.[text] ?? null}
                options={[
                  ...(field.values ?? []).map((one) => ({ value: one, label: valueLabel(one) })),
                  { value: '', label: 'Leave it empty' },
                ]}
                onChange={(value: string | null | undefined) => choose(name, text, value ?? undefined)}
              />
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
}
