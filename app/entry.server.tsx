import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { i18n } from 'i18next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { LayoutBanner } from '~/features/banners'
import { OpenDialog } from '~/features/dialogs/index.server'
import { UndoForm } from '~/features/favorites'
import { CachedLayout } from '~/features/layout/cached-layout'
import { CachedFilterForm } from '~/features/search/cached-filter-form'
import { DidYouMean } from '~/features/search/did-you-mean'
import { ResultCards } from '~/features/search/result-cards'
import { SearchRequestLink } from '~/features/search/search-request-link'
import { AuctionRow } from '~/features/statements'
import { SupportLauncher } from '~/features/support'
import { FormReplyProvider, findFormReply } from '~/forms/form-reply'
import { InterruptedFormProvider } from '~/forms/interrupted-form'
import { loadInterruptedForm } from '~/forms/interrupted-form.server'
import { redactPath } from '~/http/redact-path'
import { getI18n, getRequestLanguage } from '~/i18n/i18n.server'
import { CachedMarkupProvider } from '~/page/cached-markup'
import { CachedParts } from '~/page/cached-markup.server'
import { getDocumentLayout } from '~/page/document-layout.server'
import { isHydratedMap } from '~/page/hydration'
import { NonceProvider } from '~/page/nonce'
import { renderToStream, STREAM_TIMEOUT_MS } from '~/page/render-to-stream.server'
import { ServerOnlyPartsProvider } from '~/page/server-only-parts'
import { unwrapLoaderData } from '~/page/unserialized-data'
import { PageProvider } from '~/page/use-page'
import { readCookie } from '~/session/cookies.server'
import { isLightMode } from '~/session/visitor.server'
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
  const hydrated = isHydratedMap(new URL(request.url), { lightMode: isLightMode(request) })
  if (hydrated) context.allowNonce()
  const { staticHandlerContext } = remix
  staticHandlerContext.loaderData = unwrapLoaderData(staticHandlerContext.loaderData)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', i18n.language)
  headers.append('Vary', 'Cookie, Save-Data')
  const retryAfterHeader = findRetryAfter(remix)
  if (retryAfterHeader) headers.set('Retry-After', retryAfterHeader)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', getCacheControl(request, status))
  const renderPart = (element: ReactElement) => {
    const { root } = staticHandlerContext.loaderData
    const layout = { ...root?.layout, ...getDocumentLayout(context) }
    return renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <PageProvider value={root && { ...root, layout }}>{element}</PageProvider>
      </I18nextProvider>,
    )
  }
  const page = (
    <NonceProvider value={hydrated ? context.nonce : undefined}>
      <I18nextProvider i18n={i18n}>
        <FormReplyProvider value={findFormReply(staticHandlerContext)}>
          <InterruptedFormProvider value={hydrated ? undefined : loadInterruptedForm({ request, context })}>
            <ServerOnlyPartsProvider
              value={
                hydrated
                  ? {
                      partMarkup: {
                        'footer banner': renderPart(<LayoutBanner place="footer" />),
                        'support launcher': renderPart(<SupportLauncher />),
                      },
                    }
                  : {
                      CachedLayout,
                      OpenDialog,
                      Banner: LayoutBanner,
                      SupportLauncher,
                      UndoForm,
                      ResultCards,
                      CachedFilterForm,
                      DidYouMean,
                      SearchRequestLink,
                      AuctionRow,
                    }
              }
            >
              <RemixServer
                context={remix}
                url={request.url}
                nonce={context.nonce}
                abortDelay={STREAM_TIMEOUT_MS}
              />
            </ServerOnlyPartsProvider>
          </InterruptedFormProvider>
        </FormReplyProvider>
      </I18nextProvider>
    </NonceProvider>
  )
  if (!hydrated) {
    context.document = renderDocument(page, renderPart, i18n, remix, context)
    return new Response(null, { status, headers })
  }
  return new Response(await renderToStream(page, context), { status, headers })
}

function renderDocument(
  page: ReactElement,
  renderPart: (element: ReactElement) => string,
  i18n: i18n,
  { staticHandlerContext }: EntryContext,
  { nonce }: AppLoadContext,
): Buffer {
  const parts = new CachedParts(nonce)
  const html = renderToString(<CachedMarkupProvider value={parts}>{page}</CachedMarkupProvider>)
  const isRejected = findFormReply(staticHandlerContext)?.result.status === 'error'
  return parts.fill(`<!DOCTYPE html>${isRejected ? announceErrors(html, i18n) : html}`, renderPart)
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

/**
 * Logs an unexpected error of a loader or action in one line, with the id that the page shows. The router's
 * own refusals (no such page or method) are client errors and trigger no alert.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { pathname } = new URL(request.url)
  const line = { requestId: context.requestId, path: redactPath(pathname), cause: formatCause(error) }
  context.log.error(line, 'page failed')
}

function formatCause(error: unknown): string {
  if (isUpstreamError(error)) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
