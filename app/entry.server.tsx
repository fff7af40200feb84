import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { i18n } from 'i18next'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { FormReplyProvider, findFormReply } from '~/forms/form-reply'
import { InterruptedFormProvider } from '~/forms/interrupted-form'
import { loadInterruptedForm } from '~/forms/interrupted-form.server'
import { createSendAgain } from '~/forms/send-again-form'
import { SendAgainProvider } from '~/forms/unsent-form'
import { findUnsentForm } from '~/forms/unsent-form.server'
import { redactPath } from '~/http/redact-path'
import { getI18n, getRequestLanguage } from '~/i18n/i18n.server'
import { isHydrated } from '~/page/hydration'
import { NonceProvider } from '~/page/nonce'
import { renderToStream, STREAM_TIMEOUT_MS } from '~/page/render-to-stream.server'
import { renderWithCachedMarkup } from '~/page/speed/render-document.server'
import { unwrapLoaderData } from '~/page/unserialized-data'
import { PageProvider } from '~/page/use-page'
import { readCookie } from '~/session/cookies.server'
import { isUpstreamError } from '~/upstream/upstream-error'

/** Renders a page: plain documents as one string, which costs half, and hydrated ones as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const i18n = await getI18n(await getRequestLanguage(request))
  const { staticHandlerContext, routeModules } = remix
  staticHandlerContext.loaderData = unwrapLoaderData(staticHandlerContext.loaderData)
  const hydrated = isHydrated(
    staticHandlerContext.loaderData.root,
    staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle),
  )
  if (hydrated) context.allowNonce()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', i18n.language)
  headers.append('Vary', 'Cookie, Save-Data')
  const retryAfterHeader = findRetryAfter(remix)
  if (retryAfterHeader) headers.set('Retry-After', retryAfterHeader)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', getCacheControl(request, status))
  // A hydrated page sends its forms itself.
  const unsentForm =
    staticHandlerContext.errors && !hydrated ? await findUnsentForm(context, status) : undefined
  const page = (
    <NonceProvider value={hydrated ? context.nonce : undefined}>
      <I18nextProvider i18n={i18n}>
        <FormReplyProvider value={findFormReply(staticHandlerContext)}>
          <InterruptedFormProvider value={loadInterruptedForm({ request, context })}>
            <SendAgainProvider value={unsentForm && createSendAgain(unsentForm)}>
              <RemixServer
                context={remix}
                url={request.url}
                nonce={context.nonce}
                abortDelay={STREAM_TIMEOUT_MS}
              />
            </SendAgainProvider>
          </InterruptedFormProvider>
        </FormReplyProvider>
      </I18nextProvider>
    </NonceProvider>
  )
  if (!hydrated) {
    context.document = renderDocument(page, i18n, remix, context)
    return new Response(null, { status, headers })
  }
  return new Response(await renderToStream(page, context), { status, headers })
}

function renderDocument(
  page: ReactElement,
  i18n: i18n,
  { staticHandlerContext }: EntryContext,
  { nonce, cachesMarkup }: AppLoadContext,
): Buffer {
  const isRejected = findFormReply(staticHandlerContext)?.result.status === 'error'
  const finish = (html: string) => `<!DOCTYPE html>${isRejected ? announceErrors(html, i18n) : html}`
  if (!cachesMarkup) return Buffer.from(finish(renderToString(page)))
  const inPage = (part: ReactElement) => (
    <I18nextProvider i18n={i18n}>
      <PageProvider value={staticHandlerContext.loaderData.root}>{part}</PageProvider>
    </I18nextProvider>
  )
  return renderWithCachedMarkup(page, { secret: nonce, inPage, finish })
}

/**
 * Puts the error prefix into the page title, which screen readers announce first. Remix gives `meta` no
 * action data, so the title is changed here.
 */
function announceErrors(html: string, i18n: i18n): string {
  return html.replace('<title>', (tag) => `${tag}${i18n.t('ui:error_prefix')}: `)
}

/**
 * Returns the Retry-After value set by the loader or action that failed. The framework itself passes on only
 * cookies.
 */
function findRetryAfter({ staticHandlerContext: { loaderHeaders, actionHeaders } }: EntryContext) {
  const headerSets = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]
  return headerSets.map((headers) => headers.get('Retry-After')).find(Boolean)
}

/** Forbids caching of signed-in users' pages; other pages may be shown again by the back button. */
function getCacheControl(request: Request, status: number): string {
  const cookies = request.headers.get('cookie')
  const isPersonal = Boolean(readCookie(cookies, 'token') ?? readCookie(cookies, 'pendingSignIn'))
  return isPersonal || status >= 400 ? 'private, no-store' : 'private, no-cache'
}

const loggedErrors = new WeakSet<Error>()

/**
 * Logs an unexpected error of a loader or action in one line, with the id that the page shows. The router's
 * own refusals (no such page or method) are client errors and trigger no alert.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  // Several loaders of a page may fail for one reason, such as the lookup of the user.
  if (isUpstreamError(error)) {
    if (loggedErrors.has(error)) return
    loggedErrors.add(error)
  }
  const { pathname } = new URL(request.url)
  const line = { requestId: context.requestId, path: redactPath(pathname), cause: formatCause(error) }
  context.log.error(line, 'page failed')
}

function formatCause(error: unknown): string {
  if (isUpstreamError(error)) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
