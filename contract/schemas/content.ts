import { z } from 'zod'
import { BADGE_TYPES } from '../content'
import { id, optionalText } from './primitives'

export const FooterGroup = z.object({
  id: z.number(),
  title: z.string(),
  url: optionalText,
  statements_count: z.number().nullish(),
  links: z
    .array(z.object({ title: z.string(), url: z.string(), statements_count: z.number().nullish() }))
    .default([]),
})

/** `GET /footer` */
export const Footer = z.object({
  top_footer: z.array(FooterGroup),
  bottom_footer: z.array(FooterGroup),
  sister_sites: z.array(z.object({ title: z.string(), url: z.url({ protocol: /^https?$/ }) })).catch([]),
})

const MenuLink = z.object({ title: z.string(), url: z.string() })

export const MenuEntry = MenuLink.extend({ id, children: z.array(MenuLink).default([]) })

/** `GET /config` */
export const Configuration = z.object({
  routes: z.array(MenuEntry),
  /** Lari per US dollar, and the day of the rate. */
  exchange_rate: z.object({ rate: z.number().positive(), date: z.string() }).nullish(),
  feature_flags: z.record(z.string(), z.boolean()).default({}),
})

export const Badge = z.object({
  id,
  /** The menu entry it belongs to. */
  badgeable_id: id,
  badge_display_name: z.string(),
  badge_type: z.enum(BADGE_TYPES).catch('button'),
})

/** `GET /badges` */
export const Badges = z.array(Badge)
