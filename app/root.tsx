import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { loadLayoutEvents } from '~/features/analytics/index.server'
import paymentStyles from '~/features/balance/payments.css?url'
import { dialogAction, loadDialog } from '~/features/dialogs/index.server'
import { loadEstimateDialog } from '~/features/estimate/index.server'
import { readGuestFavorites } from '~/features/favorites/guest-favorites-cookie.server'
import { clearJustHiddenCookie, readJustHiddenIds } from '~/features/favorites/just-hidden-cookie.server'
import { mergeGuestFavorites } from '~/features/favorites/merge-guest-favorites.server'
import { loadLayout } from '~/features/layout/loader.server'
import { MinimalErrorPage } from '~/features/layout/minimal-error-page'
import { loadCardTerms } from '~/features/loan/index.server'
import loanStyles from '~/features/loan/loan.css?url'
import { createOgImage, toSiteOgCard } from '~/features/share/index.server'
import { getI18n } from '~/i18n/i18n.server'
import { getPathLanguage, type Language } from '~/i18n/languages'
import { isHydrated, type RouteHandle } from '~/page/hydration'
import { useNonce } from '~/page/nonce'
import { usePageIfLoaded } from '~/page/use-page'
import { readCookie, setCookie } from '~/session/cookies.server'
import { takeFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import fonts from '~/styles/fonts.css?url'
import styles from '~/styles/main.css?url'

/** The forms of dialogs, which stand above any page; see server/modal-actions.ts. */
export const action = (args: ActionFunctionArgs) => dialogAction(args)

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const visitor = getVisitor(args)
  // Before the frame counts what the account keeps.
  const mergedLists = await mergeGuestFavorites(visitor, request, context)
  const [layout, dialog, estimate, cardTerms] = await Promise.all([
    loadLayout({ request, context }),
    loadDialog(args),
    loadEstimateDialog(args),
    loadCardTerms(visitor, request),
  ])
  const site = { language: layout.language, site: context.site }
  const cookies = request.headers.get('cookie')
  const flash = takeFlash(cookies)
  const headers = new Headers()
  if (mergedLists) headers.append('Set-Cookie', mergedLists.cookie)
  const shownFlash = mergedLists
    ? ({ name: mergedLists.flash, tone: 'good', goOn: undefined } as const)
    : flash
  const clearJustHidden = clearJustHiddenCookie(request)
  if (clearJustHidden) headers.append('Set-Cookie', clearJustHidden)
  if (dialog.cookie) headers.append('Set-Cookie', dialog.cookie)
  const guestLists = readGuestFavorites(request, context)
  if (flash) headers.append('Set-Cookie', flash.clear)
  if (readCookie(cookies, 'locale') !== layout.language)
    headers.append('Set-Cookie', setCookie('locale', layout.language))
  const i18n = await getI18n(layout.language)
  const getMessages = <Name extends 'errors' | 'flash'>(name: Name) => i18n.getFixedT(layout.language, name)
  const analytics = await loadLayoutEvents(args, {
    hasSignedIn: flash?.name === 'signed_in',
    more: dialog.loan?.told,
  })
  const page = {
    shell: layout,
    language: layout.language,
    light: layout.lightMode,
    currency: layout.currency,
    forgetCard: dialog.forgetCard,
    topUp: dialog.topUp,
    loan: dialog.loan,
    call: dialog.call,
    cardTerms,
    /** In words: a hydrated page need not know all that may be said. */
    ...(shownFlash && {
      flash: { text: getMessages('flash')(shownFlash.name), tone: shownFlash.tone, goOn: shownFlash.goOn },
    }),
    /** What the browser came with; what an account keeps is told by each statement. */
    keptIds: guestLists.favorites,
    hiddenIds: guestLists.hidden,
    /** Cards hidden on this very page: greyed in their place until the page changes. */
    justHiddenIds: readJustHiddenIds(request, context),
    /** The estimator, when the address opens it over the page. */
    ...(estimate && { estimate }),
    origin: context.origin,
    sitePicture: await createOgImage('site', 'home', site, toSiteOgCard),
    requestId: context.requestId,
    enhanceScript: context.enhanceScript,
    errorTitle: getMessages('errors')('page_title'),
    ...analytics,
  }
  return data(page, { headers })
}

/** The frame and the design system are on every page, and any page may have to say that it failed. */
export const handle: RouteHandle = { i18n: ['layout', 'ui', 'errors', 'favorites'] }

export type RootData = Awaited<ReturnType<typeof loader>>['data']

/** For pages that have no title of their own because they could not be shown. */
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? `${page.errorTitle} | ${page.shell.brandName}` : 'Ezo' },
  { name: 'robots', content: 'noindex' },
]

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export default function Root() {
  return <Outlet />
}

export function Layout({ children }: { children: ReactNode }) {
  const page = usePageIfLoaded()
  const nonce = useNonce()
  const [searchParams] = useSearchParams()
  const { pathname } = useLocation()
  const light = page?.light ?? false
  const matches = useMatches()
  const hydrated = isHydrated(
    matches.map((match) => match.handle),
    searchParams,
    light,
  )
  return (
    <html lang={getPathLanguage(pathname)} data-light={light ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {page?.loan ? <link rel="stylesheet" href={loanStyles} /> : null}
        {page?.topUp ? <link rel="stylesheet" href={paymentStyles} /> : null}
        {light ? null : <FontLinks language={getPathLanguage(pathname)} />}
      </head>
      <body>
        {children}
        {hydrated ? <Scripts nonce={nonce} /> : null}
        {page && !hydrated && !light ? <script type="module" src={page.enhanceScript} /> : null}
        {page?.layer && !light ? (
          <script
            type="module"
            {...page.layer}
            data-told={JSON.stringify(matches.flatMap(({ data }) => (data as LoaderWithEvents)?.told ?? []))}
          />
        ) : null}
      </body>
    </html>
  )
}

/** What a loader may return for the operator's data layer. */
type LoaderWithEvents = { told?: unknown[] } | undefined

/** The file that holds most letters of a page: fetched ahead, so that no line moves when it comes. */
const fontSubsets: Record<Language, string> = { ka: 'georgian', en: 'latin', ru: 'cyrillic' }

function FontLinks({ language }: { language: Language }) {
  const file = `/fonts/${fontSubsets[language]}.woff2`
  return (
    <>
      <link rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="stylesheet" href={fonts} />
    </>
  )
}

/** For failures above the layouts: the frame cannot be had, the words can. */
export function ErrorBoundary() {
  return <MinimalErrorPage />
}
