import type { Language } from '~/i18n/languages'

const defaultBrandNames: Record<Language, string> = { ka: 'ეზო', en: 'Ezo', ru: 'Эзо' }

export function getBrandName(language: Language, { brandName }: { brandName?: string | undefined }): string {
  return brandName ?? defaultBrandNames[language]
}
