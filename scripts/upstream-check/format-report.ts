import type { CallResult, CallState } from './check-upstream'

const STATES: readonly CallState[] = ['ok', 'differs', 'missing', 'refused', 'failed', 'not tried']

/** A table of the calls that the specification names, one of those that pages need besides, and how many there are of each. */
export function formatReport(results: readonly CallResult[]): string {
  const width = Math.max(...results.map(({ endpoint }) => endpoint.length))
  const toLine = ({ endpoint, state, detail }: CallResult) =>
    `  ${endpoint.padEnd(width)}  ${state.padEnd('not tried'.length)}  ${detail}`.trimEnd()
  const table = (title: string, rows: readonly CallResult[]) => [title, ...rows.map(toLine), '']
  const counts = STATES.map((state) => {
    const count = results.filter((result) => result.state === state).length
    return `${state}: ${count}`
  })
  return [
    ...table(
      'Calls of the specification',
      results.filter(({ isSpecified }) => isSpecified),
    ),
    ...table(
      'Further calls of pages',
      results.filter(({ isSpecified }) => !isSpecified),
    ),
    counts.join(', '),
  ].join('\n')
}
