import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { pageAction } from '~/features/dialogs/index.server'
import { loadPageContext } from '~/features/layout/load-page-context.server'
import { MinimalErrorPage } from '~/features/layout/minimal-error-page'
import { getPathLanguage, type Language } from '~/i18n/languages'
import { isHydrated, type RouteHandle } from '~/page/hydration'
import { useNonce } from '~/page/nonce'
import { PageProvider } from '~/page/use-page'
import fonts from '~/styles/fonts.css?url'
import styles from '~/styles/main.css?url'
import printStyles from '~/styles/print.css?url'

/** Handles a form in a dialog above the home page, which has no path of its own. */
export const action = pageAction()

export async function loader(args: LoaderFunctionArgs) {
  const { page, headers } = await loadPageContext(args)
  return data(page, { headers })
}

export const handle: RouteHandle = { i18n: ['layout', 'ui', 'errors', 'favorites'] }

/** Returns the title of pages that failed before they could set their own. */
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? `${page.errorTitle} | ${page.layout.brandName}` : 'Ezo' },
  { name: 'robots', content: 'noindex' },
]

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: printStyles, media: 'print' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export default function Root() {
  return <Outlet />
}

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  const { pathname } = useLocation()
  const lightMode = page?.lightMode ?? false
  const matches = useMatches()
  const hydrated = isHydrated(
    page,
    matches.map(({ handle }) => handle),
  )
  return (
    <html lang={getPathLanguage(pathname)} data-light={lightMode ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Keeps a slow phone from painting half a header or half a map, which would shift when the rest
            arrives. */}
        <link rel="expect" href={hydrated ? '#footer' : '#main'} blocking="render" />
        <Meta />
        <Links />
        {page?.dialog?.styleSheet ? <link rel="stylesheet" href={page.dialog.styleSheet} /> : null}
        {lightMode ? null : <FontLinks language={getPathLanguage(pathname)} />}
      </head>
      <body>
        <PageProvider value={page}>{children}</PageProvider>
        {hydrated ? <Scripts nonce={nonce} /> : null}
        {page && !hydrated && !lightMode ? <script type="module" src={page.enhanceScript} /> : null}
        {page?.analyticsScript && !lightMode ? (
          <script
            type="module"
            {...page.analyticsScript}
            data-events={JSON.stringify(
              matches.flatMap(({ data }) => (data as LoaderWithEvents)?.analyticsEvents ?? []),
            )}
          />
        ) : null}
      </body>
    </html>
  )
}

/** Loader data with optional events for the operator's data layer. */
type LoaderWithEvents = { analyticsEvents?: unknown[] } | undefined

/**
 * Preloaded font files by language, so that no line shifts when one arrives. All pages need Latin for digits
 * and spaces.
 */
const fontSubsets: Record<Language, string[]> = {
  ka: ['georgian', 'latin', 'lari'],
  en: ['latin', 'lari'],
  ru: ['cyrillic', 'latin', 'lari'],
}

function FontLinks({ language }: { language: Language }) {
  return (
    <>
      {fontSubsets[language].map((subset) => (
        <link
          key={subset}
          rel="preload"
          href={`/fonts/${subset}.woff2`}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <link rel="stylesheet" href={fonts} />
    </>
  )
}

/** Renders failures above the layouts: translations are available there, but no layout. */
export function ErrorBoundary() {
  return <MinimalErrorPage />
}
