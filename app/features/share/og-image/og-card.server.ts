import { createHash } from 'node:crypto'
import type { i18n } from 'i18next'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { getBrandName } from '~/page/brand-name'
import type { SocialImage } from '~/seo/page-meta'

/** What the picture of a page says to those who are sent the page. Nothing that changes with each look at it. */
export interface OgCard {
  brand: string
  title: string
  /** What is read before all else. */
  price?: string | undefined
  /** Place and facts, as many as there is room for. */
  lines: readonly string[]
  photo?: OgCardPhoto | undefined
}

interface OgCardPhoto {
  /** The file, as upstreams tell it. */
  href: string
  /** A mark is shown whole, a photo fills its half. */
  isMark?: boolean
  /** What must be said of it: that it is a drawing. */
  note?: string | undefined
}

/** The kinds of pages that have pictures of their own, as addresses name them. */
export type OgPageKind = 'site' | 'service' | 'statement' | 'article' | 'broker' | 'developer' | 'project'

/** What a card is written with. */
export interface OgCardLocale {
  language: Language
  brand: string
  words: i18n
}

/** Part of every address: to be raised when the drawing itself is changed. */
const DRAWING_VERSION = 1

/** Stands for all that a picture shows. */
export function hashCard(card: OgCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, card]))
    .digest('hex')
    .slice(0, 16)
}

interface OgSite {
  language: Language
  /** The settings that name the site. */
  site: { brandName?: string | undefined }
}

export async function loadOgCardLocale({ language, site }: OgSite): Promise<OgCardLocale> {
  return { language, brand: getBrandName(language, site), words: await getI18n(language) }
}

/** Where the picture of a page is found, and what it says. It is drawn when somebody asks for it. */
export async function createOgImage(
  kind: OgPageKind,
  key: string | number,
  site: OgSite,
  toCard: (words: OgCardLocale) => OgCard,
): Promise<SocialImage> {
  const card = toCard(await loadOgCardLocale(site))
  const words = [card.title, card.price, ...card.lines].filter(Boolean)
  return { href: ogImageUrl(kind, key, card, site.language), alt: words.join(', ') }
}

/** Changes with what the picture shows: whoever keeps it may keep it for ever. */
export function ogImageUrl(kind: OgPageKind, key: string | number, card: OgCard, language: Language): string {
  return toLocalizedPath(`/og/${kind}/${encodeURIComponent(key)}/${hashCard(card)}.jpg`, language)
}
