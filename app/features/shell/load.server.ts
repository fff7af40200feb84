import type { AppLoadContext } from '@remix-run/node'
import type { TFunction } from 'i18next'
import { brandIn } from '../../http/brand'
import { chosenCurrency } from '../../http/currency.server'
import { isDialogOpen } from '../../http/dialogs'
import { languageLinks, lastingAddress } from '../../http/page-addresses'
import { readVisitor, type Visitor } from '../../http/visitor.server'
import { formatDay } from '../../i18n/format'
import { i18nFor } from '../../i18n/i18n.server'
import { type Language, localizedPath } from '../../i18n/languages'
import { badges, configuration, footer } from '../../upstream/content.server'
import { favoriteIds } from '../../upstream/favorites.server'
import { news } from '../../upstream/notifications.server'
import { PAYMENTS_PATH } from '../balance'
import { loadFrameBanners } from '../banners/index.server'
import { PAGE_PATH as ESTIMATE_PAGE, modalParameters } from '../estimate'
import { guestKept } from '../favorites/index.server'
import { briefOf, seenHere } from '../notifications/index.server'
import { BROKERS_PATH, PROJECTS_PATH } from '../owner'
import { definitions } from '../services'
import { deviceOf } from './device'
import { footerGroups } from './footer-links'
import { builtInNav, configuredNav } from './nav'
import type { FooterGroup, ShellData } from './shell-data'
import { signInAddress } from './sign-in-address'

/** Services that are named above the header as well. */
const IN_STRIP: readonly string[] = ['tour', 'photo']
const NOTIFICATIONS = '/account/notifications'
const LOAN_PAGE = '/account/loanCalculatorService/loanView'

interface Asked {
  request: Request
  context: AppLoadContext
}

/** The frame around a page. Whatever of it cannot be had is left out: a page never fails for its frame. */
export async function loadShell({ request, context }: Asked): Promise<ShellData> {
  const visitor = readVisitor({ request, context })
  const { language } = visitor
  const { site } = context
  const url = new URL(request.url)
  const here = lastingAddress(url)
  // The map that is moved is sent as a program too: its data holds nothing that its short footer does not show.
  const isProgram = url.searchParams.get('view') === 'map' && !isDialogOpen(url.searchParams)
  const [user, groups, config, i18n, banners] = await Promise.all([
    visitor.optional('user', visitor.user()),
    visitor.optional('footer', visitor.reference(footer)),
    visitor.optional('config', visitor.reference(configuration)),
    i18nFor(language),
    loadFrameBanners(visitor, request),
  ])
  const [keptIds, told] = user
    ? await Promise.all([
        visitor.optional('favorites', visitor.call(favoriteIds)),
        visitor.optional('notifications', unseenNews(visitor, url)),
      ])
    : []
  const t = i18n.getFixedT(language, 'frame')
  const callHref = withDialog(url, { call_request: '1' })
  const services = serviceLinks(language, i18n.getFixedT(language, 'services'))
  const marks =
    config && (await visitor.optional('badges', visitor.reference(badges(config.routes.map(({ id }) => id)))))
  return {
    language,
    brandName: brandIn(language, site),
    homeHref: localizedPath('/', language),
    here,
    supportPhone: site.supportPhone,
    nav: config ? configuredNav(config.routes, marks ?? [], url, language) : builtInNav(url, language, t),
    strip: [
      ...(site.auctionUrl ? [{ label: t('auction'), href: site.auctionUrl, external: true }] : []),
      { label: t('projects'), href: localizedPath(PROJECTS_PATH, language) },
      { label: t('brokers'), href: localizedPath(BROKERS_PATH, language) },
      ...services.filter(({ name }) => IN_STRIP.includes(name)).map(({ name: _, ...link }) => link),
      { label: t('estimate'), href: estimator(url), passing: true },
      {
        label: t('mortgage'),
        href: withDialog(url, { take_loan: 'true', isntStatement: 'true' }),
        passing: true,
      },
      { label: t('call_request'), href: callHref, passing: true },
    ],
    ...(groups?.sisters.length && {
      companies: { label: t('companies'), href: withDialog(url, { companies: '1' }), passing: true },
    }),
    ...(site.addStatementUrl && { addStatementHref: site.addStatementUrl }),
    favorites: {
      count: user ? (keptIds?.length ?? 0) : guestKept(request, context).favorites.length,
      href: user ? localizedPath('/account/favorites', language) : withDialog(url, { login: '1' }),
    },
    ...(user && {
      notifications: {
        href: localizedPath(NOTIFICATIONS, language),
        count: told?.count ?? 0,
        latest: (told?.items ?? []).map((one) => {
          const { path, title, createdAt } = briefOf(one, i18n.getFixedT(language, 'notices'))
          return { label: title, href: localizedPath(path, language), day: formatDay(createdAt, language) }
        }),
        countHref: localizedPath('/data/unseen', language),
      },
    }),
    signInHref: signInAddress(here, language),
    user: user
      ? {
          name: user.name,
          ...(user.role === 'broker' &&
            user.slug && { pageHref: localizedPath(`/br/${user.slug}`, language) }),
          links: [
            { label: t('my_page'), href: localizedPath('/account', language) },
            { label: t('my_profile'), href: localizedPath('/account/personalInformation', language) },
            { label: t('estimate'), href: localizedPath(ESTIMATE_PAGE, language) },
            { label: t('mortgage'), href: localizedPath(LOAN_PAGE, language) },
            {
              label: i18n.getFixedT(language, 'payments')('page.title'),
              href: localizedPath(PAYMENTS_PATH, language),
            },
          ],
        }
      : null,
    languageLinks: languageLinks(url).map((link) => ({ ...link, current: link.language === language })),
    reach: {
      chat: context.chat !== undefined,
      ...(site.surveyUrl && { surveyHref: site.surveyUrl }),
      callHref,
    },
    footer: {
      services: isProgram ? [] : services.map(({ name: _, ...link }) => link),
      links: footerGroups(groups?.bottom, language).flatMap(({ links }) => links),
      sisters: isProgram ? [] : (groups?.sisters ?? []),
      stores: site.stores,
    },
    currency: chosenCurrency(request),
    lightMode: visitor.light,
    banners,
    device: deviceOf(request.headers.get('user-agent')),
    year: new Date().getFullYear(),
  }
}

/** What is new to the visitor; what this very page shows is not any more. */
async function unseenNews(visitor: Visitor, url: URL) {
  await seenHere(visitor, url.pathname)
  return visitor.call(news)
}

/** The columns of the footer, for the pages that show them. */
export async function loadFooterGroups({ request, context }: Asked): Promise<FooterGroup[]> {
  const visitor = readVisitor({ request, context })
  const groups = await visitor.optional('footer', visitor.reference(footer))
  return footerGroups(groups?.top, visitor.language)
}

/** The pages of services. */
function serviceLinks(language: Language, t: TFunction<'services'>) {
  return definitions.flatMap(({ name, landing }) =>
    landing ? [{ name, label: t(`names.${name}`), href: localizedPath(landing, language) }] : [],
  )
}

/** This page with a dialog open. */
function withDialog(url: URL, opening: Record<string, string>): string {
  const address = new URL(lastingAddress(url), url)
  for (const [name, value] of Object.entries(opening)) address.searchParams.set(name, value)
  return address.pathname + address.search
}

/** This page with the estimator over it. */
function estimator(url: URL): string {
  const address = new URL(lastingAddress(url), url)
  for (const parameter of modalParameters) address.searchParams.delete(parameter)
  address.searchParams.set('ai_modal', 'true')
  return address.pathname + address.search
}
