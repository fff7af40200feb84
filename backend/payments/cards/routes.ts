import type { Router } from 'express'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { paymentEndpoints } from '~contract/endpoints/payments'
import { parseId } from '~contract/values/ids'
import { type PaymentGateway, ProviderRefusal } from '../gateway/payment-gateway'
import type { PaymentContext } from '../payment-context'
import {
  listCards,
  listRemovedCards,
  lockCards,
  markCardDeleted,
  type RemovedCard,
  removeCard,
  setDefaultCard,
} from './store'

export function addCardRoutes(router: Router, paymentContext: PaymentContext): void {
  const { pool, log } = paymentContext

  mountEndpoint(router, paymentEndpoints.cards, async ({ userId }) => toCardJson(userId))

  mountEndpoint(router, paymentEndpoints.setDefaultCard, async ({ params, userId }) =>
    changeCard(setDefaultCard, params.id, userId),
  )

  mountEndpoint(router, paymentEndpoints.removeCard, async ({ params, userId }) => {
    const cards = await changeCard(removeCard, params.id, userId)
    // Not awaited; failures are retried later.
    deleteRemovedCards(paymentContext).catch((error: Error) => {
      log.warn(
        { reason: error.message },
        'removed cards could not be deleted at the provider and will be retried',
      )
    })
    return cards
  })

  async function changeCard(
    change: (transaction: Db, id: number, userId: number) => Promise<boolean>,
    id: string,
    userId: number,
  ) {
    await inTransaction(pool, async (transaction) => {
      await lockCards(transaction, userId)
      if (!(await change(transaction, parseId(id) ?? 0, userId))) throw notFound('Card')
    })
    return toCardJson(userId)
  }

  async function toCardJson(userId: number) {
    const cards = await listCards(pool, userId)
    // Cards of another provider cannot be charged by this one.
    const ours = cards.filter(({ provider }) => provider === paymentContext.gateway?.name)
    return ours.map(({ provider, token, ...card }) => card)
  }
}

export async function deleteRemovedCards(paymentContext: PaymentContext): Promise<void> {
  const { pool, gateway } = paymentContext
  if (!gateway) return
  const cards = await listRemovedCards(pool, gateway.name)
  await Promise.all(cards.map((card) => deleteRemovedCard(paymentContext, gateway, card)))
}

/**
 * Deletes a card at the provider. A refusal, for example of an unknown card, is final; other failures are
 * retried.
 */
async function deleteRemovedCard(
  { pool, log }: PaymentContext,
  gateway: PaymentGateway,
  { id, token }: RemovedCard,
): Promise<void> {
  try {
    await gateway.deleteSavedCard(token)
  } catch (error) {
    const isFinal = error instanceof ProviderRefusal
    log.warn(
      { card: id, reason: (error as Error).message },
      `the provider has not deleted a removed card; ${isFinal ? 'given up' : 'will be retried'}`,
    )
    if (!isFinal) return
  }
  await markCardDeleted(pool, id)
}
