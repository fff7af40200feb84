const DEFAULT_BRAND_NAMES = { ka: 'ეზო', en: 'Ezo', ru: 'Эзо' } as const

/** How the marketplace calls itself: as its operator has set, or in the letters of the reader. */
export function getBrandName(
  language: keyof typeof DEFAULT_BRAND_NAMES,
  { brandName }: { brandName?: string | undefined },
): string {
  return brandName ?? DEFAULT_BRAND_NAMES[language]
}
