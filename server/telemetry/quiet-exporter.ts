import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'

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
  return {
    export(spans, done) {
      if (performance.now() < pausedUntil) return done({ code: FAILED })
      exporter.export(spans, (result) => {
        const hasFailed = result.code === FAILED
        // What the collector answers may be long, and is not ours.
        const reason = toReason(result.error)
        if (hasFailed && !isFailing) log.warn({ reason }, 'the collector of traces takes none; they are lost')
        if (!hasFailed && isFailing) log.info('the collector takes traces again')
        isFailing = hasFailed
        if (hasFailed) pausedUntil = performance.now() + pauseMs
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}

/** `ExportResultCode.FAILED`, without loading the package for it. */
const FAILED = 1

function toReason(error: (Error & { code?: number | string }) | undefined): string {
  return String(error?.code ?? error?.message ?? 'unknown').slice(0, 100)
}
