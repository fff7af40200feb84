import type { TFunction } from 'i18next'
import { loadLayoutBanners } from '~/features/banners/index.server'
import { markOpenConversationSeen } from '~/features/conversations/index.server'
import { readGuestFavorites } from '~/features/favorites/index.server'
import { listLegalLinks } from '~/features/legal/index.server'
import { markOpenNotificationSeen } from '~/features/notifications/index.server'
import { listSisterSites } from '~/features/sister-sites/index.server'
import { getLanguageLinks, TRANSIENT_PARAMS, toLastingPath } from '~/http/page-urls'
import { toSignInHref } from '~/http/sign-in-href'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { LayoutData, LinkItem } from '~/page/layout-data'
import type { SiteSettings } from '~/page/load-context.server'
import { parseDevice } from '~/page/parse-device'
import { getRankingHref } from '~/page/ranking-href'
import { getTrustHref } from '~/page/trust-href'
import { readCurrency } from '~/session/currency.server'
import { takeFlash } from '~/session/flash.server'
import { getVisitor, type RequestAndContext, type Visitor } from '~/session/visitor.server'
import {
  type Configuration,
  configuration,
  footer,
  navBadges as loadNavBadges,
} from '~/upstream/content.server'
import { favoriteIds } from '~/upstream/favorites.server'
import { unseenNotifications } from '~/upstream/notifications.server'
import { getBrandName } from '~contract/brand-name'
import { NEW_STATEMENT_PATH } from '~contract/statement-drafts'
import { toDialogHref } from './dialog-hrefs'
import { getDefaultNavItems, listNavIds, toNavItems } from './nav-items'
import { toFooterGroups, toFooterLinks } from './to-footer-groups'
import { toUserMenu } from './to-user-menu'
import { listServiceLinks, toLink, toTopLinks } from './top-links'
import type { LayoutRouteData } from './use-layout-parts'

const NOTIFICATIONS_PATH = '/account/notifications'
/** Parameters that affect links to this page, menu entries and dialogs. */
const LAYOUT_PARAMS = [...TRANSIENT_PARAMS, 'page', 'deal_types', 'deal_types[]']

/** Loads the layout without unavailable parts: a page never fails for its layout. */
export async function loadLayout({ request, context }: RequestAndContext): Promise<LayoutData> {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const { site } = context
  context.caching.readInLayout(LAYOUT_PARAMS)
  const url = new URL(request.url)
  const currentHref = toLastingPath(url)
  const [user, groups, config, i18n] = await Promise.all([
    visitor.optional('user', visitor.user()),
    visitor.optional('footer', visitor.cachedCall(footer)),
    visitor.optional('config', visitor.cachedCall(configuration)),
    getI18n(language),
  ])
  const [favoriteIdList, unseen] = user
    ? await Promise.all([
        visitor.optional('favorites', visitor.call(favoriteIds)),
        visitor.optional('notifications', loadUnseenNotifications(visitor, url)),
      ])
    : []
  const t = i18n.getFixedT(language, 'navigation')
  const callHref = toDialogHref(url, { call_request: '1' })
  const currency = readCurrency(request)
  const auction = listAuctionLinks(site, t)
  const services = listServiceLinks(language, i18n.getFixedT(language, 'services'))
  const guestFavorites = user ? undefined : readGuestFavorites(request, context).favorites
  return {
    language,
    brandName: getBrandName(language, site),
    homeHref: toLocalizedPath('/', language),
    currentHref,
    supportPhone: site.supportPhone,
    isSmsOff: site.isSmsOff || undefined,
    hasEmailCodes: site.hasEmailCodes || undefined,
    wallets: site.wallets.length > 0 ? site.wallets : undefined,
    nav: config ? await loadNavItems(visitor, url, config.routes) : getDefaultNavItems(url, language, t),
    topLinks: toTopLinks({ url, language, t, auction, services, callHref, currency }),
    favorites: {
      count: (guestFavorites ?? favoriteIdList)?.length ?? 0,
      href: toLocalizedPath(user ? '/account/favorites' : '/favorites', language),
    },
    signInHref: toSignInHref(currentHref, language),
    user: user ? toUserMenu(user, visitor, i18n) : null,
    languageLinks: getLanguageLinks(url).map((link) => ({ ...link, current: link.language === language })),
    supportLauncher: {
      chat: context.chat !== undefined,
      ...(site.surveyUrl && { surveyHref: site.surveyUrl }),
      callHref,
    },
    footer: { links: listFooterLinks(site, language, t), stores: site.appStoreUrls },
    currency,
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
        count: unseen?.count ?? 0,
        unreadConversations: unseen?.unreadConversations ?? 0,
        countHref: toLocalizedPath('/data/unseen', language),
        hasSignedIn: takeFlash(request.headers.get('cookie'))?.name === 'signed_in',
      },
    }),
  }
}

async function loadNavItems(visitor: Visitor, url: URL, routes: Configuration['routes']) {
  const badges = await visitor.optional('badges', visitor.cachedCall(loadNavBadges(listNavIds(routes))))
  return toNavItems(routes, badges ?? [], url, visitor.language)
}

/** Loads the count. Content of this very page no longer counts as unseen. */
async function loadUnseenNotifications(visitor: Visitor, url: URL) {
  await Promise.all([
    markOpenNotificationSeen(visitor, url.pathname),
    markOpenConversationSeen(visitor, url.pathname),
  ])
  return visitor.call(unseenNotifications)
}

/** Loads the parts around a page with a whole footer. */
export async function loadLayoutParts({ request, context }: RequestAndContext): Promise<LayoutRouteData> {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const { site } = context
  const [groups, config, i18n, banners] = await Promise.all([
    visitor.optional('footer', visitor.cachedCall(footer)),
    visitor.optional('config', visitor.cachedCall(configuration)),
    getI18n(language),
    loadLayoutBanners(visitor, request),
  ])
  const services = listServiceLinks(language, i18n.getFixedT(language, 'services'))
  const layoutParts = {
    banners,
    footer: {
      groups: toFooterGroups(groups?.top, language),
      services: [...listAuctionLinks(site, i18n.getFixedT(language, 'navigation')), ...services.map(toLink)],
      links: toFooterLinks(toFooterGroups(groups?.bottom, language)),
      social: site.socialLinks.map(({ name, url }) => ({ label: name, href: url, external: true })),
      sisters: listSisterSites(groups),
      exchangeRate: config?.exchangeRate,
    },
  }
  return { layoutParts }
}

function listAuctionLinks({ auctionUrl }: SiteSettings, t: TFunction<'navigation'>): LinkItem[] {
  return auctionUrl ? [{ label: t('auction'), href: auctionUrl, external: true }] : []
}

function listFooterLinks(site: SiteSettings, language: Language, t: TFunction<'navigation'>): LinkItem[] {
  const rankingHref = getRankingHref(site, language)
  const trustHref = getTrustHref(site, language)
  return [
    ...listLegalLinks(site, language, t),
    ...(rankingHref ? [{ label: t('footer.ranking'), href: rankingHref }] : []),
    ...(trustHref ? [{ label: t('footer.trust'), href: trustHref }] : []),
  ]
}

/** Puts pages of our own in the visitor's language. */
function toOwnHref(url: string, language: Language): string {
  return url === NEW_STATEMENT_PATH ? toLocalizedPath(url, language) : url
}
