import type { CallResult, CallState } from './check-upstream'

const STATES: readonly CallState[] = ['ok', 'differs', 'missing', 'refused', 'failed', 'not tried']

/** Formats one table of the calls in the specification, one of the others that pages need, and the counts. */
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
