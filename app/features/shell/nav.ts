import type { TFunction } from 'i18next'
import { type Language, localizedPath } from '../../i18n/languages'
import type { ConfiguredRoute, NavBadge } from '../../upstream/content.server'
import { readCriteria, shortcut } from '../criteria'
import type { NavItem } from './shell-data'

/** The main menu as the upstream configures it, with its badges. */
export function configuredNav(
  routes: ConfiguredRoute[],
  badges: NavBadge[],
  here: URL,
  language: Language,
): NavItem[] {
  const link = ({ title, url }: { title: string; url: string }) => {
    const href = url.startsWith('/') ? localizedPath(url, language) : url
    return {
      label: title,
      href,
      ...(isCurrent(href, here) && { current: true }),
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

const deals = { sale: 1, rent: 2, daily: 7, pledge: 3 } as const

/** What the menu offers when the configuration cannot be had. */
export function builtInNav(here: URL, language: Language, t: TFunction<'frame'>): NavItem[] {
  return (Object.keys(deals) as (keyof typeof deals)[]).map((deal) => {
    const href = shortcut({ lists: { deal_types: [deals[deal]] } }, language)
    return { label: t(`nav.${deal}`), href, ...(isCurrent(href, here) && { current: true }) }
  })
}

/** A menu entry is where the visitor is when path and deal are the same, whatever else is filtered. */
function isCurrent(href: string, here: URL): boolean {
  const entry = new URL(href, here)
  if (entry.origin !== here.origin || entry.pathname !== here.pathname) return false
  const deal = (url: URL) => readCriteria(url.searchParams).lists.deal_types?.join()
  return deal(entry) === deal(here)
}
