import { toConversationPath } from '~backend/conversations/notify-side'
import { addMessage } from '~backend/messages/add-message'
import type { StayFacts } from '~backend/messages/templates/stays'
import { addEmailAsNotification } from '~backend/notifications/add-email-as-notification'
import type { Db } from '~backend/platform/db/pool'
import { getHeading } from '~backend/statements/heading'
import { CONVERSATION_SIDES, type ConversationSide } from '~contract/conversations'
import { toOwnStaysPath } from '~contract/stays'
import { toCurrencyId } from './rules'
import type { StayRow } from './store'

/** Notifies both sides: users by email and on the notifications page, guests by email. */
export async function notifyParties(transaction: Db, stay: StayRow): Promise<void> {
  for (const party of CONVERSATION_SIDES) await notifyParty(transaction, stay, party)
}

async function notifyParty(transaction: Db, stay: StayRow, party: ConversationSide): Promise<void> {
  const kind = stay.state === 'requested' ? 'stay_requested' : 'stay_changed'
  const userId = party === 'owner' ? stay.owner_id : stay.seeker_id
  const path =
    party === 'owner'
      ? toOwnStaysPath(stay.statement_id)
      : toConversationPath({ id: stay.conversation_id, guest_key: stay.guest_key })
  const facts: StayFacts = {
    party,
    state: stay.state,
    title: getHeading(stay).titles,
    from: stay.first_day,
    to: stay.last_day,
    guests: stay.guests,
    total: stay.total,
    currencyId: toCurrencyId(stay.currency_id),
    name: stay.name,
    path,
  }
  const message = { kind, facts, cause: `stay:${stay.id}:${stay.state}:${party}` } as const
  if (userId !== null) {
    await addMessage(transaction, { ...message, to: { userId }, locale: stay.locale })
    await addEmailAsNotification(transaction, message, { userId, url: path })
  } else if (party === 'seeker' && stay.guest_email !== null) {
    await addMessage(transaction, { ...message, to: { email: stay.guest_email }, locale: stay.locale })
  }
}
