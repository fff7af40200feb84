import { Router } from 'express'
import type pg from 'pg'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { loanEndpoints } from '~contract/endpoints/loans'
import { listBanks, toMortgageJson } from './banks'
import { createLoanLead, createLoanRequest } from './create-request'
import { listLoanRequests } from './store'

export function loanRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, loanEndpoints.mortgage, async ({ locale }) =>
    toMortgageJson(await listBanks(pool), locale),
  )

  mountEndpoint(router, loanEndpoints.sent, async ({ userId, locale }) => {
    const requests = await listLoanRequests(pool, userId)
    const { banks } = toMortgageJson(await listBanks(pool), locale)
    return requests.map(({ bank_id, ...sent }) => {
      const bank = banks.find(({ id }) => id === bank_id)
      return { ...sent, bank: { id: bank_id, display_name: bank?.display_name, image: bank?.image } }
    })
  })

  mountEndpoint(router, loanEndpoints.request, async ({ body, form, userId, locale, request }) => {
    const sender = { userId, visitor: getVisitorId(request), locale }
    return createLoanRequest(pool, sender, body, form)
  })

  mountEndpoint(router, loanEndpoints.createLead, async ({ body, userId, request }) =>
    createLoanLead(pool, { userId, visitor: getVisitorId(request) }, body),
  )

  return router
}
