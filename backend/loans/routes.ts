import { type Request, Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { requireUserId } from '~backend/platform/auth/require-user'
import { findSessionUserId } from '~backend/platform/auth/sessions'
import { getAccessToken } from '~backend/platform/http/access-token'
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
    jsonHandler(async (request): Promise<z.input<typeof SentLoanRequests>> => {
      const requests = await listLoanRequests(pool, await requireUserId(pool, request))
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
    jsonHandler(async (request) =>
      createLoanRequest(pool, await getRequester(request), await parseBody(request)),
    ),
  )

  router.post(
    '/take-loans/create-lead-only',
    readBody,
    jsonHandler(async (request) =>
      createLoanLead(pool, await getRequester(request), await parseBody(request)),
    ),
  )

  return router

  async function getRequester(request: Request) {
    return { userId: await findSessionUserId(pool, getAccessToken(request)), visitor: getVisitorId(request) }
  }
}
