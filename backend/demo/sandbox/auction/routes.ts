import { type Request, type Response, Router } from 'express'
import type pg from 'pg'
import { buildWhere } from '~backend/search/sql/where'
import { findAuction, listAuctions } from '~backend/statements/auctions/store'
import { parseId } from '~contract/values/ids'
import { getPageLocale } from '../locale'
import { listPage, lotPage, noLotPage } from './pages'

const MAX_LOTS = 200

export function auctionSite(pool: pg.Pool): Router {
  const router = Router()

  router.get('/', (request, response, next) => {
    const locale = getPageLocale(request)
    listAuctions(pool, buildWhere(new Map()), MAX_LOTS, locale)
      .then((lots) => response.send(listPage(lots, locale)))
      .catch(next)
  })

  router.get('/:id', (request, response, next) => {
    renderLot(pool, request, response).catch(next)
  })

  return router
}

async function renderLot(pool: pg.Pool, request: Request, response: Response): Promise<void> {
  const id = parseId(request.params.id)
  const locale = getPageLocale(request)
  const lot = id ? await findAuction(pool, id, locale) : undefined
  if (lot) response.send(lotPage(lot, locale))
  else response.status(404).send(noLotPage(locale))
}
