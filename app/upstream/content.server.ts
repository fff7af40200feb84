import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { optionalText } from '~contract/schemas/primitives'
import type { Call } from './upstream-client.server'

const FooterLink = z.object({ title: z.string(), url: z.string() })

const FooterGroup = z
  .object({
    id: z.number(),
    title: z.string(),
    url: optionalText,
    statements_count: z.number().nullish(),
    links: z.array(FooterLink.extend({ statements_count: z.number().nullish() })).default([]),
  })
  .transform((group) => ({
    id: group.id,
    title: group.title,
    href: group.url,
    count: group.statements_count ?? undefined,
    links: group.links.map((link) => ({
      label: link.title,
      href: link.url,
      count: link.statements_count ?? undefined,
    })),
  }))

/** URLs of other sites: http or https only. */
const SisterSite = z
  .object({ title: z.string(), url: z.url({ protocol: /^https?$/ }) })
  .transform(({ title, url }) => ({ name: title, href: url }))

const Footer = z
  .object({
    top_footer: z.array(FooterGroup),
    bottom_footer: z.array(FooterGroup),
    sister_sites: z.array(SisterSite).catch([]),
  })
  .transform((footer) => ({
    top: footer.top_footer,
    bottom: footer.bottom_footer,
    sisters: footer.sister_sites,
  }))

export type FooterContent = z.output<typeof Footer>

export const footer: Call<FooterContent> = { api: 'main', path: 'footer', answer: success(Footer) }

const MenuLink = z.object({ title: z.string(), url: z.string() })

const MenuEntry = MenuLink.extend({
  id: z.number().int(),
  children: z.array(MenuLink).default([]),
})

/** Lari per US dollar, with the rate's date. */
const ExchangeRate = z
  .object({ rate: z.number().positive(), date: z.string() })
  .transform(({ rate, date }) => ({ rate, day: date }))

export type MenuEntry = z.output<typeof MenuEntry>

const Configuration = z
  .object({
    routes: z.array(MenuEntry),
    exchange_rate: ExchangeRate.nullish(),
    feature_flags: z.record(z.string(), z.boolean()).default({}),
  })
  .transform((config) => ({
    routes: config.routes,
    exchangeRate: config.exchange_rate ?? undefined,
    flags: config.feature_flags,
  }))

export type Configuration = z.output<typeof Configuration>

export const configuration: Call<Configuration> = {
  api: 'main',
  path: 'config',
  answer: success(Configuration),
}

const Badge = z
  .object({
    id: z.number().int(),
    badgeable_id: z.number().int(),
    badge_display_name: z.string(),
    badge_type: z.enum(['button', 'point']).catch('button'),
  })
  .transform((row) => ({
    id: row.id,
    routeId: row.badgeable_id,
    name: row.badge_display_name,
    type: row.badge_type,
  }))

export type NavBadge = z.output<typeof Badge>

export function navBadges(routeIds: number[]): Call<NavBadge[]> {
  const query = new URLSearchParams({ badgeable_type: 'services', badgeable_ids: routeIds.join(',') })
  return { api: 'main', path: 'badges', query, answer: success(z.array(Badge)) }
}
