import type { LocalizedText } from '~backend/platform/localized-text'
import type { DictionaryEntry } from './dictionary-entry'

export type DealType = DictionaryEntry & {
  key: string
  /** Phrase in titles: "იყიდება …", "… for sale", "Продаётся …". */
  inTitle: LocalizedText
  slug: LocalizedText
}

export const DEAL_TYPES: readonly DealType[] = [
  {
    id: 1,
    key: 'sale',
    ka: 'იყიდება',
    en: 'For sale',
    ru: 'Продаётся',
    inTitle: { ka: 'იყიდება', en: 'for sale', ru: 'Продаётся' },
    slug: { ka: 'iyideba', en: 'for-sale', ru: 'prodaetsia' },
  },
  {
    id: 2,
    key: 'rent',
    ka: 'ქირავდება',
    en: 'For rent',
    ru: 'Сдаётся',
    inTitle: { ka: 'ქირავდება', en: 'for rent', ru: 'Сдаётся' },
    slug: { ka: 'qiravdeba', en: 'for-rent', ru: 'sdaetsia' },
  },
  {
    id: 7,
    key: 'daily',
    ka: 'ქირავდება დღიურად',
    en: 'Daily rent',
    ru: 'Сдаётся посуточно',
    inTitle: { ka: 'ქირავდება დღიურად', en: 'for daily rent', ru: 'Сдаётся посуточно' },
    slug: { ka: 'qiravdeba-dghiurad', en: 'daily-rent', ru: 'sdaetsia-na-den' },
  },
  {
    id: 3,
    key: 'lease',
    ka: 'გირავდება',
    en: 'Pledge (girao)',
    ru: 'Под залог (гирао)',
    inTitle: { ka: 'გირავდება', en: 'for pledge', ru: 'Сдаётся под залог' },
    slug: { ka: 'giravdeba', en: 'mortgage-lease', ru: 'sdaetsia-pod-zalog' },
  },
  {
    id: 10,
    key: 'will_be_leased',
    ka: 'გაიცემა იჯარით',
    en: 'For lease',
    ru: 'В аренду (иджара)',
    inTitle: { ka: 'გაიცემა იჯარით', en: 'for lease', ru: 'Сдаётся в аренду' },
    slug: { ka: 'gaicema-ijarit', en: 'for-lease', ru: 'sdaetsia-v-arendu' },
  },
]
