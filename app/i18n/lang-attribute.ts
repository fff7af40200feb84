/** A `lang` for names and user texts, which keep their language on pages in any other; screen readers need it. */
export function getLangAttribute(name: string | null | undefined): { lang?: 'ka' } {
  return name && /[ა-ჰ]/.test(name) ? { lang: 'ka' } : {}
}
