import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'

export interface ActiveTrace {
  context: Context
  traceId: string
  /** Of one that is not, nothing is exported. */
  isSampled: boolean
}

/** The work that the running code belongs to. */
export const activeTrace = new AsyncLocalStorage<ActiveTrace | undefined>()

/** For each line of the log. */
export function nameTrace(): { traceId?: string } {
  const trace = activeTrace.getStore()
  return trace ? { traceId: trace.traceId } : {}
}
