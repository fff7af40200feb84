/**
 * For elements that hold nothing but a name or what somebody wrote: it stays in its own letters on pages of every
 * language, and a page that says so is read aloud rightly.
 */
export function getLangAttribute(name: string | null | undefined): { lang?: 'ka' } {
  return name && /[ა-ჰ]/.test(name) ? { lang: 'ka' } : {}
}
