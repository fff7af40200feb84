import { createReadAllMetrics } from '../processes/read-all-metrics'
import { addBacklog, createBacklogReader } from './backlog-gauges'
import { countWork } from './count-work'
import { addSiteGauges, type MeteredSite } from './site-gauges'

export interface Metrics {
  contentType: string
  /** Must be called once, when the site is composed. */
  watch(site: MeteredSite): void
  /** Returns the metrics in the text format of Prometheus: sums of all processes of this machine. */
  read(): Promise<string>
  stop(): void
}

/**
 * Starts the metrics. Must be called before the site is composed. Only this loads the package, which holds
 * megabytes.
 */
export async function startMetrics(): Promise<Metrics> {
  const prometheus = await import('prom-client')
  const { AggregatorRegistry, Registry, collectDefaultMetrics } = prometheus
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const stop = countWork(prometheus, registry)
  const readAll = createReadAllMetrics(() => registry.getMetricsAsJSON())
  let readBacklog: ReturnType<typeof createBacklogReader> | undefined
  return {
    contentType: registry.contentType,
    stop,
    watch(site) {
      addSiteGauges(prometheus, registry, site)
      const { backend } = site
      readBacklog = backend && createBacklogReader(() => backend.readBacklog())
    },
    async read() {
      const backlogRegistry = new Registry()
      if (readBacklog) addBacklog(prometheus, backlogRegistry, await readBacklog())
      const total = readAll && AggregatorRegistry.aggregate(await readAll())
      return (await Promise.all([total ?? registry, backlogRegistry].map((each) => each.metrics()))).join(
        '\n',
      )
    },
  }
}
