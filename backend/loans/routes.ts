import { type Request, Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { userHandler, visitorHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getVisitorId } from '~backend/platform/http/visitor'
import type { SentLoanRequests } from '~contract/schemas/loans'
import { listBanks, toMortgageJson } from './banks'
import { createLoanLead, createLoanRequest } from './create-request'
import { listLoanRequests } from './store'

export function loanRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/mortgage',
    jsonHandler(async (request) => toMortgageJson(await listBanks(pool), getLocale(request))),
  )

  router.get(
    '/take-loans',
    userHandler(async (request, userId): Promise<z.input<typeof SentLoanRequests>> => {
      const requests = await listLoanRequests(pool, userId)
      const { banks } = toMortgageJson(await listBanks(pool), getLocale(request))
      return requests.map(({ bank_id, ...sent }) => {
        const bank = banks.find(({ id }) => id === bank_id)
        return { ...sent, bank: { id: bank_id, display_name: bank?.display_name, image: bank?.image } }
      })
    }),
  )

  router.post(
    '/take-loans/create',
    readBody,
    visitorHandler(async (request, userId) =>
      createLoanRequest(pool, toRequester(request, userId), await parseBody(request)),
    ),
  )

  router.post(
    '/take-loans/create-lead-only',
    readBody,
    visitorHandler(async (request, userId) =>
      createLoanLead(pool, toRequester(request, userId), await parseBody(request)),
    ),
  )

  return router
}

function toRequester(request: Request, userId: number | undefined) {
  return { userId, visitor: getVisitorId(request), locale: getLocale(request) }
}
