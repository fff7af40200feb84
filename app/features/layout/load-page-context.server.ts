import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadLayoutEvents } from '~/features/analytics/index.server'
import { loadDialog } from '~/features/dialogs/index.server'
import {
  clearJustHiddenCookie,
  mergeGuestFavorites,
  readGuestFavorites,
  readJustHiddenIds,
} from '~/features/favorites/index.server'
import { loadCardTerms } from '~/features/loan/index.server'
import { loadPurseLimits } from '~/features/purse/index.server'
import { createOgImage, toSiteOgCard } from '~/features/share/index.server'
import { isDialogOpen } from '~/http/dialog-params'
import { getI18n } from '~/i18n/i18n.server'
import { PAGE_NUMBER, type PageContext } from '~/page/page-context'
import { readCookie, setCookie } from '~/session/cookies.server'
import { takeFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { DEFAULT_CURRENCY } from '~contract/currencies'
import { loadLayout } from './loader.server'

export async function loadPageContext(
  args: LoaderFunctionArgs,
): Promise<{ page: PageContext; headers: Headers }> {
  const { request, context } = args
  const visitor = getVisitor(args)
  // Forms of dialogs have one-time keys.
  if (isDialogOpen(new URL(request.url).searchParams)) context.caching.forbid()
  // The layout counts the account's favourites, so they are merged before.
  const merged = await mergeGuestFavorites(visitor, request, context)
  const [layout, { dialog, ...openDialog }, cardTerms, purse, i18n] = await Promise.all([
    loadLayout({ request, context }),
    loadDialog(args),
    loadCardTerms(visitor, request),
    loadPurseLimits(args),
    getI18n(visitor.language),
  ])
  const { language } = layout
  const cookieHeader = request.headers.get('cookie')
  const flash = takeFlash(cookieHeader)
  const shownFlash = merged ? ({ name: merged.flash, tone: 'good' } as const) : flash
  const guestFavorites = readGuestFavorites(request, context)
  const cookies = [
    merged?.cookie,
    clearJustHiddenCookie(request),
    openDialog.cookie,
    flash?.clear,
    readCookie(context.personalHeaders.unshownCookieHeader, 'locale') === language
      ? undefined
      : setCookie('locale', language),
  ]
  const headers = new Headers()
  for (const cookie of cookies) if (cookie) headers.append('Set-Cookie', cookie)
  const analytics = await loadLayoutEvents(args, {
    hasSignedIn: flash?.name === 'signed_in',
    dialogEvents: openDialog.analyticsEvents,
  })
  const page = {
    layout,
    language,
    lightMode: layout.lightMode,
    currency: layout.currency ?? DEFAULT_CURRENCY,
    dialog,
    cardTerms,
    ...(purse && { purse }),
    // Translated here, so that hydrated pages need no messages of flashes.
    flash: shownFlash && {
      text: [shownFlash.name, ...(context.showsOutcome ? (['cookies_refused'] as const) : [])]
        .filter((name, index, names) => names.indexOf(name) === index)
        .map((name) => i18n.getFixedT(language, 'flash')(name))
        .join(' '),
      tone: shownFlash.tone,
      continueHref: 'continueHref' in shownFlash ? shownFlash.continueHref : undefined,
      undo:
        'undoFields' in shownFlash && shownFlash.undoFields.length > 0
          ? { label: i18n.getFixedT(language, 'favorites')('undo'), fields: shownFlash.undoFields }
          : undefined,
    },
    favoriteIds: guestFavorites.favorites,
    hiddenIds: guestFavorites.hidden,
    justHiddenIds: readJustHiddenIds(request, context),
    origin: context.origin,
    siteImage: await createOgImage('site', 'home', { language, site: context.site }, toSiteOgCard),
    requestId: context.requestId,
    formKey: randomUUID(),
    enhanceScript: context.enhanceScript,
    errorTitle: i18n.getFixedT(language, 'errors')('page_title'),
    numberedPage: i18n.getFixedT(language, 'ui')('pages.page', { page: PAGE_NUMBER }),
    analyticsScript: analytics?.script,
    analyticsEvents: analytics?.events,
  }
  return { page, headers }
}
