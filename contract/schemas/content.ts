import { z } from 'zod'
import { BADGE_TYPES } from '../content'
import { EXCHANGE_RATE_SOURCES } from '../currencies'
import { countedPageOf, success } from './envelope'
import { georgianTime, hexColor, id, linkUrl, optionalId, optionalLinkUrl, optionalText } from './primitives'
import { rowsOf } from './rows'
import { Image } from './statements'

export const FooterGroup = z.object({
  id: z.number(),
  title: z.string(),
  url: optionalLinkUrl,
  statements_count: z.number().nullish(),
  links: rowsOf(
    z.object({ title: z.string(), url: linkUrl, statements_count: z.number().nullish() }),
  ).default([]),
})

export const Footer = z.object({
  top_footer: rowsOf(FooterGroup),
  bottom_footer: rowsOf(FooterGroup),
  sister_sites: rowsOf(z.object({ title: z.string(), url: linkUrl, logo: optionalLinkUrl })).catch([]),
})

const MenuLink = z.object({ title: z.string(), url: linkUrl })

export const MenuEntry = MenuLink.extend({
  id,
  /** Links below the entry. Badges need an id. */
  children: rowsOf(MenuLink.extend({ id: optionalId })).default([]),
})

export const Configuration = z.object({
  routes: rowsOf(MenuEntry),
  /** Lari per US dollar, with the day of the rate. */
  exchange_rate: z
    .object({
      rate: z.number().positive(),
      date: z.string(),
      source: z.enum(EXCHANGE_RATE_SOURCES).nullish().catch(undefined),
    })
    .nullish(),
  feature_flags: z.record(z.string(), z.boolean()).default({}),
})

export const Badge = z.object({
  id,
  /** Id of the menu entry or service that shows the badge. */
  badgeable_id: id,
  badge_display_name: z.string(),
  badge_description: optionalText,
  badge_color: hexColor,
  badge_text_color: hexColor,
  badge_type: z.enum(BADGE_TYPES).catch('button'),
})

export const Badges = rowsOf(Badge)

export const ArticleCard = z.object({
  id,
  slug: optionalText,
  title: z.string(),
  lead: z
    .string()
    .nullish()
    .transform((lead) => lead?.trim() ?? ''),
  image: Image.nullish(),
  published_at: georgianTime,
  updated_at: georgianTime.nullish(),
})

export const ArticlePage = countedPageOf(ArticleCard)

export const Article = ArticleCard.extend({
  /** HTML. */
  body: z.string(),
  others: rowsOf(ArticleCard).default([]),
})

export const Banner = z.object({
  id,
  type: z.string(),
  /** HTML, or the URL of a picture. */
  banner_content: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Place of the banner. Operators may have places that this site does not use. */
  banner_place_name: z.string(),
})

export const Banners = rowsOf(Banner)

/** Banners from a static file, which may be a bare list or have it in `data`. */
export const BannerFile = z.union([
  success(Banners),
  z.object({ result: z.undefined().optional(), data: Banners }).transform(({ data }) => data),
  Banners,
])
