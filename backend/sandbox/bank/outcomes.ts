import type pg from 'pg'
import { askingLetter, deliver, forgedLetter, type Letter, signedLetter } from './callbacks'
import { type BankPayment, type Decision, decidePayment, refundPayment } from './store'

/** So late that the payer has long come back. */
const LATE_MS = 15_000

type Outcome = {
  /** What the bank then says of the payment; undefined: nothing has changed. */
  decide?(payment: BankPayment): Decision
  /** What the bank tells the shop, in this order, before the payer goes back. */
  letters?(pool: pg.Pool, payment: BankPayment): Promise<Letter[]>
  /** That the bank tells it later. */
  isLate?: true
  /** That the payer stays. */
  stays?: true
}

const success = () => ({ state: 'succeeded' })
const telling = (state: string) => async (pool: pg.Pool, payment: BankPayment) => [
  await signedLetter(pool, payment, state),
]

/** All that can become of a payment, by the value of the button. */
export const OUTCOMES = {
  approve: { decide: success, letters: telling('succeeded') },
  decline: { decide: () => ({ state: 'failed' }), letters: telling('failed') },
  expire: { decide: () => ({ state: 'expired' }), letters: telling('expired') },
  approve_late: { decide: success, letters: telling('succeeded'), isLate: true },
  approve_twice: {
    decide: success,
    async letters(pool, payment) {
      const letter = await signedLetter(pool, payment, 'succeeded')
      return [letter, letter]
    },
  },
  approve_before_return: { decide: success, letters: telling('succeeded'), stays: true },
  approve_never: { decide: success },
  approve_asking: { decide: success, letters: async (_pool, payment) => [askingLetter(payment)] },
  wrong_amount: {
    decide: ({ amount }) => ({ state: 'succeeded', takenAmount: amount + 100 }),
    letters: telling('succeeded'),
  },
  wrong_currency: {
    decide: () => ({ state: 'succeeded', takenCurrency: 'USD' }),
    letters: telling('succeeded'),
  },
  bad_signature: { letters: async (pool, payment) => [await forgedLetter(pool, payment)] },
  unknown_state: { decide: () => ({ state: 'awaiting_moon' }), letters: telling('awaiting_moon') },
} satisfies Record<string, Outcome>

export type OutcomeName = keyof typeof OUTCOMES

export function isOutcome(name: string): name is OutcomeName {
  return Object.hasOwn(OUTCOMES, name)
}

/** Whether it can still be decided: what is over stays over, but for a state that nobody knows. */
export function isOpen({ state }: BankPayment): boolean {
  return state === 'created' || state === 'awaiting_moon'
}

/** Makes something become of a payment. @returns whether the payer goes back to the shop */
export async function decide(pool: pg.Pool, payment: BankPayment, name: OutcomeName): Promise<boolean> {
  const outcome: Outcome = OUTCOMES[name]
  if (outcome.decide) await decidePayment(pool, payment.id, outcome.decide(payment))
  const letters = (await outcome.letters?.(pool, payment)) ?? []
  if (outcome.isLate) setTimeout(() => send(payment, letters), LATE_MS).unref()
  else await send(payment, letters)
  return !outcome.stays
}

/** Gives the money back as the shop's people would from the bank's own pages. */
export async function giveBack(pool: pg.Pool, payment: BankPayment): Promise<void> {
  if (await refundPayment(pool, payment.id, crypto.randomUUID()))
    await send(payment, await telling('refunded')(pool, payment))
}

async function send(payment: BankPayment, letters: readonly Letter[]): Promise<void> {
  for (const letter of letters) await deliver(payment.callback_url, letter)
}
