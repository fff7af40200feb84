import { type Request, Router } from 'express'
import type pg from 'pg'
import { findConversation, type Reader } from '~backend/conversations/conversation-row'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { CONVERSATION_KEY_HEADER } from '~contract/conversations'
import { stayEndpoints } from '~contract/endpoints/stays'
import { isUuid, parseId } from '~contract/values/ids'
import { changeStay } from './change'
import { requestStay } from './request'
import { listStaysOfConversation, listStaysOfUser, toStayJson } from './store'
import { blockNights, getOffer, getOwnStays, saveTerms, unblockNights } from './terms'

export function stayRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, stayEndpoints.offer, ({ params }) => getOffer(pool, parseId(params.id)))

  mountEndpoint(router, stayEndpoints.request, ({ params, body, userId, locale, request }) =>
    requestStay(pool, { userId, locale, visitor: getVisitorId(request) }, parseId(params.id), body),
  )

  mountEndpoint(router, stayEndpoints.own, ({ params, userId, locale }) =>
    getOwnStays(pool, userId, parseId(params.id), locale),
  )

  mountEndpoint(router, stayEndpoints.ofUser, async ({ userId, locale }) => {
    const stays = await listStaysOfUser(pool, userId)
    return stays.map((stay) => toStayJson(stay, stay.owner_id === userId ? 'owner' : 'seeker', locale))
  })

  mountEndpoint(router, stayEndpoints.saveTerms, async ({ params, body, userId }) => {
    await inAccountTransaction(pool, userId, (transaction) =>
      saveTerms(transaction, userId, parseId(params.id), body),
    )
    return []
  })

  mountEndpoint(router, stayEndpoints.block, async ({ params, body, userId }) => {
    await inAccountTransaction(pool, userId, (transaction) =>
      blockNights(transaction, userId, parseId(params.id), body),
    )
    return []
  })

  mountEndpoint(router, stayEndpoints.unblock, async ({ params, userId }) => {
    await inAccountTransaction(pool, userId, (transaction) =>
      unblockNights(transaction, userId, parseId(params.id)),
    )
    return []
  })

  mountEndpoint(router, stayEndpoints.ofConversation, async ({ params, userId, locale, request }) => {
    if (!isUuid(params.id)) throw notFound('Conversation')
    const conversation = await findConversation(pool, params.id, toReader(request, userId))
    if (!conversation) throw notFound('Conversation')
    const stays = await listStaysOfConversation(pool, params.id)
    return stays.map((stay) => toStayJson(stay, conversation.side, locale))
  })

  mountEndpoint(router, stayEndpoints.change, async ({ params, body, userId, request }) => {
    await changeStay(pool, params.id, toReader(request, userId), body.act)
    return []
  })

  return router
}

function toReader(request: Request, userId: number | undefined): Reader {
  const key = request.get(CONVERSATION_KEY_HEADER) ?? ''
  return { userId, key: isUuid(key) ? key : undefined }
}
