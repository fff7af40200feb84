import { accountEndpoints } from '~contract/endpoints/accounts'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

/** Sessions of the account, this browser's first. */
export const listSessions = defineCall(accountEndpoints.sessions, ({ sessions }) =>
  sessions.map(({ id, is_current, device, created_at, last_used_at }) => ({
    id,
    isCurrent: is_current,
    device,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  })),
)({})

/** Ends all sessions but this browser's; safe to repeat. */
export const endOtherSessions = defineCall(accountEndpoints.endOtherSessions)({})

const callEndSession = defineCall(accountEndpoints.endOtherSession)

/** Ends another session, never this browser's; safe to repeat. */
export function endOtherSession(id: string): Call<{ ended: number }> {
  return callEndSession({ params: { id } })
}
