import type { RequestListener } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { escapeHtml } from '~/http/escape-html'
import { getI18n } from '~/i18n/i18n.server'
import { getPathLanguage, type Language, languages, toLocalizedPath } from '~/i18n/languages'

/** Stands for the address of the page that was asked for. */
const ADDRESS = '\uE000'

/** A refusal must cost next to nothing, so its page is made beforehand. */
export async function createBusyPage(
  styleSheet: string,
  setHeaders: RequestHandler,
): Promise<RequestListener> {
  const pages = new Map(
    await Promise.all(
      languages.map(async (language) => [language, await renderBusyPage(language, styleSheet)] as const),
    ),
  )
  return (request, response) => {
    const { url = '/' } = request
    const page = pages.get(getPathLanguage(url.split('?', 1)[0] ?? '/')) ?? ''
    const express = Object.assign(response, { locals: {} }) as Response
    setHeaders(request as Request, express, () => {
      response.writeHead(503, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'private, no-store',
      })
      response.end(request.method === 'HEAD' ? undefined : page.replace(ADDRESS, () => escapeHtml(url)))
    })
  }
}

async function renderBusyPage(language: Language, styleSheet: string): Promise<string> {
  const t = (await getI18n(language)).getFixedT(language, 'errors')
  const text = (key: 'page_title' | 'busy' | 'try_again' | 'back_home') => escapeHtml(t(key))
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><title>${text('page_title')}</title><link rel="stylesheet" href="${styleSheet}"></head>
<body><main id="main"><div class="wrap error-page"><img src="/img/gate.svg" width="720" height="300" alt=""><div class="stack">
<p class="dim">${escapeHtml(t('status', { status: 503 }))}</p><h1>${text('page_title')}</h1><p class="lead">${text('busy')}</p>
<p class="row"><a class="btn main" href="${ADDRESS}">${text('try_again')}</a>
<a class="btn" href="${toLocalizedPath('/', language)}">${text('back_home')}</a></p></div></div></main></body></html>
`
}
