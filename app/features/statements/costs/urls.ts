import { type Language, toLocalizedPath } from '~/i18n/languages'

/** Returns the page of everything that a statement's home costs. */
export function costsUrl(id: number, language: Language): string {
  return toLocalizedPath(`/statements/${id}/costs`, language)
}

export const PRICE_PARAM = 'price'

/** Parameter with the id of the currency in which the form showed the price. */
export const PRICED_PARAM = 'priced'
