import type { ExportResult } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { activeTrace } from './active-trace'

/** After a failure nothing is sent, so that a collector that is away takes no time of the site. */
const PAUSE_MS = 30_000

interface QuietExporterOptions {
  log: Pick<Logger, 'info' | 'warn'>
  pauseMs?: number
}

/** Says once that traces get lost, and once that they no longer are. */
export function createQuietExporter(
  exporter: SpanExporter,
  { log, pauseMs = PAUSE_MS }: QuietExporterOptions,
): SpanExporter {
  let isFailing = false
  let pausedUntil = 0
  const tellChange = (result: ExportResult) => {
    const hasFailed = result.code === FAILED
    if (hasFailed && !isFailing)
      log.warn({ reason: toReason(result.error) }, 'the collector of traces takes none; they are lost')
    if (!hasFailed && isFailing) log.info('the collector takes traces again')
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

/** What the collector answers may be long, and is not ours. */
function toReason(error: (Error & { code?: number | string }) | undefined): string {
  return String(error?.code ?? error?.message ?? 'unknown').slice(0, 100)
}
