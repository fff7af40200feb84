import { PassThrough } from 'node:stream'
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { FrameBanner } from './features/banners'
import { ChatLauncher } from './features/chat'
import { OpenDialog } from './features/dialogs'
import { DocumentMarkupProvider } from './http/document-markup'
import { markupOf } from './http/document-markup.server'
import { hydrates } from './http/hydration'
import { loggedPath } from './http/logged-path'
import { NonceProvider } from './http/nonce'
import { ServerPartsProvider } from './http/server-parts'
import { isLight } from './http/visitor.server'
import { i18nFor, languageOfRequest } from './i18n/i18n.server'
import { isUpstreamError } from './upstream/errors'

/** How long a hydrated page may stream, in milliseconds. */
export const streamTimeout = 5_000

/** Renders a page: plain documents as one string, which costs half, hydrated ones as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const i18n = await i18nFor(await languageOfRequest(request))
  const hydrated = hydrates(
    remix.staticHandlerContext.matches.map((match) => remix.routeModules[match.route.id]?.handle),
    new URL(request.url).searchParams,
    isLight(request),
  )
  if (hydrated) context.allowNonce()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', i18n.language)
  headers.append('Vary', 'Cookie, Save-Data')
  const after = retryAfter(remix)
  if (after) headers.set('Retry-After', after)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(request, status))
  const page = (
    <NonceProvider value={hydrated ? context.nonce : undefined}>
      <I18nextProvider i18n={i18n}>
        <DocumentMarkupProvider value={markupOf(context)}>
          <ServerPartsProvider
            value={hydrated ? {} : { OpenDialog, Banner: FrameBanner, Reach: ChatLauncher }}
          >
            <RemixServer context={remix} url={request.url} nonce={context.nonce} abortDelay={streamTimeout} />
          </ServerPartsProvider>
        </DocumentMarkupProvider>
      </I18nextProvider>
    </NonceProvider>
  )
  if (!hydrated) return new Response(`<!DOCTYPE html>${renderToString(page)}`, { status, headers })
  return new Response(await stream(page, context), { status, headers })
}

function stream(page: JSX.Element, { nonce, log, requestId }: AppLoadContext): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        const body = new PassThrough()
        resolve(createReadableStreamFromReadable(body))
        pipe(body)
      },
      onShellError: reject,
      onError: (error) => log.error({ requestId, cause: String(error) }, 'rendering failed'),
    })
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

/** How long to wait, as the loader or action said that refused: of its headers the framework passes cookies alone. */
function retryAfter({ staticHandlerContext: { loaderHeaders, actionHeaders } }: EntryContext) {
  const told = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]
  return told.map((headers) => headers.get('Retry-After')).find(Boolean)
}

/** Pages of a signed-in person are never kept; others may be shown again by the back button. */
function cacheControl(request: Request, status: number): string {
  const own = request.headers.get('cookie')?.includes('__Host-token=')
  return own || status >= 400 ? 'private, no-store' : 'private, no-cache'
}

/**
 * Every error of a loader or action that is not an answer: one line with the id that the page shows. The router's own
 * refusals (no such address, no such method) come here too: they are the visitor's mistakes, and operators are not called.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { pathname } = new URL(request.url)
  const line = { requestId: context.requestId, path: loggedPath(pathname), cause: causeOf(error) }
  context.log.error(line, 'page failed')
}

function causeOf(error: unknown): string {
  if (isUpstreamError(error)) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
