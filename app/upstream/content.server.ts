import type { z } from 'zod'
import { contentEndpoints } from '~contract/endpoints/content'
import type * as wire from '~contract/schemas/content'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

export type FooterContent = ReturnType<typeof toFooter>

export const footer = defineCall(contentEndpoints.footer, toFooter)({})

export type MenuEntry = z.output<typeof wire.MenuEntry>

export type Configuration = ReturnType<typeof toConfiguration>

export const configuration = defineCall(contentEndpoints.configuration, toConfiguration)({})

export type NavBadge = ReturnType<typeof toNavBadge>

const callBadges = defineCall(contentEndpoints.badges, (badges) => badges.map(toNavBadge))

/** Badges of menu entries and of services, whose ids do not overlap. */
export function navBadges(ids: number[]): Call<NavBadge[]> {
  return callBadges({ query: { badgeable_type: 'services', badgeable_ids: ids } })
}

function toFooter({ top_footer, bottom_footer, sister_sites }: z.output<typeof wire.Footer>) {
  return {
    top: top_footer.map(toFooterGroup),
    bottom: bottom_footer.map(toFooterGroup),
    // The specification shows sister sites as logos, so a site without one is omitted.
    sisters: sister_sites.flatMap(({ title, url, logo }) => (logo ? [{ name: title, href: url, logo }] : [])),
  }
}

function toConfiguration({
  routes,
  exchange_rate: rate,
  feature_flags,
}: z.output<typeof wire.Configuration>) {
  return {
    routes,
    exchangeRate: rate ? { rate: rate.rate, day: rate.date, source: rate.source ?? undefined } : undefined,
    flags: feature_flags,
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
