import type { TFunction } from 'i18next'
import { parseSearchFilters, searchShortcutUrl } from '~/features/search-filters'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { NavItem } from '~/page/layout-data'
import type { MenuEntry, NavBadge } from '~/upstream/content.server'

export function toNavItems(
  routes: MenuEntry[],
  badges: NavBadge[],
  currentUrl: URL,
  language: Language,
): NavItem[] {
  const link = ({ title, url }: { title: string; url: string }) => {
    const href = url.startsWith('/') ? toLocalizedPath(url, language) : url
    return {
      label: title,
      href,
      ...(isCurrent(href, currentUrl) && { current: true }),
      ...(!url.startsWith('/') && { external: true }),
    }
  }
  return routes.map((route) => {
    const badge = badges.find(({ routeId }) => routeId === route.id)
    return {
      ...link(route),
      ...(badge && { badge: { text: badge.name, point: badge.type === 'point' } }),
      ...(route.children.length > 0 && { children: route.children.map(link) }),
    }
  })
}

const DEAL_TYPE_IDS = { sale: 1, rent: 2, daily: 7, pledge: 3 } as const

/** Used when the configuration is unavailable. */
export function getDefaultNavItems(
  currentUrl: URL,
  language: Language,
  t: TFunction<'navigation'>,
): NavItem[] {
  return (Object.keys(DEAL_TYPE_IDS) as (keyof typeof DEAL_TYPE_IDS)[]).map((deal) => {
    const href = searchShortcutUrl({ lists: { deal_types: [DEAL_TYPE_IDS[deal]] } }, language)
    return { label: t(`deals.${deal}`), href, ...(isCurrent(href, currentUrl) && { current: true }) }
  })
}

/** Current when path and deal match, whatever else is filtered. */
function isCurrent(href: string, currentUrl: URL): boolean {
  const entry = new URL(href, currentUrl)
  if (entry.origin !== currentUrl.origin || entry.pathname !== currentUrl.pathname) return false
  const deal = (url: URL) => parseSearchFilters(url.searchParams).lists.deal_types?.join()
  return deal(entry) === deal(currentUrl)
}
