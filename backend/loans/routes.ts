import { type Request, Router } from 'express'
import type pg from 'pg'
import { requiredUserId } from '../auth/required-user'
import { signedInUserId } from '../auth/sessions'
import { answering } from '../http/answering'
import { bodyOf, readBody } from '../http/body'
import { localeOf } from '../http/locale'
import { tokenOf } from '../http/token'
import { callerOf } from '../visitors/visitor'
import { listBanks, mortgageOf } from './banks'
import { createLead, createRequest } from './create'
import { listRequests } from './requests'

/** `/mortgage` and `/take-loans`: banks that lend, requests to them from anybody, and a user's own requests. */
export function loanRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/mortgage',
    answering(async (request) => mortgageOf(await listBanks(pool), localeOf(request))),
  )

  router.get(
    '/take-loans',
    answering(async (request) => {
      const requests = await listRequests(pool, await requiredUserId(pool, request))
      const { banks } = mortgageOf(await listBanks(pool), localeOf(request))
      return requests.map(({ bank_id, ...sent }) => {
        const bank = banks.find(({ id }) => id === bank_id)
        return { ...sent, bank: { id: bank_id, display_name: bank?.display_name, image: bank?.image } }
      })
    }),
  )

  router.post(
    '/take-loans/create',
    readBody,
    answering(async (request) => createRequest(pool, await senderOf(request), await bodyOf(request))),
  )

  router.post(
    '/take-loans/create-lead-only',
    readBody,
    answering(async (request) => createLead(pool, await senderOf(request), await bodyOf(request))),
  )

  return router

  async function senderOf(request: Request) {
    return { userId: await signedInUserId(pool, tokenOf(request)), visitor: callerOf(request) }
  }
}
