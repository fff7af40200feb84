import { expect, test } from 'vitest'
import { CHANNELS } from '~backend/messages/delivery/store'
import { listSources, readSource } from './import-graph'
import { listCodeSpans, readTableRows } from './markdown-tables'

const rows = readTableRows('docs/operating.md')

/** Of the first column of a table in docs/operating.md. */
function listDocumented(heading: string): string[] {
  return rows
    .filter((row) => row.heading === heading)
    .flatMap(({ cells: [first = ''] }) => listCodeSpans(first))
    .sort()
}

test('docs/operating.md names the repeated jobs that there are', () => {
  const sources = listSources('backend').map(readSource)
  const names = sources
    .filter((source) => source.includes('platform/jobs/run-jobs'))
    .flatMap((source) => [...source.matchAll(/^ {4}name: (?:'([\w-]+)'|`\$\{channel\}(-[\w-]+)`),$/gm)])
    .flatMap(([, name, ending]) => name ?? CHANNELS.map((channel) => channel + ending))
  const jobs = sources.flatMap((source) => [...source.matchAll(/^ {4}maxDurationMs: /gm)])
  // One of them is made for each channel. More of either are written in a way that is not found.
  expect(names.length).toBe(jobs.length - 1 + CHANNELS.length)
  expect(listDocumented('Repeated jobs')).toEqual(names.sort())
})

test('docs/operating.md names the security events that there are', () => {
  const [, union = ''] =
    /type SecurityEvent =([\s\S]*?)\n\n/.exec(readSource('backend/platform/security-events.ts')) ?? []
  const events = [...union.matchAll(/'(\w+)'/g)].map(([, event = '']) => event)
  expect(events.length).toBeGreaterThan(10)
  expect(listDocumented('Logs')).toEqual(events.sort())
})
