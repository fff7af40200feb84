import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'

export interface ActiveTrace {
  context: Context
  traceId: string
  /** True if the trace is exported. */
  isSampled: boolean
}

/** Trace that the running code belongs to. */
export const activeTrace = new AsyncLocalStorage<ActiveTrace | undefined>()

/** Returns the trace id for each line of the log. */
export function nameTrace(): { traceId?: string } {
  const trace = activeTrace.getStore()
  return trace ? { traceId: trace.traceId } : {}
}
