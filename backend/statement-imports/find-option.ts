import { HEATING_TYPES, HOT_WATER_TYPES, PARKING_TYPES } from '~backend/dictionaries/amenities'
import { CONDITIONS, PROJECT_TYPES, STATUSES } from '~backend/dictionaries/building'
import { AREA_TYPES, CURRENCIES } from '~backend/dictionaries/deal-terms'
import { DEAL_TYPES } from '~backend/dictionaries/deal-types'
import type { DictionaryEntry } from '~backend/dictionaries/dictionary-entry'
import { PARAMETERS } from '~backend/dictionaries/parameters'
import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { BATHROOM_TYPES, BEDROOM_TYPES, ROOM_TYPES } from '~backend/dictionaries/rooms'
import type { DraftField } from '~contract/statement-drafts'
import { normalizeName } from './normalize-name'

type Entry = DictionaryEntry & { key?: string; symbol?: string; iso?: string }

const PRICE_TYPES: readonly Entry[] = [
  { id: 1, ka: 'შეთანხმებით', en: 'Negotiable', ru: 'Договорная' },
  { id: 2, ka: '-დან', en: 'From', ru: 'От' },
  { id: 3, ka: 'ზუსტი', en: 'Exact', ru: 'Точная' },
]

const OPTIONS: Partial<Record<DraftField, readonly Entry[]>> = {
  deal_type_id: DEAL_TYPES,
  real_estate_type_id: REAL_ESTATE_TYPES,
  status_id: STATUSES,
  condition_id: CONDITIONS,
  project_type_id: PROJECT_TYPES,
  area_type_id: AREA_TYPES,
  room_type_id: ROOM_TYPES,
  bedroom_type_id: BEDROOM_TYPES,
  bathroom_type_id: BATHROOM_TYPES,
  heating_type_id: HEATING_TYPES,
  hot_water_type_id: HOT_WATER_TYPES,
  parking_type_id: PARKING_TYPES,
  parameters: PARAMETERS,
  price_type_id: PRICE_TYPES,
  currency_id: CURRENCIES,
}

/** Names of options in other programs' files, by option id. */
const OTHER_NAMES: Partial<Record<DraftField, Readonly<Record<string, number>>>> = {
  deal_type_id: {
    გაყიდვა: 1,
    sell: 1,
    продажа: 1,
    продаю: 1,
    გაქირავება: 2,
    monthlyrent: 2,
    аренда: 2,
    сдаю: 2,
    დღიურად: 7,
    დღიურიქირა: 7,
    посуточно: 7,
    посуточнаяаренда: 7,
    გირაო: 3,
    pledge: 3,
    forpledge: 3,
    girao: 3,
    залог: 3,
    сдаётсяподзалог: 3,
    гирао: 3,
    იჯარა: 10,
    сдаётсяваренду: 10,
  },
  real_estate_type_id: {
    flat: 1,
    აპარტამენტი: 1,
    სახლი: 2,
    house: 2,
    дом: 2,
    cottage: 3,
    აგარაკები: 3,
    მიწა: 4,
    land: 4,
    участок: 4,
    земля: 4,
    კომერციული: 5,
    commercial: 5,
    коммерческая: 5,
    hotel: 6,
    отель: 6,
  },
  area_type_id: { მ2: 1, m2: 1, sqm: 1, м2: 1, квм: 1, ჰექტარი: 2, hectare: 2, гектар: 2 },
  currency_id: { gel: 1, '₾': 1, лари: 1, usd: 2, $: 2, დოლარი: 2, dollar: 2, доллар: 2, долларсша: 2 },
}

const byField = new Map(
  Object.entries(OPTIONS).map(([field, entries]) => [field, indexNames(field as DraftField, entries)]),
)

function indexNames(field: DraftField, entries: readonly Entry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (name: string | undefined, id: number) => {
    if (name && !names.has(name)) names.set(name, String(id))
  }
  for (const { id, ka, en, ru, key, iso } of entries)
    for (const name of [ka, en, ru, key, iso]) add(name && normalizeName(name), id)
  for (const [name, id] of Object.entries(OTHER_NAMES[field] ?? {})) add(normalizeName(name) || name, id)
  return names
}

export const hasOptions = (field: DraftField): boolean => byField.has(field)

/**
 * Finds an option by its name in one of the three languages, or by a number of rooms.
 * @returns undefined if the option is not offered
 */
export function findOption(field: DraftField, text: string): string | undefined {
  const names = byField.get(field)
  const found = names?.get(normalizeName(text) || text.trim())
  return found ?? names?.get(toCountName(field, text))
}

/** The last of the counted options covers all higher counts. */
function toCountName(field: DraftField, text: string): string {
  const count = Number(text.trim())
  const last = OPTIONS[field]?.findLast(({ en }) => /^\d+\+$/.test(en))
  return last && Number.isInteger(count) && count >= Number.parseInt(last.en, 10) ? last.en : ''
}
