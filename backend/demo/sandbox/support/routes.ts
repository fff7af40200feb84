import { randomBytes } from 'node:crypto'
import express, { type Request, Router } from 'express'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { html } from '~backend/platform/http/html'
import type { ChatToken } from '~contract/schemas/chat'
import { getPageLocale } from '../locale'
import { sandboxPage } from '../page'
import { SANDBOX_CHAT_PATH, SANDBOX_SURVEY_PATH } from '../urls'
import { SUPPORT_MESSAGES } from './messages'

const MAX_MESSAGE_LENGTH = 1_000
/** Number of latest messages that a conversation keeps. */
const MAX_MESSAGES = 20
/** Number of conversations in memory; earlier ones are forgotten. */
const MAX_CONVERSATIONS = 1_000
const RATINGS = ['1', '2', '3', '4', '5']

/** Issues tokens for the sandbox chat, to the server only. */
export function chatTokenRoutes(): Router {
  return Router().post('/token', (_request, response) => {
    const data: z.input<typeof ChatToken> = { token: randomBytes(18).toString('base64url') }
    response.json({ data })
  })
}

export function chatSite(): Router {
  const conversations = new LRUCache<string, string[]>({ max: MAX_CONVERSATIONS })
  return formRouter()
    .get('/', (request, response) => {
      const token = getChatToken(request)
      response
        .status(token ? 200 : 400)
        .send(chatPage(request, token === undefined ? [] : conversations.get(token)))
    })
    .post('/', (request, response) => {
      const token = getChatToken(request)
      if (!token) return void response.status(400).send(chatPage(request))
      const message = String(request.body?.message ?? '')
        .slice(0, MAX_MESSAGE_LENGTH)
        .trim()
      if (message)
        conversations.set(token, [...(conversations.get(token) ?? []), message].slice(-MAX_MESSAGES))
      // A reload of the page sends nothing again.
      response.redirect(303, request.originalUrl)
    })
}

export function surveySite(): Router {
  return formRouter()
    .get('/', (request, response) => void response.send(surveyPage(request)))
    .post('/', (request, response) => {
      response.send(surveyPage(request, RATINGS.includes(request.body?.rating)))
    })
}

function formRouter(): Router {
  return Router().use(express.urlencoded({ extended: false, limit: '16kb' }), (_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
}

function getChatToken(request: Request): string | undefined {
  const { searchParams } = new URL(request.originalUrl, 'http://here.invalid')
  return /^[\w-]{24}$/.exec(searchParams.get('token') ?? '')?.[0]
}

function chatPage(request: Request, written: readonly string[] = []): string {
  const locale = getPageLocale(request)
  const messages = SUPPORT_MESSAGES[locale]
  const token = getChatToken(request)
  const address = (lang: string) =>
    `${SANDBOX_CHAT_PATH}?${new URLSearchParams({ lang, ...(token && { token }) })}`
  return sandboxPage(
    {
      locale,
      notice: messages.chatNotice,
      isError: !token,
      urlInLocale: address,
      title: token ? messages.chat : messages.noToken,
    },
    token
      ? html`${written.length > 0 && html`<dl><dt>${messages.wrote}</dt>${written.map((message) => html`<dd>${message}</dd>`)}</dl>`}
<form method="post" action="${address(locale)}">
<p><label for="message">${messages.message}</label>
<input id="message" name="message" maxlength="${MAX_MESSAGE_LENGTH}" required autocomplete="off"></p>
<p><button class="button">${messages.send}</button></p>
</form>`
      : toHomeUrl(locale, messages.back),
  )
}

function surveyPage(request: Request, isAnswered = false): string {
  const locale = getPageLocale(request)
  const messages = SUPPORT_MESSAGES[locale]
  const address = (lang: string) => `${SANDBOX_SURVEY_PATH}?lang=${lang}`
  return sandboxPage(
    {
      locale,
      notice: messages.surveyNotice,
      urlInLocale: address,
      title: isAnswered ? messages.thanks : messages.survey,
    },
    isAnswered
      ? toHomeUrl(locale, messages.back)
      : html`<form method="post" action="${address(locale)}">
<fieldset><legend>${messages.rating}</legend>${RATINGS.map(
          (rating) =>
            html`<label class="choice"><input type="radio" name="rating" value="${rating}" required> ${rating}</label>`,
        )}</fieldset>
<p><button class="button">${messages.send}</button></p>
</form>`,
  )
}

function toHomeUrl(locale: string, word: string) {
  return html`<p><a class="button" href="${locale === 'ka' ? '/' : `/${locale}`}">${word}</a></p>`
}
