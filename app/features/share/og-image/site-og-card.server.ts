import type { OgCard, OgCardLocale } from './og-card.server'

export function toSiteOgCard({ brand, words, language }: OgCardLocale): OgCard {
  const t = words.getFixedT(language, 'home')
  return { brand, title: t('heading'), lines: [t('lead_without_count')] }
}
