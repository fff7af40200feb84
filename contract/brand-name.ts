const DEFAULT_BRAND_NAMES = { ka: 'ეზო', en: 'Ezo', ru: 'Эзо' } as const

/** Returns the operator's name for the marketplace, or the default in the reader's script. */
export function getBrandName(
  language: keyof typeof DEFAULT_BRAND_NAMES,
  { brandName }: { brandName?: string | undefined },
): string {
  return brandName ?? DEFAULT_BRAND_NAMES[language]
}
