import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { frameTold } from './features/analytics/index.server'
import { actOnDialog, loadDialog } from './features/dialogs/index.server'
import { loadEstimateModal } from './features/estimate/index.server'
import { guestKept } from './features/favorites/guest.server'
import { justHidden, stayNoLonger } from './features/favorites/just-hidden.server'
import { mergeKept } from './features/favorites/merge.server'
import { loadCardTerms } from './features/loan/index.server'
import { sharedPicture, siteCard } from './features/share/index.server'
import { BareError } from './features/shell/bare-error'
import { loadShell } from './features/shell/load.server'
import { readCookie, setCookie } from './http/cookies.server'
import { takeFlash } from './http/flash.server'
import { hydrates, type RouteHandle } from './http/hydration'
import { useNonce } from './http/nonce'
import { usePageIfLoaded } from './http/page'
import { readVisitor } from './http/visitor.server'
import { i18nFor } from './i18n/i18n.server'
import { type Language, languageOf } from './i18n/languages'
import fonts from './styles/fonts.css?url'
import loanStyles from './styles/loan.css?url'
import styles from './styles/main.css?url'
import paymentStyles from './styles/payments.css?url'

/** The forms of dialogs, which stand above any page; see server/modal-actions.ts. */
export const action = (args: ActionFunctionArgs) => actOnDialog(args)

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const visitor = readVisitor(args)
  // Before the frame counts what the account keeps.
  const merged = await mergeKept(visitor, request, context)
  const [shell, dialog, estimate, cardTerms] = await Promise.all([
    loadShell({ request, context }),
    loadDialog(args),
    loadEstimateModal(args),
    loadCardTerms(visitor, request),
  ])
  const site = { language: shell.language, site: context.site }
  const cookies = request.headers.get('cookie')
  const flash = takeFlash(cookies)
  const headers = new Headers()
  if (merged) headers.append('Set-Cookie', merged.cookie)
  const news = merged ? ({ name: merged.flash, tone: 'good', goOn: undefined } as const) : flash
  const unveiled = stayNoLonger(request)
  if (unveiled) headers.append('Set-Cookie', unveiled)
  if (dialog.cookie) headers.append('Set-Cookie', dialog.cookie)
  const kept = guestKept(request, context)
  if (flash) headers.append('Set-Cookie', flash.clear)
  if (readCookie(cookies, 'locale') !== shell.language)
    headers.append('Set-Cookie', setCookie('locale', shell.language))
  const i18n = await i18nFor(shell.language)
  const wordsOf = <Name extends 'errors' | 'flash'>(name: Name) => i18n.getFixedT(shell.language, name)
  const analytics = await frameTold(args, {
    hasSignedIn: flash?.name === 'signed_in',
    more: dialog.loan?.told,
  })
  const page = {
    shell,
    language: shell.language,
    light: shell.lightMode,
    currency: shell.currency,
    forgetCard: dialog.forgetCard,
    topUp: dialog.topUp,
    loan: dialog.loan,
    call: dialog.call,
    cardTerms,
    /** In words: a hydrated page need not know all that may be said. */
    ...(news && { flash: { text: wordsOf('flash')(news.name), tone: news.tone, goOn: news.goOn } }),
    /** What the browser came with; what an account keeps is told by each statement. */
    keptIds: kept.favorites,
    hiddenIds: kept.hidden,
    /** Cards hidden on this very page: greyed in their place until the page changes. */
    justHiddenIds: justHidden(request, context),
    /** The estimator, when the address opens it over the page. */
    ...(estimate && { estimate }),
    origin: context.origin,
    sitePicture: await sharedPicture('site', 'home', site, siteCard),
    requestId: context.requestId,
    enhanceScript: context.enhanceScript,
    errorTitle: wordsOf('errors')('page_title'),
    ...analytics,
  }
  return data(page, { headers })
}

/** The frame and the design system are on every page, and any page may have to say that it failed. */
export const handle: RouteHandle = { i18n: ['shell', 'ui', 'errors', 'favorites'] }

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
  const [parameters] = useSearchParams()
  const { pathname } = useLocation()
  const light = page?.light ?? false
  const matches = useMatches()
  const hydrated = hydrates(
    matches.map((match) => match.handle),
    parameters,
    light,
  )
  return (
    <html lang={languageOf(pathname)} data-light={light ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {page?.loan ? <link rel="stylesheet" href={loanStyles} /> : null}
        {page?.topUp ? <link rel="stylesheet" href={paymentStyles} /> : null}
        {light ? null : <Letters language={languageOf(pathname)} />}
      </head>
      <body>
        {children}
        {hydrated ? <Scripts nonce={nonce} /> : null}
        {page && !hydrated && !light ? <script type="module" src={page.enhanceScript} /> : null}
        {page?.layer && !light ? (
          <script
            type="module"
            {...page.layer}
            data-told={JSON.stringify(matches.flatMap(({ data }) => (data as Telling)?.told ?? []))}
          />
        ) : null}
      </body>
    </html>
  )
}

/** What a loader may return for the operator's data layer. */
type Telling = { told?: unknown[] } | undefined

/** The file that holds most letters of a page: fetched ahead, so that no line moves when it comes. */
const letters: Record<Language, string> = { ka: 'georgian', en: 'latin', ru: 'cyrillic' }

function Letters({ language }: { language: Language }) {
  const file = `/fonts/${letters[language]}.woff2`
  return (
    <>
      <link rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="stylesheet" href={fonts} />
    </>
  )
}

/** For failures above the layouts: the frame cannot be had, the words can. */
export function ErrorBoundary() {
  return <BareError />
}
