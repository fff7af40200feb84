import type { ConversationSide } from '~contract/conversations'
import { CURRENCY_IDS, type CurrencyId } from '~contract/currencies'
import type { StayAct, StayState } from '~contract/stays'

/** Returns the currency of a price, which is lari or dollars. */
export function toCurrencyId(id: number): CurrencyId {
  return id === CURRENCY_IDS.usd ? CURRENCY_IDS.usd : CURRENCY_IDS.gel
}

/** SQL of the day in Georgia. */
export const TODAY_SQL = "(now() at time zone 'Asia/Tbilisi')::date"

/** States that an act leads from and to. */
interface Transition {
  from: readonly StayState[]
  to: StayState
}

/** Returns the transition by an act of one side; undefined if that side cannot do it. */
export function findTransition(act: StayAct, side: ConversationSide): Transition | undefined {
  if (act === 'cancel')
    return side === 'owner'
      ? { from: ['confirmed'], to: 'cancelled_by_owner' }
      : { from: ['requested', 'confirmed'], to: 'cancelled_by_seeker' }
  if (side === 'seeker') return undefined
  return { from: ['requested'], to: act === 'confirm' ? 'confirmed' : 'declined' }
}
