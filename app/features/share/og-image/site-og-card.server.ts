import type { OgCard, OgCardLocale } from './og-card.server'

/** What the picture of the site says: of its first page, and of pages that have none of their own. */
export function toSiteOgCard({ brand, words, language }: OgCardLocale): OgCard {
  const t = words.getFixedT(language, 'home')
  return { brand, title: t('heading'), lines: [t('lead_without_count')] }
}
