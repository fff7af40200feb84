import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Request, RequestHandler, Response } from 'express'
import { escapeHtml } from '~/http/escape-html'
import { parseOwnPath } from '~/http/own-path'
import { getI18n } from '~/i18n/i18n.server'
import { getPathLanguage, type Language, languages, toLocalizedPath } from '~/i18n/languages'
import type { PageAssets } from '../../page-assets'

/** Placeholder of the link to the requested page. */
const HREF_PLACEHOLDER = '\uE000'

export type BusyPageAssets = Pick<PageAssets, 'styleSheet' | 'gateImage'>

export type RefusePage = (
  request: IncomingMessage,
  response: ServerResponse,
  retryAfterSeconds: number,
) => void

/**
 * Creates the page of a rejection with its headers in advance, as rejecting must cost next to nothing.
 * @param setHeaders sets those of all pages
 */
export async function createBusyPage(
  assets: BusyPageAssets,
  setHeaders: RequestHandler,
): Promise<RefusePage> {
  const pages = new Map(
    await Promise.all(
      languages.map(async (language) => [language, await renderBusyPage(language, assets)] as const),
    ),
  )
  const headers = [
    ...listHeaders(setHeaders),
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'private, no-store',
  ]
  return (request, response, retryAfterSeconds) => {
    const { url = '/' } = request
    const language = getPathLanguage(url.split('?', 1)[0] ?? '/')
    // The path is not validated yet: `//host` would lead to another site.
    const href = parseOwnPath(url) ?? toLocalizedPath('/', language)
    const page = pages.get(language) ?? ''
    response.writeHead(503, [...headers, 'Retry-After', `${retryAfterSeconds}`])
    response.end(
      request.method === 'HEAD' ? undefined : page.replace(HREF_PLACEHOLDER, () => escapeHtml(href)),
    )
  }
}

/** Returns names and values in turn, as a middleware sets them on any response. */
function listHeaders(setHeaders: RequestHandler): string[] {
  const request = new IncomingMessage(new Socket())
  const response = Object.assign(new ServerResponse(request), { locals: {} })
  setHeaders(request as Request, response as unknown as Response, () => {})
  response.writeHead(503)
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)])
}

async function renderBusyPage(
  language: Language,
  { styleSheet, gateImage }: BusyPageAssets,
): Promise<string> {
  const t = (await getI18n(language)).getFixedT(language, 'errors')
  const text = (key: 'page_title' | 'busy' | 'try_again' | 'back_home') => escapeHtml(t(key))
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><title>${text('page_title')}</title><link rel="stylesheet" href="${styleSheet}"></head>
<body><main id="main"><div class="wrap error-page"><img src="${gateImage}" width="720" height="300" alt=""><div class="stack">
<p class="dim">${escapeHtml(t('status', { status: 503 }))}</p><h1>${text('page_title')}</h1><p class="lead">${text('busy')}</p>
<p class="row"><a class="btn main" href="${HREF_PLACEHOLDER}">${text('try_again')}</a>
<a class="btn" href="${toLocalizedPath('/', language)}">${text('back_home')}</a></p></div></div></main></body></html>
`
}
