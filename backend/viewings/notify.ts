import { addMessage } from '~backend/messages/add-message'
import type { ViewingFacts } from '~backend/messages/templates/viewings'
import { addEmailAsNotification } from '~backend/notifications/add-email-as-notification'
import type { Db } from '~backend/platform/db/pool'
import { createCode, hashCode } from '~backend/platform/link-codes'
import { getHeading } from '~backend/statements/heading'
import { toViewingPath, VIEWING_KEY_PARAM, VIEWING_PARTIES, type ViewingParty } from '~contract/viewings'
import type { ViewingRow } from './store'

export type ViewingMessageKind =
  | 'viewing_booked'
  | 'viewing_moved'
  | 'viewing_cancelled'
  | 'viewing_reminder'
  | 'viewing_question'

/** Notifies both sides: users by email and on the notifications page, guests by email if they gave one. */
export async function notifyParties(
  transaction: Db,
  kind: ViewingMessageKind,
  viewing: ViewingRow,
): Promise<void> {
  for (const party of VIEWING_PARTIES) await notifyParty(transaction, kind, viewing, party)
}

async function notifyParty(
  transaction: Db,
  kind: ViewingMessageKind,
  viewing: ViewingRow,
  party: ViewingParty,
): Promise<void> {
  const userId = party === 'owner' ? viewing.owner_id : viewing.user_id
  const path = toViewingPath(viewing.id)
  const cause = `${kind}:${viewing.id}:${viewing.sequence}:${party}`
  const facts = toFacts(viewing, party)
  if (userId !== null) {
    const message = { kind, facts: { ...facts, path }, cause }
    await addMessage(transaction, { ...message, to: { userId }, locale: viewing.locale })
    await addEmailAsNotification(transaction, message, { userId, url: path })
  } else if (viewing.email !== null) {
    const key = await addKey(transaction, viewing.id)
    await addMessage(transaction, {
      kind,
      to: { email: viewing.email },
      facts: { ...facts, path: `${path}?${new URLSearchParams({ [VIEWING_KEY_PARAM]: key })}` },
      locale: viewing.locale,
      cause,
    })
  }
}

function toFacts(viewing: ViewingRow, party: ViewingParty): Omit<ViewingFacts, 'path'> {
  return {
    id: viewing.id,
    party,
    title: getHeading(viewing).titles,
    startsAt: viewing.starts_at,
    endsAt: viewing.ends_at,
    state: viewing.state,
    name: viewing.name,
    email: viewing.email,
    phoneNumber: viewing.phone_number,
    reason: viewing.reason,
    sequence: viewing.sequence,
    changedAt: viewing.changed_at,
  }
}

/** Adds a key for a guest. Each email has its own, because only hashes are stored. */
export async function addKey(transaction: Db, viewingId: string): Promise<string> {
  const { code, hash } = createCode()
  await transaction.query('update viewings set key_hashes = key_hashes || $2::bytea where id = $1', [
    viewingId,
    hash,
  ])
  return code
}

export function hashKey(key: string | undefined): Buffer | undefined {
  return key ? hashCode(key) : undefined
}
