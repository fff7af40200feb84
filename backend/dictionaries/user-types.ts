import { ACCOUNT_TYPES, type AccountType } from '~contract/accounts'
import type { DictionaryEntry } from './dictionary-entry'

export type UserType = DictionaryEntry & { key: AccountType }

export const USER_TYPES: readonly UserType[] = [
  { id: 1, key: 'physical', ka: 'ფიზიკური პირი', en: 'Private person', ru: 'Физическое лицо' },
  { id: 2, key: 'agent', ka: 'აგენტი', en: 'Agent', ru: 'Агент' },
  { id: 3, key: 'broker', ka: 'ბროკერი', en: 'Brokerage', ru: 'Агентство' },
  { id: 4, key: 'developer', ka: 'დეველოპერი', en: 'Developer', ru: 'Застройщик' },
  { id: 5, key: 'designer', ka: 'დიზაინერი', en: 'Designer', ru: 'Дизайнер' },
]

export function toUserTypeId(key: AccountType): number {
  return ACCOUNT_TYPES.indexOf(key) + 1
}
