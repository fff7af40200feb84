import type { Registry } from 'prom-client'
import type { UpstreamClient } from '~/upstream/upstream-client.server'
import type { Backend } from '~backend/main'
import type { Speed } from '../speed/create-speed'
import type { Prometheus } from './count-work'

/** Parts of the site that keep their own counts, read when metrics are requested. */
export interface MeteredSite {
  /** Undefined: pages are neither queued nor cached. */
  speed:
    | { pageQueue: Pick<Speed['pageQueue'], 'load'>; pageCache: Pick<Speed['pageCache'], 'hits'> }
    | undefined
  upstream: Pick<UpstreamClient, 'listCircuits' | 'skippedRows'>
  backend: Pick<Backend, 'readBacklog' | 'countConnections'> | undefined
}

export function addSiteGauges(
  { Counter, Gauge }: Prometheus,
  registry: Registry,
  { speed, upstream, backend }: MeteredSite,
): void {
  const registers = [registry]
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  /** @param read returns the count since the start */
  const addCounter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  if (speed) {
    const { pageQueue, pageCache } = speed
    addGauge('ezo_pages_active', 'Pages that are being made.', () => pageQueue.load.active)
    addGauge('ezo_pages_waiting', 'Pages in the queue.', () => pageQueue.load.waiting)
    addCounter(
      'ezo_pages_refused_total',
      'Pages answered by 503, as they would have waited too long.',
      () => pageQueue.load.refused,
    )
    addCounter(
      'ezo_page_cache_hits_total',
      'Pages that had been made for another guest.',
      () => pageCache.hits,
    )
  }
  addCounter(
    'ezo_upstream_skipped_rows_total',
    'Rows of answers of the APIs that did not match and were left out.',
    () => upstream.skippedRows,
  )
  new Gauge({
    name: 'ezo_upstream_circuit_open',
    help: '1 while calls to the API are refused, since it is failing.',
    // One process is enough to fire the alert.
    aggregator: 'max',
    labelNames: ['api'],
    registers,
    collect() {
      for (const { api, isBroken } of upstream.listCircuits()) this.set({ api }, isBroken ? 1 : 0)
    },
  })
  if (!backend) return
  new Gauge({
    name: 'ezo_database_connections',
    help: 'Connections of this machine.',
    labelNames: ['state'],
    registers,
    collect() {
      const { used, idle } = backend.countConnections()
      this.set({ state: 'used' }, used)
      this.set({ state: 'idle' }, idle)
    },
  })
  addGauge(
    'ezo_database_connections_awaited',
    'Queries and transactions that wait for a connection.',
    () => backend.countConnections().waiting,
  )
}
