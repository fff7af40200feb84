import { type Request, Router } from 'express'
import { requiredUserId } from '../../auth/required-user'
import type { Db } from '../../db/pool'
import { withTransaction } from '../../db/transaction'
import { answering } from '../../http/answering'
import { notFound } from '../../http/errors'
import type { Cashier } from '../cashier'
import { pathId } from '../path-id'
import { cardsToForget, listCards, lockCards, makeDefault, noteForgotten, removeCard } from './store'

/** `/payments/cards`: the cards that the provider remembers for the user, as far as they may be shown. */
export function cardRoutes(cashier: Cashier): Router {
  const { pool } = cashier
  const router = Router()

  router.get(
    '/',
    answering(async (request) => answerOf(await requiredUserId(pool, request))),
  )

  router.post('/:id/default', answering(changing(makeDefault)))

  router.post(
    '/:id/remove',
    answering(async (request) => {
      const cards = await changing(removeCard)(request)
      // The owner need not wait for it, and what fails is told again later.
      void forgetCards(cashier)
      return cards
    }),
  )

  return router

  function changing(change: (transaction: Db, id: number, userId: number) => Promise<boolean>) {
    return async (request: Request) => {
      const userId = await requiredUserId(pool, request)
      await withTransaction(pool, async (transaction) => {
        await lockCards(transaction, userId)
        if (!(await change(transaction, pathId(request) ?? 0, userId))) throw notFound('Card')
      })
      return answerOf(userId)
    }
  }

  async function answerOf(userId: number) {
    const cards = await listCards(pool, userId)
    // Another provider's cards cannot be charged by this one.
    const ours = cards.filter(({ provider }) => provider === cashier.gateway?.name)
    return ours.map(({ provider, token, ...card }) => card)
  }
}

/** Tells the provider of the cards that their owners have removed. */
export async function forgetCards({ pool, gateway, log }: Cashier): Promise<void> {
  if (!gateway) return
  try {
    for (const { id, token } of await cardsToForget(pool, gateway.name)) {
      await gateway.forgetCard(token)
      await noteForgotten(pool, id)
    }
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the provider was not told of a removed card; later again')
  }
}
