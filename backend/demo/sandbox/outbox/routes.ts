import { type Request, type Response, Router } from 'express'
import type pg from 'pg'
import { type EmailSite, formatSms } from '~backend/messages/email/email'
import { formatEmailText } from '~backend/messages/email/format-text'
import { findSessionUserId } from '~backend/platform/auth/sessions'
import { html, type SafeHtml } from '~backend/platform/http/html'
import type { Locale } from '~backend/platform/localized-text'
import { toGeorgianTime } from '~contract/values/georgian-time'
import { getPageLocale } from '../locale'
import { sandboxPage } from '../page'
import { listEmails, listSms, type ShownEmail, type ShownSms } from './list-messages'
import { OUTBOX_MESSAGES } from './messages'

const URL_IN_TEXT = /https?:\/\/\S+/g

/** Serves the messages that a real marketplace would send. */
export function outboxSite(pool: pg.Pool): Router {
  return Router()
    .get('/sms', (request, response, next) => {
      const locale = getPageLocale(request)
      listSms(pool)
        .then((messages) => messages.map((message) => smsItem(message, locale, request)))
        .then((items) => response.set('Cache-Control', 'no-store').send(outboxPage('sms', items, locale)))
        .catch(next)
    })
    .get('/mail', (request, response, next) => {
      const locale = getPageLocale(request)
      findMailbox(pool, response)
        .then((mailbox) => listEmails(pool, mailbox))
        .then((emails) => emails.map((email) => emailItem(email, locale, request)))
        .then((items) => response.set('Cache-Control', 'no-store').send(outboxPage('mail', items, locale)))
        .catch(next)
    })
}

/** Reads the mailbox; both values come from the browser's cookies through the web app. */
async function findMailbox(pool: pg.Pool, { locals }: Response) {
  return {
    emails: (locals.typedEmails as string[] | undefined) ?? [],
    userId: await findSessionUserId(pool, locals.accessToken as string | undefined),
  }
}

function outboxPage(kind: 'sms' | 'mail', items: readonly SafeHtml[], locale: Locale): string {
  const messages = OUTBOX_MESSAGES[locale]
  return sandboxPage(
    {
      locale,
      title: messages[`${kind}_title`],
      notice: messages[`${kind}_notice`],
      urlInLocale: (other) => `/sandbox/${kind}?lang=${other}`,
    },
    items.length === 0 ? html`<p>${messages.none}</p>` : html`<ul class="lots">${items}</ul>`,
  )
}

function smsItem(sms: ShownSms, locale: Locale, request: Request): SafeHtml {
  const messages = OUTBOX_MESSAGES[locale]
  const { recipient, content, created_at } = sms
  const text = formatSms(content, getSite(request), sms.locale)
  return html`<li><dl>
<dt>${messages.number}</dt><dd>${recipient}</dd>
<dt>${messages.message}</dt><dd>${withLinks(text)}</dd>
<dt>${messages.time}</dt><dd>${toGeorgianTime(created_at)}</dd>
</dl></li>`
}

function getSite(request: Request): EmailSite {
  return { origin: `${request.protocol}://${request.get('host')}` }
}

function emailItem(email: ShownEmail, locale: Locale, request: Request): SafeHtml {
  const messages = OUTBOX_MESSAGES[locale]
  const { recipient, content, created_at } = email
  const text = formatEmailText({ ...email, unsubscribeToken: email.unsubscribe_token }, getSite(request))
  return html`<li><dl>
<dt>${messages.recipient}</dt><dd>${recipient}</dd>
<dt>${messages.subject}</dt><dd>${content.subject}</dd>
<dt>${messages.time}</dt><dd>${toGeorgianTime(created_at)}</dd>
</dl>
<pre class="mail" lang="${email.locale}">${withLinks(text)}</pre></li>`
}

function withLinks(text: string): SafeHtml {
  const urls = text.match(URL_IN_TEXT) ?? []
  return html`${text.split(URL_IN_TEXT).map((part, index) => {
    const url = urls[index]
    return html`${part}${url && html`<a href="${url}">${url}</a>`}`
  })}`
}
