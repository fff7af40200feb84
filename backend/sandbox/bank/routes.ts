import express, { type Request, type Response, Router } from 'express'
import type pg from 'pg'
import { isUuid } from '../../http/uuid'
import { returnAddress } from '../auth/return-address'
import { languageOfPath, localeNamed } from '../language'
import { decide, giveBack, isOpen, isOutcome } from './outcomes'
import { missingPage, paymentPage } from './pages'
import { type BankPayment, findPayment } from './store'

/**
 * The bank's stand-in: the page where a payment is confirmed, and all that banks may do with one.
 *
 * @param publicOrigin the origin that browsers see; without it, the host of the request is ours
 */
export function bankSite(pool: pg.Pool, publicOrigin: string | undefined): Router {
  const router = Router()
  router.use(express.urlencoded({ extended: false, limit: '4kb' }))
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/:id', (request, response, next) => {
    answer(request, response).catch(next)
  })
  router.post('/:id', (request, response, next) => {
    act(request, response).catch(next)
  })
  return router

  async function answer(request: Request, response: Response) {
    const payment = await paymentOf(request)
    const locale = localeOf(request, payment)
    if (!payment) return response.status(404).send(missingPage(locale))
    const back = returnAddress(payment.return_url, originOf(request))
    response.send(paymentPage(payment, locale, back?.href))
  }

  async function act(request: Request, response: Response) {
    const payment = await paymentOf(request)
    if (!payment) return response.status(404).send(missingPage(localeOf(request, payment)))
    const outcome = String(request.body?.outcome ?? '')
    let goesBack = true
    if (outcome === 'refund') await giveBack(pool, payment)
    else if (isOutcome(outcome) && isOpen(payment)) goesBack = await decide(pool, payment, outcome)
    else goesBack = false
    const back = returnAddress(payment.return_url, originOf(request))
    response.redirect(303, goesBack && back ? back.href : request.originalUrl)
  }

  async function paymentOf(request: Request): Promise<BankPayment | undefined> {
    const id = request.params.id ?? ''
    return isUuid(id) ? findPayment(pool, id) : undefined
  }

  function originOf(request: Request): string {
    return publicOrigin ?? `${request.protocol}://${request.get('host')}`
  }
}

/** The language is asked for, or it is that of the page to go back to; banks here know no Russian, but this one does. */
function localeOf(request: Request, payment: BankPayment | undefined) {
  const asked = new URL(request.originalUrl, 'http://here.invalid').searchParams.get('lang')
  return localeNamed(asked) ?? languageOfPath(payment?.return_url) ?? 'ka'
}
