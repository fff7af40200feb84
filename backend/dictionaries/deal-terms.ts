import { CURRENCY_IDS } from '~contract/currencies'
import { HECTARE_ID } from '~contract/statements'
import type { DictionaryEntry } from './dictionary-entry'

export const GEL = CURRENCY_IDS.gel
export const USD = CURRENCY_IDS.usd
export const EUR = 3

export type Currency = DictionaryEntry & { key: string; symbol: string; iso: string }

/** Currencies of prices. Lari and dollars can be entered; euros appear only in responses. */
export const CURRENCIES: readonly Currency[] = [
  { id: GEL, key: 'gel', symbol: '₾', iso: 'GEL', ka: 'ლარი', en: 'Lari', ru: 'Лари' },
  { id: USD, key: 'dollar', symbol: '$', iso: 'USD', ka: 'დოლარი', en: 'US dollar', ru: 'Доллар США' },
]

export const AREA_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'მ²', en: 'm²', ru: 'м²' },
  { id: HECTARE_ID, ka: 'ჰა', en: 'ha', ru: 'га' },
]

/** Area units by real-estate type: only land may be measured in hectares. */
export const AREA_TYPES_BY_REAL_ESTATE: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1],
  3: [1],
  4: [1, HECTARE_ID],
  5: [1],
  6: [1],
}

export const RENT_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'გრძელვადიანი', en: 'Long-term', ru: 'Долгосрочная' },
  { id: 2, ka: 'მოკლევადიანი', en: 'Short-term', ru: 'Краткосрочная' },
]

export const DAILY_RENT_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'დღე-ღამით', en: 'By the night', ru: 'Посуточно' },
  { id: 2, ka: 'საათობრივად', en: 'By the hour', ru: 'Почасово' },
]

export const LEASE_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'გრძელვადიანი იჯარა', en: 'Long-term lease', ru: 'Долгосрочная аренда' },
  { id: 2, ka: 'მოკლევადიანი იჯარა', en: 'Short-term lease', ru: 'Краткосрочная аренда' },
]

export const LEASE_CONTRACT_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'სანოტარო ხელშეკრულება', en: 'Notarised contract', ru: 'Нотариальный договор' },
  { id: 2, ka: 'წერილობითი ხელშეკრულება', en: 'Written contract', ru: 'Письменный договор' },
]

/** Publication period of a statement. */
export const DURATIONS: readonly DictionaryEntry[] = [
  { id: 1, ka: '30 დღე', en: '30 days', ru: '30 дней' },
  { id: 2, ka: '60 დღე', en: '60 days', ru: '60 дней' },
  { id: 3, ka: '90 დღე', en: '90 days', ru: '90 дней' },
]
