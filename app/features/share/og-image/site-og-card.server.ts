import type { OgCard, OgCardLocale } from './og-card.server'

export function toSiteOgCard({ brand, i18n, language }: OgCardLocale): OgCard {
  const t = i18n.getFixedT(language, 'home')
  return { brand, title: t('heading'), lines: [t('lead_without_count')] }
}
