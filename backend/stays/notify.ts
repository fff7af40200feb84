import { toConversationPath } from '~backend/conversations/notify-side'
import { addMessage } from '~backend/messages/add-message'
import type { StayFacts } from '~backend/messages/templates/stays'
import { addEmailAsNotification } from '~backend/notifications/add-email-as-notification'
import type { Db } from '~backend/platform/db/pool'
import { getHeading } from '~backend/statements/heading'
import {
  CONVERSATION_SIDES,
  type ConversationSide,
  toAccountConversationPath,
  toGuestConversationPath,
} from '~contract/conversations'
import { toOwnStaysPath } from '~contract/stays'
import { toCurrencyId } from './rules'
import type { StayRow } from './store'

interface Notice {
  /** True if the emails add the stay to calendars, or remove it. */
  inCalendars: boolean
  isReminder?: boolean
}

/** Notifies both sides: users by email and on the notifications page, guests by email. */
export async function notifyParties(transaction: Db, stay: StayRow, notice: Notice): Promise<void> {
  for (const party of CONVERSATION_SIDES) await notifyParty(transaction, stay, party, notice)
}

async function notifyParty(
  transaction: Db,
  stay: StayRow,
  party: ConversationSide,
  { inCalendars, isReminder }: Notice,
): Promise<void> {
  const kind = isReminder ? 'stay_reminder' : stay.state === 'requested' ? 'stay_requested' : 'stay_changed'
  const userId = party === 'owner' ? stay.owner_id : stay.seeker_id
  const path =
    party === 'owner'
      ? toOwnStaysPath(stay.statement_id)
      : toConversationPath({ id: stay.conversation_id, guest_key: stay.guest_key })
  const toKeylessPath = userId === null ? toGuestConversationPath : toAccountConversationPath
  const facts: StayFacts = {
    id: stay.id,
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
    calendar: inCalendars
      ? { changedAt: stay.changed_at, path: toKeylessPath(stay.conversation_id) }
      : undefined,
  }
  const message = {
    kind,
    facts,
    cause: `stay:${stay.id}:${isReminder ? 'reminder' : stay.state}:${party}`,
  } as const
  if (userId !== null) {
    await addMessage(transaction, { ...message, to: { userId }, locale: stay.locale })
    await addEmailAsNotification(transaction, message, { userId, url: path })
  } else if (party === 'seeker' && stay.guest_email !== null) {
    await addMessage(transaction, { ...message, to: { email: stay.guest_email }, locale: stay.locale })
  }
}
