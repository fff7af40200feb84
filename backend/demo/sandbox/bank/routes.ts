import express, { type Request, type Response, Router } from 'express'
import type pg from 'pg'
import { isUuid } from '~contract/values/ids'
import { findLocale, findPathLocale } from '../locale'
import { parseReturnUrl } from '../return-url'
import { applyOutcome, isOutcome, isUndecided, refundByBank } from './outcomes'
import { notFoundPage, paymentPage } from './pages'
import { type BankPayment, findBankPayment } from './store'

/**
 * Serves the pages of the sandbox bank.
 * @param publicOrigin default: the request's host
 */
export function bankSite(pool: pg.Pool, publicOrigin: string | undefined): Router {
  const router = Router()
  router.use(express.urlencoded({ extended: false, limit: '4kb' }))
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/:id', (request, response, next) => {
    renderPayment(request, response).catch(next)
  })
  router.post('/:id', (request, response, next) => {
    handleOutcome(request, response).catch(next)
  })
  return router

  async function renderPayment(request: Request, response: Response) {
    const payment = await findRequestedPayment(request)
    const locale = getBankLocale(request, payment)
    if (!payment) return response.status(404).send(notFoundPage(locale))
    const back = parseReturnUrl(payment.return_url, getOrigin(request))
    response.send(paymentPage(payment, locale, back?.href))
  }

  async function handleOutcome(request: Request, response: Response) {
    const payment = await findRequestedPayment(request)
    if (!payment) return response.status(404).send(notFoundPage(getBankLocale(request, payment)))
    const outcome = String(request.body?.outcome ?? '')
    let returnsToSite = true
    if (outcome === 'refund') await refundByBank(pool, payment)
    else if (isOutcome(outcome) && isUndecided(payment))
      returnsToSite = await applyOutcome(pool, payment, outcome)
    else returnsToSite = false
    const back = parseReturnUrl(payment.return_url, getOrigin(request))
    response.redirect(303, returnsToSite && back ? back.href : request.originalUrl)
  }

  async function findRequestedPayment(request: Request): Promise<BankPayment | undefined> {
    const id = request.params.id ?? ''
    return isUuid(id) ? findBankPayment(pool, id) : undefined
  }

  function getOrigin(request: Request): string {
    return publicOrigin ?? `${request.protocol}://${request.get('host')}`
  }
}

function getBankLocale(request: Request, payment: BankPayment | undefined) {
  const language = new URL(request.originalUrl, 'http://here.invalid').searchParams.get('lang')
  return findLocale(language) ?? findPathLocale(payment?.return_url) ?? 'ka'
}
