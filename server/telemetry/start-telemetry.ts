import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sampler } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { TelemetrySettings, TraceSampler } from '../settings/telemetry-settings'
import { createQuietExporter } from './quiet-exporter'
import { traceWork } from './trace-work'

/** Timeout for exporting one batch, retries included, in ms. */
const EXPORT_TIMEOUT_MS = 5_000
/** Queue length in spans; a page makes some twenty, and further ones are lost. */
const MAX_QUEUE = 2_048
const BATCH = 512
const MAX_FLUSH_MS = 2_000

interface Telemetry {
  /** Sends the remaining spans, or gives up after the timeout. */
  stop(): Promise<void>
}

interface TelemetryOptions {
  log: Pick<Logger, 'info' | 'warn'>
  /** Time in ms that spans wait for others. */
  delayMs?: number
  /** Pause in ms after a failure. */
  pauseMs?: number
}

/**
 * Starts the traces. Must be called before the site is composed. Only this loads the packages, which hold
 * megabytes.
 */
export async function startTelemetry(
  settings: TelemetrySettings,
  { log, delayMs = 5_000, pauseMs }: TelemetryOptions,
): Promise<Telemetry> {
  const [api, { W3CTraceContextPropagator }, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({
    url: settings.url,
    headers: settings.headers,
    timeoutMillis: EXPORT_TIMEOUT_MS,
    concurrencyLimit: MAX_QUEUE / BATCH,
  })
  const processor = new sdk.BatchSpanProcessor({
    exporter: createQuietExporter(exporter, { log, ...(pauseMs !== undefined && { pauseMs }) }),
    maxQueueSize: MAX_QUEUE,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: delayMs,
    // A collector may send a byte now and then.
    exportTimeoutMillis: 2 * EXPORT_TIMEOUT_MS,
  })
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(
      resources.resourceFromAttributes({
        'service.name': settings.serviceName,
        'service.instance.id': randomUUID(),
      }),
    ),
    sampler: createSampler(sdk, settings),
    spanProcessors: [processor],
  })
  const stopTracing = traceWork({
    api,
    tracer: provider.getTracer('ezo'),
    propagator: new W3CTraceContextPropagator(),
  })
  return {
    async stop() {
      stopTracing()
      await Promise.race([provider.shutdown().catch(() => undefined), sleep(MAX_FLUSH_MS)])
    },
  }
}

function createSampler(
  sdk: typeof import('@opentelemetry/sdk-trace'),
  { sampler, sampledRatio }: TelemetrySettings,
): Sampler {
  const roots: Readonly<Record<TraceSampler, () => Sampler>> = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(sampledRatio),
    parentbased_always_on: () => new sdk.ParentBasedSampler({ root: roots.always_on() }),
    parentbased_always_off: () => new sdk.ParentBasedSampler({ root: roots.always_off() }),
    parentbased_traceidratio: () => new sdk.ParentBasedSampler({ root: roots.traceidratio() }),
  }
  return roots[sampler]()
}
