import { Router } from 'express'
import type pg from 'pg'
import type { Locale } from '~backend/platform/localized-text'
import { GEORGIAN_TIME_ZONE } from '~contract/values/georgian-time'
import { html } from '../html'
import { getPageLocale } from '../locale'
import { sandboxPage } from '../page'
import { SMS_MESSAGES } from './messages'
import { listOutbox, type OutboxMessage } from './outbox'

export function smsOutboxSite(pool: pg.Pool): Router {
  return Router().get('/', (request, response, next) => {
    listOutbox(pool)
      .then((messages) => {
        response.set('Cache-Control', 'no-store').send(outboxPage(messages, getPageLocale(request)))
      })
      .catch(next)
  })
}

function outboxPage(messages: readonly OutboxMessage[], locale: Locale): string {
  const words = SMS_MESSAGES[locale]
  return sandboxPage(
    {
      locale,
      title: words.title,
      notice: words.notice,
      urlInLocale: (other) => `/sandbox/sms?lang=${other}`,
    },
    messages.length === 0
      ? html`<p>${words.none}</p>`
      : html`<ul class="lots">${messages.map(
          ({ phone_number, message, sent_at }) => html`<li><dl>
<dt>${words.number}</dt><dd>${phone_number}</dd>
<dt>${words.message}</dt><dd>${message}</dd>
<dt>${words.time}</dt><dd>${sent_at.toLocaleTimeString('en-GB', { timeZone: GEORGIAN_TIME_ZONE })}</dd>
</dl></li>`,
        )}</ul>`,
  )
}
