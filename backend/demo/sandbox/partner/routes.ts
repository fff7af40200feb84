import { type Request, type Response, Router } from 'express'
import type pg from 'pg'
import { type BankName, findBankName } from '~backend/loans/banks'
import { html } from '~backend/platform/http/html'
import { getPageLocale } from '../locale'
import { sandboxPage } from '../page'
import { PARTNER_MESSAGES } from './messages'

export function partnerSite(pool: pg.Pool): Router {
  return Router().get('/:bank', (request, response, next) => {
    renderBank(pool, request, response).catch(next)
  })
}

async function renderBank(pool: pg.Pool, request: Request, response: Response): Promise<void> {
  const slug = request.params.bank ?? ''
  const bank = await findBankName(pool, slug)
  response.status(bank ? 200 : 404).send(bankPage(request, slug, bank))
}

function bankPage(request: Request, slug: string, bank: BankName | undefined): string {
  const locale = getPageLocale(request)
  const messages = PARTNER_MESSAGES[locale]
  const campaign = new URL(request.originalUrl, 'http://here.invalid').searchParams.get('utm_campaign')
  return sandboxPage(
    {
      locale,
      notice: messages.notice,
      isError: !bank,
      title: bank ? messages.title(bank[`name_${locale}`]) : messages.notFound,
      urlInLocale: (other) => `/sandbox/partner/${encodeURIComponent(slug)}?lang=${other}`,
    },
    html`${bank && html`<p>${messages.welcome}</p>`}
${bank && campaign && html`<dl><dt>${messages.campaign}</dt><dd>${campaign}</dd></dl>`}
<p><a class="button" href="${locale === 'ka' ? '/' : `/${locale}`}">${messages.back}</a></p>`,
  )
}
