import type pg from 'pg'
import {
  type BankCallback,
  createForgedCallback,
  createSignedCallback,
  createUnsignedCallback,
  deliverCallback,
} from './callbacks'
import { type BankDecision, type BankPayment, refundBankPayment, saveDecision } from './store'

const LATE_DELAY_MS = 15_000

type Outcome = {
  toDecision?(payment: BankPayment): BankDecision
  /** Callbacks sent in order before the payer returns. */
  createCallbacks?(pool: pg.Pool, payment: BankPayment): Promise<BankCallback[]>
  isLate?: true
  payerStays?: true
}

const success = () => ({ state: 'succeeded' })
const signedCallback = (state: string) => async (pool: pg.Pool, payment: BankPayment) => [
  await createSignedCallback(pool, payment, state),
]

export const OUTCOMES = {
  approve: { toDecision: success, createCallbacks: signedCallback('succeeded') },
  decline: { toDecision: () => ({ state: 'failed' }), createCallbacks: signedCallback('failed') },
  expire: { toDecision: () => ({ state: 'expired' }), createCallbacks: signedCallback('expired') },
  approve_late: { toDecision: success, createCallbacks: signedCallback('succeeded'), isLate: true },
  approve_twice: {
    toDecision: success,
    async createCallbacks(pool, payment) {
      const letter = await createSignedCallback(pool, payment, 'succeeded')
      return [letter, letter]
    },
  },
  approve_before_return: {
    toDecision: success,
    createCallbacks: signedCallback('succeeded'),
    payerStays: true,
  },
  approve_never: { toDecision: success },
  approve_asking: {
    toDecision: success,
    createCallbacks: async (_pool, payment) => [createUnsignedCallback(payment)],
  },
  wrong_amount: {
    toDecision: ({ amount }) => ({ state: 'succeeded', takenAmount: amount + 100 }),
    createCallbacks: signedCallback('succeeded'),
  },
  wrong_currency: {
    toDecision: () => ({ state: 'succeeded', takenCurrency: 'USD' }),
    createCallbacks: signedCallback('succeeded'),
  },
  bad_signature: { createCallbacks: async (pool, payment) => [await createForgedCallback(pool, payment)] },
  unknown_state: {
    toDecision: () => ({ state: 'awaiting_moon' }),
    createCallbacks: signedCallback('awaiting_moon'),
  },
} satisfies Record<string, Outcome>

export type OutcomeName = keyof typeof OUTCOMES

export function isOutcome(name: string): name is OutcomeName {
  return Object.hasOwn(OUTCOMES, name)
}

export function isUndecided({ state }: BankPayment): boolean {
  return state === 'created' || state === 'awaiting_moon'
}

/** @returns true if the payer returns to the shop */
export async function applyOutcome(pool: pg.Pool, payment: BankPayment, name: OutcomeName): Promise<boolean> {
  const outcome: Outcome = OUTCOMES[name]
  if (outcome.toDecision) await saveDecision(pool, payment.id, outcome.toDecision(payment))
  const letters = (await outcome.createCallbacks?.(pool, payment)) ?? []
  if (outcome.isLate) setTimeout(() => deliverCallbacks(payment, letters), LATE_DELAY_MS).unref()
  else await deliverCallbacks(payment, letters)
  return !outcome.payerStays
}

export async function refundByBank(pool: pg.Pool, payment: BankPayment): Promise<void> {
  if (await refundBankPayment(pool, payment.id, crypto.randomUUID()))
    await deliverCallbacks(payment, await signedCallback('refunded')(pool, payment))
}

async function deliverCallbacks(payment: BankPayment, callbacks: readonly BankCallback[]): Promise<void> {
  for (const letter of callbacks) await deliverCallback(payment.callback_url, letter)
}
