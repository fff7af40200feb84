import type { TFunction } from 'i18next'
import { PAYMENTS_PATH } from '~/features/balance'
import { loadLayoutBanners } from '~/features/banners/index.server'
import { ESTIMATE_DIALOG_PARAMS, ESTIMATE_PATH as ESTIMATE_PAGE } from '~/features/estimate'
import { readGuestFavorites } from '~/features/favorites/index.server'
import { listLegalLinks } from '~/features/legal/index.server'
import { markOpenNotificationSeen } from '~/features/notifications/index.server'
import { serviceDefinitions } from '~/features/services'
import { BROKERS_PATH, PROJECTS_PATH } from '~/features/statement-owner'
import { getLanguageLinks, TRANSIENT_PARAMS, toLastingPath } from '~/http/page-urls'
import { toSignInHref } from '~/http/sign-in-href'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { DIALOG_PARAMS } from '~/page/dialog-params'
import { setDocumentLayout } from '~/page/document-layout.server'
import { isHydratedMap } from '~/page/hydration'
import type { FooterGroup, LayoutData } from '~/page/layout-data'
import { parseDevice } from '~/page/parse-device'
import { readCurrency } from '~/session/currency.server'
import { getVisitor, type RequestAndContext, type Visitor } from '~/session/visitor.server'
import { configuration, footer, navBadges as loadNavBadges } from '~/upstream/content.server'
import { favoriteIds } from '~/upstream/favorites.server'
import { unseenNotifications } from '~/upstream/notifications.server'
import { getBrandName } from '~contract/brand-name'
import { NEW_STATEMENT_PATH } from '~contract/statement-drafts'
import { toReaderLetters } from '~contract/values/name-letters'
import { getDefaultNavItems, listNavIds, toNavItems } from './nav-items'
import { toFooterGroups, toFooterLinks } from './to-footer-groups'

const TOP_STRIP_SERVICES: readonly string[] = ['tour', 'photo']
const NOTIFICATIONS_PATH = '/account/notifications'
/** What decides about links to this page, menu entries and dialogs. */
const LAYOUT_PARAMS = [
  ...TRANSIENT_PARAMS,
  ...DIALOG_PARAMS,
  ...ESTIMATE_DIALOG_PARAMS,
  'page',
  'view',
  'deal_types',
  'deal_types[]',
]
const LOAN_PATH = '/account/loanCalculatorService/loanView'

