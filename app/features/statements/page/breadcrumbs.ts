import { searchShortcutUrl } from '~/features/search-filters'
import type { Language } from '~/i18n/languages'
import type { StatementData } from './loader.server'

export interface BreadcrumbLink {
  label: string
  href: string
}

export function listBreadcrumbs({ statement, names }: StatementData, language: Language): BreadcrumbLink[] {
  const { dealId, typeId, urbanId, cityId } = statement
  const lists = { deal_types: [dealId], real_estate_types: [typeId] }
  const place = urbanId
    ? { name: statement.neighbourhood, lists: { ...lists, urbans: [urbanId] } }
    : { name: statement.city, lists: { ...lists, ...(cityId && { cities: [cityId] }) } }
  return [
    ...(names.deal_types
      ? [{ label: names.deal_types, href: searchShortcutUrl({ lists: { deal_types: [dealId] } }, language) }]
      : []),
    ...(place.name ? [{ label: place.name, href: searchShortcutUrl({ lists: place.lists }, language) }] : []),
  ]
}

/**
 * Returns the back link of a visitor who did not come from a search: statements of the same deal and type.
 */
export function similarSearchUrl(
  { statement: { dealId, typeId } }: StatementData,
  language: Language,
): string {
  return searchShortcutUrl({ lists: { deal_types: [dealId], real_estate_types: [typeId] } }, language)
}
