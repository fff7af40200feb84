import type { PaymentInstruction } from '~/upstream/payments.server'
import { parseId } from '~contract/values/ids'

export type PaymentMethod = Pick<PaymentInstruction, 'payWith' | 'cardId' | 'saveCard'>

/** Form values of methods other than saved cards. */
export const NEW_CARD = 'new'
export const INTERNET_BANK = 'internet-bank'
export const POINTS = 'points'
export const BALANCE = 'balance'

interface PaymentMethodFields {
  card_id?: string | undefined
  save_card?: string | undefined
}

export function parsePaymentMethod({
  card_id: chosen = '',
  save_card,
}: PaymentMethodFields): PaymentMethod | undefined {
  if (chosen === NEW_CARD) return { payWith: 'card', saveCard: save_card === '1' }
  if (chosen === INTERNET_BANK || chosen === POINTS || chosen === BALANCE) return { payWith: chosen }
  const cardId = parseId(chosen)
  return cardId ? { payWith: 'card', cardId } : undefined
}
