import type { z } from 'zod'
import * as wire from '~contract/schemas/content'
import { success } from '~contract/schemas/envelope'
import type { Call } from './upstream-client.server'

const Footer = wire.Footer.transform(({ top_footer, bottom_footer, sister_sites }) => ({
  top: top_footer.map(toFooterGroup),
  bottom: bottom_footer.map(toFooterGroup),
  // The specification shows sister sites by their logos.
  sisters: sister_sites.flatMap(({ title, url, logo }) => (logo ? [{ name: title, href: url, logo }] : [])),
}))

export type FooterContent = z.output<typeof Footer>

export const footer: Call<FooterContent> = { api: 'main', path: 'footer', answer: success(Footer) }

export type MenuEntry = z.output<typeof wire.MenuEntry>

const Configuration = wire.Configuration.transform(({ routes, exchange_rate: rate, feature_flags }) => ({
  routes,
  exchangeRate: rate ? { rate: rate.rate, day: rate.date, source: rate.source ?? undefined } : undefined,
  flags: feature_flags,
}))

export type Configuration = z.output<typeof Configuration>

export const configuration: Call<Configuration> = {
  api: 'main',
  path: 'config',
  answer: success(Configuration),
}

export type NavBadge = ReturnType<typeof toNavBadge>

/** Badges of menu entries and of services, whose ids do not overlap. */
export function navBadges(ids: number[]): Call<NavBadge[]> {
  const query = new URLSearchParams({ badgeable_type: 'services', badgeable_ids: ids.join(',') })
  return {
    api: 'main',
    path: 'badges',
    query,
    answer: success(wire.Badges).transform((badges) => badges.map(toNavBadge)),
  }
}

function toFooterGroup(group: z.output<typeof wire.FooterGroup>) {
  return {
    id: group.id,
    title: group.title,
    href: group.url,
    count: group.statements_count ?? undefined,
    links: group.links.map((link) => ({
      label: link.title,
      href: link.url,
      count: link.statements_count ?? undefined,
    })),
  }
}

function toNavBadge(badge: z.output<typeof wire.Badge>) {
  return {
    ownerId: badge.badgeable_id,
    text: badge.badge_display_name,
    description: badge.badge_description,
    isPoint: badge.badge_type === 'point',
    colors:
      badge.badge_color && badge.badge_text_color
        ? { background: badge.badge_color, text: badge.badge_text_color }
        : undefined,
  }
}
