import {
  importChangeText,
  importFateLabel as fateLabel,
  importFates,
  importLimits,
  importProblemText,
  importDefinitions,
  ListImportLines,
  type ImportFate,
  type ImportView,
} from '@portal/contracts';
import { importQueries } from '@portal/data-access';
import { DetailSection, ListFailed, StatusTag, usePhone } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Pagination, Select } from 'antd';
import { useState } from 'react';
import { CellAsRead } from './cell-as-read.js';
import { fateTones } from './import-labels.js';

const PAGE = 20;

/** The lines with their fates; those that something is wrong with first asked for. */
export function ImportLines({ run }: { run: ImportView }) {
  const { wrong, failed } = run.counts;
  const [fate, setFate] = useState<ImportFate | 'any'>(failed > 0 ? 'failed' : wrong > 0 ? 'wrong' : 'any');
  const [page, setPage] = useState(1);
  const phone = usePhone();
  const query = ListImportLines.parse({ page, limit: PAGE, ...(fate === 'any' ? {} : { fate }) });
  const { data, error, refetch } = useQuery(importQueries.lines(run.id, query));
  const options = importFates.flatMap((value) =>
    run.counts[value] === 0 && value !== fate
      ? []
      : [{ value, label: `${fateLabel(value, run)} (${run.counts[value].toLocaleString('en-US')})` }],
  );
  const shown = run.headers.slice(0, importLimits.columns);
  const isExplained = data?.data.some(({ problems }) => problems.length > 0) ?? false;
  const isChanging = data?.data.some(({ changes }) => changes.length > 0) ?? false;
  const reading = { formats: run.formats, valueMapping: run.value_mapping };
  const fieldOf = new Map(importDefinitions[run.kind].fields.map((field) => [run.mapping[field.name], field] as const));
  return (
    <DetailSection title="Lines">
      <div className="row gap-8 mb-12">
        <label htmlFor="fate-of-lines">Show</label>
        <Select<ImportFate | 'any'>
          id="fate-of-lines"
          value={fate}
          popupMatchSelectWidth={false}
          options={[{ value: 'any', label: `All lines (${run.line_total.toLocaleString('en-US')})` }, ...options]}
          onChange={(value) => {
            setFate(value);
            setPage(1);
          }}
        />
      </div>
      {error && !data ? <ListFailed noun="lines" error={error} onRetry={() => void refetch()} /> : null}
      {data && data.data.length === 0 ? <p className="import-note muted">No line has this fate.</p> : null}
      {data && data.data.length > 0 ? (
        <div className="import-lines small" role="region" aria-label="Lines of the file" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {['Line', 'Result', ...(isExplained ? ['Why'] : []), ...(isChanging ? ['Changes'] : []), ...shown].map(
                  (heading, at) => (
                    <th key={`${at} ${heading}`} scope="col">
                      {heading}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {data.data.map(({ line, fate: own, problems, changes, cells }) => (
                <tr key={line}>
                  <th scope="row">{line}</th>
                  <td>
                    <StatusTag tone={fateTones[own]}>{fateLabel(own, run)}</StatusTag>
                  </td>
                  {isExplained ? (
                    <td className="import-lines__why">
                      {problems.map((problem) => (
                        <div key={`${problem.field} ${problem.message}`}>{importProblemText(run, problem)}</div>
                      ))}
                    </td>
                  ) : null}
                  {isChanging ? (
                    <td className="import-lines__why">
                      {changes.map((change) => (
                        <div key={change.field}>{importChangeText(run, change)}</div>
                      ))}
                    </td>
                  ) : null}
                  {shown.map((heading, at) => {
                    const [field, text] = [fieldOf.get(heading), cells[at] ?? ''];
                    return (
                      <td key={`${at} ${heading}`}>
                        {field && text !== '' ? (
                          <CellAsRead field={field} heading={heading} text={text} reading={reading} />
                        ) : (
                          <bdi>{text}</bdi>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <Pagination
        simple={phone}
        current={page}
        pageSize={PAGE}
        total={data?.pagination.total ?? 0}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={setPage}
      />
    </DetailSection>
  );
}
