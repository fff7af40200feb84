import type { TFunction } from 'i18next'
import { LRUCache } from 'lru-cache'
import { parseIdList, searchShortcutUrl } from '~/features/search-filters'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { NavItem } from '~/page/layout-data'
import type { MenuEntry, NavBadge } from '~/upstream/content.server'

export function toNavItems(
  routes: MenuEntry[],
  badges: NavBadge[],
  currentUrl: URL,
  language: Language,
): NavItem[] {
  const isCurrent = createIsCurrent(currentUrl)
  const link = ({ id, title, url }: { id?: number | undefined; title: string; url: string }) => {
    const href = url.startsWith('/') ? toLocalizedPath(url, language) : url
    const badge = badges.find(({ ownerId }) => ownerId === id)
    return {
      label: title,
      href,
      ...(isCurrent(href) && { current: true }),
      ...(!url.startsWith('/') && { external: true }),
      ...(badge && { badge: withoutOwner(badge) }),
    }
  }
  return routes.map((route) => ({
    ...link(route),
    ...(route.children.length > 0 && { children: route.children.map(link) }),
  }))
}

const withoutOwner = ({ ownerId: _, ...badge }: NavBadge) => badge

/** Returns the ids whose badges are requested: of entries, and of their children. */
export function listNavIds(routes: MenuEntry[]): number[] {
  return routes.flatMap(({ id, children }) => [id, ...children.flatMap((child) => child.id ?? [])])
}

const DEAL_TYPE_IDS = { sale: 1, rent: 2, daily: 7, pledge: 3 } as const

/** Returns the menu used when the configuration is unavailable. */
export function getDefaultNavItems(
  currentUrl: URL,
  language: Language,
  t: TFunction<'navigation'>,
): NavItem[] {
  const isCurrent = createIsCurrent(currentUrl)
  return (Object.keys(DEAL_TYPE_IDS) as (keyof typeof DEAL_TYPE_IDS)[]).map((deal) => {
    const href = searchShortcutUrl({ lists: { deal_types: [DEAL_TYPE_IDS[deal]] } }, language)
    return { label: t(`deals.${deal}`), href, ...(isCurrent(href) && { current: true }) }
  })
}

interface NavTarget {
  origin: string
  pathname: string
  dealTypes: string | undefined
}

/** Placeholder for the site's own origin in the URLs of links. */
const OWN_ORIGIN = 'http://own.invalid'

/** Cached targets, as the same few links are on every page. */
const targets = new LRUCache<string, NavTarget>({
  max: 500,
  memoMethod: (href) => toNavTarget(new URL(href, OWN_ORIGIN)),
})

/** Returns a function that marks a link as current if path and deal match, whatever else is filtered. */
function createIsCurrent(currentUrl: URL): (href: string) => boolean {
  let current: NavTarget | undefined
  return (href) => {
    const target = targets.memo(href)
    if (target.pathname !== currentUrl.pathname) return false
    if (target.origin !== OWN_ORIGIN && target.origin !== currentUrl.origin) return false
    current ??= toNavTarget(currentUrl)
    return target.dealTypes === current.dealTypes
  }
}

function toNavTarget({ origin, pathname, searchParams }: URL): NavTarget {
  return { origin, pathname, dealTypes: parseIdList(searchParams, 'deal_types').ids.join() }
}
