import { randomBytes } from 'node:crypto'
import express, { type Request, Router } from 'express'
import { html } from '../html'
import { localeFor } from '../language'
import { sandboxPage } from '../page'
import { SANDBOX_CHAT, SANDBOX_SURVEY } from './address'
import { SUPPORT_WORDS } from './words'

const LONGEST = 1_000
const RATINGS = ['1', '2', '3', '4', '5']

/** Gives tokens for the chat's stand-in: for the server that leads there, not for browsers. */
export function chatTokens(): Router {
  return Router().post('/token', (_request, response) => {
    response.json({ data: { token: randomBytes(18).toString('base64url') } })
  })
}

/** The chat's stand-in: a page that says back what is written, and keeps nothing. */
export function chatSite(): Router {
  return forms()
    .get('/', (request, response) => {
      response.status(tokenOf(request) ? 200 : 400).send(chatPage(request))
    })
    .post('/', (request, response) => {
      const written = String(request.body?.message ?? '').slice(0, LONGEST)
      response.status(tokenOf(request) ? 200 : 400).send(chatPage(request, written.trim()))
    })
}

/** The survey's stand-in. */
export function surveySite(): Router {
  return forms()
    .get('/', (request, response) => void response.send(surveyPage(request)))
    .post('/', (request, response) => {
      response.send(surveyPage(request, RATINGS.includes(request.body?.rating)))
    })
}

function forms(): Router {
  return Router().use(express.urlencoded({ extended: false, limit: '16kb' }), (_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
}

function tokenOf(request: Request): string | undefined {
  const { searchParams } = new URL(request.originalUrl, 'http://here.invalid')
  return /^[\w-]{24}$/.exec(searchParams.get('token') ?? '')?.[0]
}

function chatPage(request: Request, written = ''): string {
  const locale = localeFor(request)
  const words = SUPPORT_WORDS[locale]
  const token = tokenOf(request)
  const address = (lang: string) =>
    `${SANDBOX_CHAT}?${new URLSearchParams({ lang, ...(token && { token }) })}`
  return sandboxPage(
    {
      locale,
      notice: words.chatNotice,
      isError: !token,
      addressIn: address,
      title: token ? words.chat : words.noToken,
    },
    token
      ? html`${written && html`<dl><dt>${words.wrote}</dt><dd>${written}</dd></dl>`}
<form method="post" action="${address(locale)}">
<p><label for="message">${words.message}</label>
<input id="message" name="message" maxlength="${LONGEST}" required autocomplete="off"></p>
<p><button class="button">${words.send}</button></p>
</form>`
      : home(locale, words.back),
  )
}

function surveyPage(request: Request, isAnswered = false): string {
  const locale = localeFor(request)
  const words = SUPPORT_WORDS[locale]
  const address = (lang: string) => `${SANDBOX_SURVEY}?lang=${lang}`
  return sandboxPage(
    {
      locale,
      notice: words.surveyNotice,
      addressIn: address,
      title: isAnswered ? words.thanks : words.survey,
    },
    isAnswered
      ? home(locale, words.back)
      : html`<form method="post" action="${address(locale)}">
<fieldset><legend>${words.rating}</legend>${RATINGS.map(
          (rating) =>
            html`<label class="choice"><input type="radio" name="rating" value="${rating}" required> ${rating}</label>`,
        )}</fieldset>
<p><button class="button">${words.send}</button></p>
</form>`,
  )
}

function home(locale: string, word: string) {
  return html`<p><a class="button" href="${locale === 'ka' ? '/' : `/${locale}`}">${word}</a></p>`
}