/** Unavailable parts are left out: a page never fails for its layout. */
export async function loadLayout({ request, context }: RequestAndContext): Promise<LayoutData> {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const { site } = context
  context.caching.readInLayout(LAYOUT_PARAMS)
  const url = new URL(request.url)
  const currentHref = toLastingPath(url)
  // The map has a short footer, so its data omit the rest.
  const isHydrated = isHydratedMap(url, visitor.lightMode)
  const [user, groups, config, i18n, banners] = await Promise.all([
    visitor.optional('user', visitor.user()),
    visitor.optional('footer', visitor.cachedCall(footer)),
    visitor.optional('config', visitor.cachedCall(configuration)),
    getI18n(language),
    loadLayoutBanners(visitor, request),
  ])
  const [favoriteIdList, unseenNotifications] = user
    ? await Promise.all([
        visitor.optional('favorites', visitor.call(favoriteIds)),
        visitor.optional('notifications', loadUnseenNotifications(visitor, url)),
      ])
    : []
  const t = i18n.getFixedT(language, 'navigation')
  const callHref = toDialogHref(url, { call_request: '1' })
  const auction = site.auctionUrl ? [{ label: t('auction'), href: site.auctionUrl, external: true }] : []
  const supportLauncher = {
    chat: context.chat !== undefined,
    ...(site.surveyUrl && { surveyHref: site.surveyUrl }),
    callHref,
  }
  if (isHydrated) setDocumentLayout(context, { banners, supportLauncher })
  const services = listServiceLinks(language, i18n.getFixedT(language, 'services'))
  const navBadges =
    config && (await visitor.optional('badges', visitor.cachedCall(loadNavBadges(listNavIds(config.routes)))))
  return {
    language,
    brandName: getBrandName(language, site),
    homeHref: toLocalizedPath('/', language),
    currentHref,
    supportPhone: site.supportPhone,
    isSmsOff: site.isSmsOff || undefined,
    hasEmailCodes: site.hasEmailCodes || undefined,
    wallets: site.wallets.length > 0 ? site.wallets : undefined,
    nav: config
      ? toNavItems(config.routes, navBadges ?? [], url, language)
      : getDefaultNavItems(url, language, t),
    topLinks: [
      ...auction,
      { label: t('projects'), href: toLocalizedPath(PROJECTS_PATH, language) },
      { label: t('brokers'), href: toLocalizedPath(BROKERS_PATH, language) },
      ...services.filter(({ name }) => TOP_STRIP_SERVICES.includes(name)).map(({ name: _, ...link }) => link),
      { label: t('estimate'), href: toEstimateHref(url), opensDialog: true },
      {
        label: t('mortgage'),
        href: toDialogHref(url, { take_loan: 'true', isntStatement: 'true' }),
        opensDialog: true,
      },
      { label: t('call_request'), href: callHref, opensDialog: true },
    ],
    favorites: {
      count: user ? (favoriteIdList?.length ?? 0) : readGuestFavorites(request, context).favorites.length,
      href: toLocalizedPath(user ? '/account/favorites' : '/favorites', language),
    },
    signInHref: toSignInHref(currentHref, language),
    user: user
      ? {
          name: toReaderLetters(user.name, language),
          picture: visitor.lightMode ? undefined : user.picture,
          ...(user.role === 'broker' &&
            user.slug && { pageHref: toLocalizedPath(`/br/${user.slug}`, language) }),
          links: [
            { label: t('my_page'), href: toLocalizedPath('/account', language) },
            { label: t('my_profile'), href: toLocalizedPath('/account/personalInformation', language) },
            { label: t('estimate'), href: toLocalizedPath(ESTIMATE_PAGE, language) },
            { label: t('mortgage'), href: toLocalizedPath(LOAN_PATH, language) },
            {
              label: i18n.getFixedT(language, 'payments')('page.title'),
              href: toLocalizedPath(PAYMENTS_PATH, language),
            },
          ],
        }
      : null,
    languageLinks: getLanguageLinks(url).map((link) => ({ ...link, current: link.language === language })),
    footer: {
      services: isHydrated ? [] : [...auction, ...services.map(({ name: _, ...link }) => link)],
      links: [
        ...listLegalLinks(site, language, t),
        ...(isHydrated ? [] : toFooterLinks(toFooterGroups(groups?.bottom, language))),
      ],
      social: isHydrated
        ? []
        : site.socialLinks.map(({ name, url }) => ({ label: name, href: url, external: true })),
      sisters: isHydrated ? [] : (groups?.sisters ?? []),
      stores: site.appStoreUrls,
    },
    currency: readCurrency(request),
    exchangeRate: isHydrated ? undefined : config?.exchangeRate,
    lightMode: visitor.lightMode,
    device: parseDevice(request.headers.get('user-agent')),
    year: new Date().getFullYear(),
    ...(groups?.sisters.length && {
      sisterSitesLink: {
        label: t('sister_sites'),
        href: toDialogHref(url, { companies: '1' }),
        opensDialog: true,
      },
    }),
    ...(site.addStatementUrl && { addStatementHref: toOwnHref(site.addStatementUrl, language) }),
    ...(user && {
      notifications: {
        href: toLocalizedPath(NOTIFICATIONS_PATH, language),
        count: unseenNotifications?.count ?? 0,
        countHref: toLocalizedPath('/data/unseen', language),
      },
    }),
    ...(isHydrated ? { banners: {} } : { banners, supportLauncher }),
  }
}

/** What this very page shows no longer counts as unseen. */
async function loadUnseenNotifications(visitor: Visitor, url: URL) {
  await markOpenNotificationSeen(visitor, url.pathname)
  return visitor.call(unseenNotifications)
}

export async function loadFooterGroups({ request, context }: RequestAndContext): Promise<FooterGroup[]> {
  const visitor = getVisitor({ request, context })
  const groups = await visitor.optional('footer', visitor.cachedCall(footer))
  return toFooterGroups(groups?.top, visitor.language)
}

function listServiceLinks(language: Language, t: TFunction<'services'>) {
  return serviceDefinitions.flatMap(({ name, landingPath: landing }) =>
    landing ? [{ name, label: t(`names.${name}`), href: toLocalizedPath(landing, language) }] : [],
  )
}

function toDialogHref(url: URL, opening: Record<string, string>): string {
  const target = new URL(toLastingPath(url), url)
  for (const [name, value] of Object.entries(opening)) target.searchParams.set(name, value)
  return target.pathname + target.search
}

function toEstimateHref(url: URL): string {
  const target = new URL(toLastingPath(url), url)
  for (const parameter of ESTIMATE_DIALOG_PARAMS) target.searchParams.delete(parameter)
  target.searchParams.set('ai_modal', 'true')
  return target.pathname + target.search
}

/** Pages of our own are in the visitor's language. */
function toOwnHref(url: string, language: Language): string {
  return url === NEW_STATEMENT_PATH ? toLocalizedPath(url, language) : url
}
