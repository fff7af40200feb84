import { type Request, Router } from 'express'
import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { viewingEndpoints } from '~contract/endpoints/viewings'
import { parseId } from '~contract/values/ids'
import { VIEWING_KEY_HEADER } from '~contract/viewings'
import { bookViewing } from './book'
import { answerViewing, cancelViewing, moveViewing } from './change'
import { hashKey } from './notify'
import { getParty, listViewings, requireViewing, toViewingJson, type ViewingReader } from './store'
import { listFreeTimes, listOfferedTimes, offerTimes, removeTime } from './times'

export function viewingRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, viewingEndpoints.freeTimes, ({ params }) => listFreeTimes(pool, parseId(params.id)))

  mountEndpoint(router, viewingEndpoints.book, ({ params, body, userId, locale, request }) =>
    bookViewing(pool, { userId, locale, visitor: getVisitorId(request) }, parseId(params.id), body),
  )

  mountEndpoint(router, viewingEndpoints.offeredTimes, ({ userId, locale }) =>
    listOfferedTimes(pool, userId, locale),
  )

  mountEndpoint(router, viewingEndpoints.offer, ({ params, body, userId }) =>
    inAccountTransaction(pool, userId, (transaction) =>
      offerTimes(transaction, userId, parseId(params.id), body),
    ),
  )

  mountEndpoint(router, viewingEndpoints.removeTime, async ({ params, userId }) => {
    await inAccountTransaction(pool, userId, (transaction) =>
      removeTime(transaction, userId, parseId(params.id)),
    )
    return []
  })

  mountEndpoint(router, viewingEndpoints.list, async ({ userId, locale }) => {
    const viewings = await listViewings(pool, userId)
    return viewings.map((viewing) => toViewingJson(viewing, getParty(viewing, userId), locale))
  })

  mountEndpoint(router, viewingEndpoints.one, async ({ params, userId, locale, request }) => {
    const viewing = await requireViewing(pool, params.id, toReader(request, userId))
    return toViewingJson(viewing, getParty(viewing, userId), locale)
  })

  mountEndpoint(router, viewingEndpoints.move, async ({ params, body, userId, request }) => {
    await moveViewing(pool, params.id, toReader(request, userId), body.time_id)
    return []
  })

  mountEndpoint(router, viewingEndpoints.cancel, async ({ params, body, userId, request }) => {
    await cancelViewing(pool, params.id, toReader(request, userId), body.reason)
    return []
  })

  mountEndpoint(router, viewingEndpoints.answer, async ({ params, body, userId, request }) => {
    await answerViewing(pool, params.id, toReader(request, userId), body.took_place === 'yes')
    return []
  })

  return router
}

function toReader(request: Request, userId: number | undefined): ViewingReader {
  return { userId, keyHash: hashKey(request.get(VIEWING_KEY_HEADER)) }
}
