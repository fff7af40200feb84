import { formatTable } from '../format-table'
import { percentile } from '../timing'
import type { Answer } from './answers'

const NAME_WIDTH = 37

export type AnswersOfKind = { kind: string; answers: readonly (readonly Answer[])[] }

const PARTS: readonly (readonly [name: string, getMs: (answer: Answer) => number])[] = [
  ['page of 20', ({ ms }) => ms.page],
  ['count', ({ ms }) => ms.count],
  ['count and facets', ({ ms }) => ms.facets],
  // Everything a page of results needs: facets come with their total.
  ['page, count, facets', ({ ms }) => ms.page + ms.facets],
]
const SHARES = [50, 95]

/** Formats each engine's times, with their ratio to the last one's. */
export function formatTimeTables(
  engines: readonly string[],
  answersByKind: readonly AnswersOfKind[],
): string {
  const rows = answersByKind.flatMap(({ kind, answers }) =>
    PARTS.map(([part, getMs]) => ({
      name: `${kind}: ${part}`,
      figures: engines.map((_, at) => {
        const times = answers.map((ofEngines) => getMs(ofEngines[at] as Answer))
        return SHARES.map((share) => percentile(times, share))
      }),
    })),
  )
  const headings = (names: readonly string[]) =>
    names.flatMap((name) => [name, ''].map((shown, at) => `${shown} p${SHARES[at]}`.trimStart()))
  const last = engines.length - 1
  return [
    formatTable(
      ['ms', ...headings(engines)],
      rows.map(({ name, figures }) => [name, ...figures.flat().map((ms) => ms.toFixed(2))]),
      NAME_WIDTH,
    ),
    formatTable(
      [`times ${engines[last]}`, ...headings(engines.slice(0, last))],
      rows.map(({ name, figures }) => [
        name,
        ...figures
          .slice(0, last)
          .flatMap((times) => times.map((ms, at) => (ms / (figures[last]?.[at] ?? Number.NaN)).toFixed(1))),
      ]),
      NAME_WIDTH,
    ),
  ].join('')
}

export function formatMemoryTable(engines: readonly { name: string; bytes: number }[]): string {
  const last = engines.at(-1)?.bytes ?? Number.NaN
  return formatTable(
    ['memory', 'MB', `times ${engines.at(-1)?.name}`],
    engines.map(({ name, bytes }) => [name, (bytes / 1e6).toFixed(1), (bytes / last).toFixed(1)]),
    NAME_WIDTH,
  )
}
