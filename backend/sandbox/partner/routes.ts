import { type Request, type Response, Router } from 'express'
import type pg from 'pg'
import { type BankName, findBankName } from '../../loans/banks'
import { html } from '../html'
import { localeFor } from '../language'
import { sandboxPage } from '../page'
import { PARTNER_WORDS } from './words'

/** The partner banks' stand-in: the page that an applicant is sent to. */
export function partnerSite(pool: pg.Pool): Router {
  return Router().get('/:bank', (request, response, next) => {
    answerBank(pool, request, response).catch(next)
  })
}

async function answerBank(pool: pg.Pool, request: Request, response: Response): Promise<void> {
  const slug = request.params.bank ?? ''
  const bank = await findBankName(pool, slug)
  response.status(bank ? 200 : 404).send(bankPage(request, slug, bank))
}

function bankPage(request: Request, slug: string, bank: BankName | undefined): string {
  const locale = localeFor(request)
  const words = PARTNER_WORDS[locale]
  const campaign = new URL(request.originalUrl, 'http://here.invalid').searchParams.get('utm_campaign')
  return sandboxPage(
    {
      locale,
      notice: words.notice,
      isError: !bank,
      title: bank ? words.title(bank[`name_${locale}`]) : words.notFound,
      addressIn: (other) => `/sandbox/partner/${encodeURIComponent(slug)}?lang=${other}`,
    },
    html`${bank && html`<p>${words.welcome}</p>`}
${bank && campaign && html`<dl><dt>${words.cameFrom}</dt><dd>${campaign}</dd></dl>`}
<p><a class="button" href="${locale === 'ka' ? '/' : `/${locale}`}">${words.back}</a></p>`,
  )
}
