import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/sessions'
import { itemPath } from './item-path'
import type { Call } from './upstream-client.server'

const Sessions = wire.Sessions.transform(({ sessions }) =>
  sessions.map(({ id, is_current, device, created_at, last_used_at }) => ({
    id,
    isCurrent: is_current,
    device,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  })),
)

/** Sessions of the account, this browser's first. */
export const listSessions: Call<z.output<typeof Sessions>> = {
  api: 'main',
  path: 'auth/sessions',
  answer: success(Sessions),
}

/** Ends all sessions but this browser's; safe to repeat. */
export const endOtherSessions: Call<{ ended: number }> = {
  api: 'main',
  method: 'POST',
  path: 'auth/sessions/end-others',
  answer: success(wire.SessionsEnded),
}

/** Ends another session, never this browser's; safe to repeat. */
export function endOtherSession(id: string): Call<{ ended: number }> {
  return {
    api: 'main',
    method: 'POST',
    ...itemPath('auth/sessions/end', id),
    answer: success(wire.SessionsEnded),
  }
}
