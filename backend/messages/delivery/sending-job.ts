import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { type DeliveryContext, sendDueMessages } from './send-messages'
import { CHANNELS, type Channel } from './store'

/** Polling interval in ms; short, because users wait for codes. */
const IDLE_MS = 500
const RUN_MS = 10_000
/** Maximum duration in ms, including the last message's timeout. */
const MAX_DURATION_MS = 55_000
/** Time in ms after which another server sends instead of a killed one. */
const LEASE_MS = 8_000

/** Creates one job a channel, so that a mail server that hangs does not delay SMS codes. */
export function createSendingJobs(context: DeliveryContext): Job[] {
  return CHANNELS.map((channel) => createSendingJob(context, channel))
}

function createSendingJob(context: DeliveryContext, channel: Channel): Job {
  return {
    name: `${channel}-sending`,
    intervalMs: IDLE_MS,
    maxDurationMs: MAX_DURATION_MS,
    leaseMs: LEASE_MS,
    async run(signal) {
      const end = Date.now() + RUN_MS
      while (!signal.aborted && Date.now() < end)
        if ((await sendDueMessages(context, channel)) === 0)
          await sleep(IDLE_MS, undefined, { signal }).catch(() => {})
      return 0
    },
  }
}
