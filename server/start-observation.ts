import type { Logger } from 'pino'
import { createLog } from './log'
import { type Metrics, startMetrics } from './metrics/start-metrics'
import type { Settings } from './settings/settings'
import { nameTrace } from './telemetry/active-trace'
import { startTelemetry } from './telemetry/start-telemetry'

interface Observation {
  log: Logger
  /** Undefined: requests are not counted. */
  metrics: Metrics | undefined
  stop(): Promise<void>
}

/**
 * Starts the log, and traces and metrics if settings enable them. Must be called before the site is composed.
 */
export async function startObservation(
  settings: Pick<Settings, 'logLevel' | 'telemetry' | 'metricsToken'>,
): Promise<Observation> {
  const log = createLog(settings.logLevel, settings.telemetry && nameTrace)
  const telemetry = settings.telemetry && (await startTelemetry(settings.telemetry, { log }))
  const metrics = settings.metricsToken ? await startMetrics() : undefined
  return {
    log,
    metrics,
    async stop() {
      metrics?.stop()
      await telemetry?.stop()
    },
  }
}
