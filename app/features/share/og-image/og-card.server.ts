import { createHash } from 'node:crypto'
import type { i18n } from 'i18next'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { SocialImage } from '~/page/page-context'
import { getBrandName } from '~contract/brand-name'

/** Content of a social image, without values that change on each view. */
export interface OgCard {
  brand: string
  title: string
  price?: string | undefined
  /** Lines; as many as fit are drawn. */
  lines: readonly string[]
  photo?: OgCardPhoto | undefined
}

interface OgCardPhoto {
  href: string
  /** True for a logo, which is shown whole; photos are cropped. */
  isMark?: boolean
  /** Note that marks an illustration. */
  note?: string | undefined
}

export type OgPageKind = 'site' | 'service' | 'statement' | 'article' | 'broker' | 'developer' | 'project'

export interface OgCardLocale {
  language: Language
  brand: string
  i18n: i18n
}

/** Version in every URL: increase it when the drawing changes. */
const DRAWING_VERSION = 1

/** Returns a hash of the image's whole content. */
export function hashCard(card: OgCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, card]))
    .digest('hex')
    .slice(0, 16)
}

interface OgSite {
  language: Language
  site: { brandName?: string | undefined }
}

export async function loadOgCardLocale({ language, site }: OgSite): Promise<OgCardLocale> {
  return { language, brand: getBrandName(language, site), i18n: await getI18n(language) }
}

export async function createOgImage(
  kind: OgPageKind,
  key: string | number,
  site: OgSite,
  toCard: (locale: OgCardLocale) => OgCard,
): Promise<SocialImage> {
  const card = toCard(await loadOgCardLocale(site))
  const texts = [card.title, card.price, ...card.lines].filter(Boolean)
  return { href: ogImageUrl(kind, key, card, site.language), alt: texts.join(', ') }
}

/** Returns a URL that changes with the content, so that it can be cached forever. */
export function ogImageUrl(kind: OgPageKind, key: string | number, card: OgCard, language: Language): string {
  return toLocalizedPath(`/og/${kind}/${encodeURIComponent(key)}/${hashCard(card)}.jpg`, language)
}
