import { type Request, Router } from 'express'
import { userHandler } from '~backend/platform/auth/authenticate'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { getPathId } from '~backend/platform/http/path-id'
import type { PaymentContext } from '../payment-context'
import {
  listCards,
  listCardsToForget,
  lockCards,
  markCardForgotten,
  removeCard,
  setDefaultCard,
} from './store'

export function cardRoutes(paymentContext: PaymentContext): Router {
  const { pool } = paymentContext
  const router = Router()

  router.get(
    '/',
    userHandler(async (_request, userId) => toCardJson(userId)),
  )

  router.post('/:id/default', userHandler(changeCard(setDefaultCard)))

  router.post(
    '/:id/remove',
    userHandler(async (request, userId) => {
      const cards = await changeCard(removeCard)(request, userId)
      // The owner need not wait; failures are retried later.
      void forgetRemovedCards(paymentContext)
      return cards
    }),
  )

  return router

  function changeCard(change: (transaction: Db, id: number, userId: number) => Promise<boolean>) {
    return async (request: Request, userId: number) => {
      await inTransaction(pool, async (transaction) => {
        await lockCards(transaction, userId)
        if (!(await change(transaction, getPathId(request) ?? 0, userId))) throw notFound('Card')
      })
      return toCardJson(userId)
    }
  }

  async function toCardJson(userId: number) {
    const cards = await listCards(pool, userId)
    // Cards of another provider cannot be charged by this one.
    const ours = cards.filter(({ provider }) => provider === paymentContext.gateway?.name)
    return ours.map(({ provider, token, ...card }) => card)
  }
}

export async function forgetRemovedCards({ pool, gateway, log }: PaymentContext): Promise<void> {
  if (!gateway) return
  try {
    for (const { id, token } of await listCardsToForget(pool, gateway.name)) {
      await gateway.forgetCard(token)
      await markCardForgotten(pool, id)
    }
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the provider was not told of a removed card; later again')
  }
}
