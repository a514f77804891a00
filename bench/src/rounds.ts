import { slice, type Call, type Contender, type Slice } from './load.ts';

/** One ratio of the product to a peer, over all rounds. */
export interface Ratio {
  median: number;
  low: number;
  high: number;
}

export interface Comparison {
  call: string;
  peer: string;
  throughput: Ratio;
  cpu: Ratio;
  p99: Ratio;
}

interface Plan {
  rounds: number;
  seconds: number;
  token: string;
}

/**
 * Warms all contenders up, runs them in alternating order, and compares the first with each of the others, round by
 * round.
 */
export async function compare(
  name: string,
  call: Call,
  [ours, ...peers]: readonly [Contender, ...Contender[]],
  { rounds, seconds, token }: Plan,
): Promise<Comparison[]> {
  const measured = new Map<string, Slice[]>([ours, ...peers].map((one) => [one.name, []]));
  for (const contender of [ours, ...peers]) await slice(contender, call, token, seconds);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [ours, ...peers] : [ours, ...peers].reverse();
    for (const contender of order) measured.get(contender.name)?.push(await slice(contender, call, token, seconds));
  }
  const own = measured.get(ours.name) ?? [];
  return peers.map((peer) => {
    const other = measured.get(peer.name) ?? [];
    const of = (figure: keyof Slice): Ratio => ratio(own.map((one, at) => one[figure] / (other[at]?.[figure] ?? NaN)));
    return { call: name, peer: peer.name, throughput: of('throughput'), cpu: of('cpu'), p99: of('p99') };
  });
}

function ratio(values: readonly number[]): Ratio {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { median: at(0.5), low: at(0), high: at(1) };
}

const shown = ({ median, low, high }: Ratio): string => `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

/** The table that a run ends with. */
export const table = (comparisons: readonly Comparison[]): string =>
  [
    '| Call | Against | Throughput | CPU per answer | p99 |',
    '| --- | --- | --- | --- | --- |',
    ...comparisons.map(
      ({ call, peer, throughput, cpu, p99 }) =>
        `| ${call} | ${peer} | ${shown(throughput)} | ${shown(cpu)} | ${shown(p99)} |`,
    ),
  ].join('\n');
