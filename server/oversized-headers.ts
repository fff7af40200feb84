import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { escapeHtml } from '~/http/escape-html'
import { getI18n } from '~/i18n/i18n.server'
import { languages } from '~/i18n/languages'

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers requests that Node cannot parse, which never reach the app. In browsers, cookies are what grows too
 * large.
 */
export async function answerUnreadableRequests(server: Server): Promise<void> {
  const page = await renderOversizedPage()
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = STATUS_OF_CODE[error.code ?? ''] ?? 400
    send(socket as Socket, status, status === 431 ? page : undefined)
  })
}

function send(socket: Socket, status: number, page: string | undefined): void {
  const body = page ?? `${STATUS_CODES[status]?.toLowerCase()}\n`
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Type: text/${page ? 'html' : 'plain'}; charset=utf-8`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      // Over TLS and on localhost this removes the oversized cookies, so the link works.
      ...(status === 431 ? ['Clear-Site-Data: "cookies"'] : []),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

async function renderOversizedPage(): Promise<string> {
  const parts = await Promise.all(
    languages.map(async (language) => {
      const t = (await getI18n(language)).getFixedT(language, 'errors')
      const home = language === 'ka' ? '/' : `/${language}`
      return `<section lang="${language}"><h1>${escapeHtml(t('too_many_cookies'))}</h1><p>${escapeHtml(t('too_many_cookies_help'))}</p><p><a href="${home}">${escapeHtml(t('back_home'))}</a></p></section>`
    }),
  )
  return `<!DOCTYPE html><html lang="ka"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>431</title></head><body>${parts.join('')}</body></html>`
}
