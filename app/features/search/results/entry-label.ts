import type { TFunction } from 'i18next'
import type { IdListName } from '~/features/search-filters'

const COUNTED: Partial<Record<IdListName, 'rooms' | 'bedrooms' | 'bathrooms'>> = {
  room_types: 'rooms',
  bedroom_types: 'bedrooms',
  bathroom_types: 'bathrooms',
}
/** Lists whose entries need the list's name, such as "Individual" or "Combined". */
const NAMED_BY_LIST: readonly IdListName[] = [
  'project_types',
  'hot_water_types',
  'heating_types',
  'storeroom_types',
  'material_types',
]
const STEM_LETTERS = 5

/** Formats an entry outside of its list: "2 bedrooms", "heating: Individual", "Central heating". */
export function formatEntryLabel(list: IdListName, name: string, t: TFunction<'search-filters'>): string {
  const counted = COUNTED[list]
  // "10+" and "3+" are the last of their lists.
  if (counted && /^\d+\+?$/.test(name))
    return t(`chip.${counted}`, { count: Number.parseInt(name, 10), shown: name })
  if (list === 'bathroom_types') return t('chip.bathroom_kind', { kind: name })
  const listName = t(`names.${list}`)
  const namesItself = name.toLowerCase().includes(listName.slice(0, STEM_LETTERS))
  return NAMED_BY_LIST.includes(list) && !namesItself
    ? t('chip.named', { name: listName, value: name })
    : name
}
