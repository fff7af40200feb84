import { createHash } from 'node:crypto'
import type { i18n } from 'i18next'
import { brandIn } from '../../../http/brand'
import type { SharedPicture } from '../../../http/page-meta'
import { i18nFor } from '../../../i18n/i18n.server'
import { type Language, localizedPath } from '../../../i18n/languages'

/** What the picture of a page says to those who are sent the page. Nothing that changes with each look at it. */
export interface PictureCard {
  brand: string
  title: string
  /** What is read before all else. */
  price?: string | undefined
  /** Place and facts, as many as there is room for. */
  lines: readonly string[]
  photo?: CardPhoto | undefined
}

interface CardPhoto {
  /** The file, as upstreams tell it. */
  href: string
  /** A mark is shown whole, a photo fills its half. */
  isMark?: boolean
  /** What must be said of it: that it is a drawing. */
  note?: string | undefined
}

/** The kinds of pages that have pictures of their own, as addresses name them. */
export type PictureKind = 'site' | 'service' | 'statement' | 'article' | 'broker' | 'developer' | 'project'

/** What a card is written with. */
export interface CardWords {
  language: Language
  brand: string
  words: i18n
}

/** Part of every address: to be raised when the drawing itself is changed. */
const DRAWING = 1

/** Stands for all that a picture shows. */
export function versionOf(card: PictureCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('hex')
    .slice(0, 16)
}

interface Site {
  language: Language
  /** The settings that name the site. */
  site: { brandName?: string | undefined }
}

export async function cardWords({ language, site }: Site): Promise<CardWords> {
  return { language, brand: brandIn(language, site), words: await i18nFor(language) }
}

/** Where the picture of a page is found, and what it says. It is drawn when somebody asks for it. */
export async function sharedPicture(
  kind: PictureKind,
  key: string | number,
  site: Site,
  cardOf: (words: CardWords) => PictureCard,
): Promise<SharedPicture> {
  const card = cardOf(await cardWords(site))
  const words = [card.title, card.price, ...card.lines].filter(Boolean)
  return { href: pictureAddress(kind, key, card, site.language), alt: words.join(', ') }
}

/** Changes with what the picture shows: whoever keeps it may keep it for ever. */
export function pictureAddress(
  kind: PictureKind,
  key: string | number,
  card: PictureCard,
  language: Language,
): string {
  return localizedPath(`/og/${kind}/${encodeURIComponent(key)}/${versionOf(card)}.jpg`, language)
}
