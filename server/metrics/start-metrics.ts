import { addBacklog, createBacklogReader } from './backlog-gauges'
import { countWork } from './count-work'
import { addSiteGauges, type MeteredSite } from './site-gauges'

export interface Metrics {
  contentType: string
  /** Must be called once, when the site is composed. */
  watch(site: MeteredSite): void
  /** Returns the metrics in the text format of Prometheus. */
  read(): Promise<string>
  stop(): void
}

/**
 * Starts the metrics. Must be called before the site is composed. Only this loads the package, which holds
 * megabytes.
 */
export async function startMetrics(): Promise<Metrics> {
  const prometheus = await import('prom-client')
  const { Registry, collectDefaultMetrics } = prometheus
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const stop = countWork(prometheus, registry)
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
      return Registry.merge([registry, backlogRegistry]).metrics()
    },
  }
}
