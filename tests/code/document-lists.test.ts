import { expect, test } from 'vitest'
import { CHANNELS } from '~backend/messages/delivery/store'
import { listSources, readSource } from './import-graph'
import { listCodeSpans, readTableRows } from './markdown-tables'

const rows = readTableRows('docs/monitoring.md')

/** Names in the first column of a table in docs/monitoring.md. */
function listDocumented(heading: string): string[] {
  return rows
    .filter((row) => row.heading === heading)
    .flatMap(({ cells: [first = ''] }) => listCodeSpans(first))
    .sort()
}

test('docs/monitoring.md lists every repeated job', () => {
  const sources = listSources('backend').map(readSource)
  const names = sources
    .filter((source) => source.includes('jobs/run-jobs'))
    .flatMap((source) => [...source.matchAll(/^ {4}name: (?:'([\w-]+)'|`\$\{channel\}(-[\w-]+)`),$/gm)])
    .flatMap(([, name, ending]) => name ?? CHANNELS.map((channel) => channel + ending))
  const jobs = sources.flatMap((source) => [...source.matchAll(/^ {4}maxDurationMs: /gm)])
  // One source makes a job for each channel. A mismatch means that the pattern above missed a job.
  expect(names.length).toBe(jobs.length - 1 + CHANNELS.length)
  expect(listDocumented('Repeated jobs')).toEqual(names.sort())
})

test('docs/monitoring.md lists every security event', () => {
  const [, union = ''] =
    /type SecurityEvent =([\s\S]*?)\n\n/.exec(readSource('backend/platform/security-events.ts')) ?? []
  const events = [...union.matchAll(/'(\w+)'/g)].map(([, event = '']) => event)
  expect(events.length).toBeGreaterThan(10)
  expect(listDocumented('Security events')).toEqual(events.sort())
})

test('docs/monitoring.md lists every metric', () => {
  const sources = listSources('server/metrics').map(readSource)
  const names = sources.flatMap((source) => [...source.matchAll(/'(ezo_\w+)'/g)].map(([, name = '']) => name))
  expect(names.length).toBeGreaterThan(20)
  expect(listDocumented('Metrics')).toEqual(names.sort())
})

test('docs/operating.md lists every setting that ends a demo', () => {
  const [, body = ''] =
    /function hasRealSettings\(.*\{\n([\s\S]*?)\n\}/.exec(readSource('server/settings/demo-settings.ts')) ??
    []
  const settings = new Set([...body.matchAll(/[A-Z][A-Z\d_]+/g)].map(([name]) => name))
  expect(settings).toContain('DATABASE_URL')
  const [, list = ''] =
    /makes it a real marketplace:\n\n([\s\S]*?)\n\n/.exec(readSource('docs/operating.md')) ?? []
  expect(listCodeSpans(list).toSorted()).toEqual([...settings, 'DEMO=0'].sort())
})

test('docs/own-apis.md names every header of calls to APIs', () => {
  const [, body = ''] =
    /const headers = \{\n([\s\S]*?)\n {4}\}/.exec(readSource('app/upstream/upstream-client.server.ts')) ?? []
  const headers = [...body.matchAll(/'?\b([a-z-]+)'?: /g)].map(([, name = '']) => name)
  const own = headers.filter((name) => name !== 'accept' && name !== 'content-type')
  expect(own).toContain('x-visitor')
  const [section = ''] = /# APIs of your own[\s\S]*?```/.exec(readSource('docs/own-apis.md')) ?? []
  const named = listCodeSpans(section).map((name) => name.toLowerCase())
  expect(own.filter((name) => !named.includes(name))).toEqual([])
})
