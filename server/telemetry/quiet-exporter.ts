import type { ExportResult } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { activeTrace } from './active-trace'

/** Pause in ms after a failure, so that a collector that is down costs the site no time. */
const PAUSE_MS = 30_000

interface QuietExporterOptions {
  log: Pick<Logger, 'info' | 'warn'>
  pauseMs?: number
}

/** Logs once that traces get lost, and once that they are exported again. */
export function createQuietExporter(
  exporter: SpanExporter,
  { log, pauseMs = PAUSE_MS }: QuietExporterOptions,
): SpanExporter {
  let isFailing = false
  let pausedUntil = 0
  const tellChange = (result: ExportResult) => {
    const hasFailed = result.code === FAILED
    if (hasFailed && !isFailing)
      log.warn(
        { reason: toReason(result.error) },
        'the trace collector does not accept traces; they are lost',
      )
    if (!hasFailed && isFailing) log.info('the trace collector accepts traces again')
    isFailing = hasFailed
    if (hasFailed) pausedUntil = performance.now() + pauseMs
  }
  const send: SpanExporter['export'] = (spans, done) => {
    if (performance.now() < pausedUntil) return done({ code: FAILED })
    exporter.export(spans, (result) => {
      tellChange(result)
      done(result)
    })
  }
  return {
    // The batch belongs to no trace, though it begins within the one that ended last.
    export: (spans, done) => activeTrace.run(undefined, send, spans, done),
    shutdown: () => exporter.shutdown(),
  }
}

/** `ExportResultCode.FAILED`, without loading the package for it. */
const FAILED = 1

/** Returns the reason of a failure; the collector's answer may be long and is not trusted. */
function toReason(error: (Error & { code?: number | string }) | undefined): string {
  return String(error?.code ?? error?.message ?? 'unknown').slice(0, 100)
}
