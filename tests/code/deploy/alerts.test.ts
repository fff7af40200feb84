import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { listSources, readSource } from '../import-graph'
import { listCodeSpans, readTableRows } from '../markdown-tables'
import { listQueriedMetrics, readAlerts, readYaml } from './deploy-files'

/** Metrics of Prometheus itself and of the exporters that deploy/prometheus/prometheus.yml reads. */
const EXPORTED = [
  'up',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'node_textfile_mtime_seconds',
  'node_timex_offset_seconds',
  'node_timex_sync_status',
  'pg_replication_lag_seconds',
  'probe_ssl_earliest_cert_expiry',
  'probe_success',
]

/** Metrics of Node.js that `/metrics` includes. */
function listNodeMetrics(): string[] {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const names = registry.getMetricsAsArray().map(({ name }) => name)
  registry.clear()
  return names
}

const ownMetrics = listSources('server/metrics')
  .map(readSource)
  .flatMap((source) => [...source.matchAll(/'(ezo_\w+)'/g)].map(([, name = '']) => name))
const known = new Set([...ownMetrics, ...EXPORTED, ...listNodeMetrics()])
const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_(bucket|count|sum)$/, ''))

interface Dashboard {
  panels: { type: string; title: string; targets?: { expr: string }[] }[]
}

const alerts = readAlerts()
const { panels } = JSON.parse(readSource('deploy/grafana/ezo.json')) as Dashboard
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

test('metrics of a query are found among functions, labels and numbers', () => {
  const query = 'max by (job) (rate(ezo_a_total{status="5xx",job!~"b_c"}[5m])) > 2 or absent(up == 1)'
  expect(listQueriedMetrics(query)).toEqual(['ezo_a_total', 'up'])
})

test('alerts use only metrics that exist', () => {
  const used = alerts.flatMap(({ expr }) => listQueriedMetrics(expr))
  expect(used.length).toBeGreaterThan(25)
  expect(used.filter((name) => !isKnown(name))).toEqual([])
})

test('the dashboard uses only metrics that exist', () => {
  const used = queries.flatMap(listQueriedMetrics)
  expect(used.length).toBeGreaterThan(35)
  expect(used.filter((name) => !isKnown(name))).toEqual([])
})

test('an alert or a panel uses every metric of Ezo', () => {
  const used = new Set(
    [...queries, ...alerts.map(({ expr }) => expr)]
      .flatMap(listQueriedMetrics)
      .map((name) => name.replace(/_(bucket|count|sum)$/, '')),
  )
  expect(ownMetrics.length).toBeGreaterThan(20)
  expect(ownMetrics.filter((name) => !used.has(name))).toEqual([])
})

test('docs/operating.md says what to do about every alert', () => {
  const documented = readTableRows('docs/operating.md')
    .filter(({ heading }) => heading === 'Alerts')
    .flatMap(({ cells: [first = ''] }) => listCodeSpans(first))
  expect(alerts.length).toBeGreaterThan(20)
  expect(documented.toSorted()).toEqual(alerts.map(({ alert }) => alert).sort())
})

test('every alert says whether it can wait for the morning', () => {
  const severities = alerts.map(({ labels }) => labels?.severity)
  expect(severities.filter((severity) => severity !== 'page' && severity !== 'ticket')).toEqual([])
})

test('Prometheus keeps the label of jobs, which it sets itself as well', () => {
  const [{ scrape_configs: jobs }] = readYaml<{
    scrape_configs: { job_name: string; honor_labels?: boolean }[]
  }>('deploy/prometheus/prometheus.yml') as [
    { scrape_configs: { job_name: string; honor_labels?: boolean }[] },
  ]
  expect(jobs.find(({ job_name: name }) => name === 'ezo')?.honor_labels).toBe(true)
  const jobNames = alerts.flatMap(({ expr }) =>
    [...expr.matchAll(/\bjob!?=~?"(\w+)"/g)].map(([, name]) => name),
  )
  expect(jobs.map(({ job_name: name }) => name)).toEqual(expect.arrayContaining([...new Set(jobNames)]))
})
