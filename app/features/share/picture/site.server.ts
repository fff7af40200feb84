import type { CardWords, PictureCard } from './card.server'

/** What the picture of the site says: of its first page, and of pages that have none of their own. */
export function siteCard({ brand, words, language }: CardWords): PictureCard {
  const t = words.getFixedT(language, 'home')
  return { brand, title: t('heading'), lines: [t('lead_plain')] }
}
