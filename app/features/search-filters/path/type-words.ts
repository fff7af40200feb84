import type { Language } from '~/i18n/languages'

type WordsById = Readonly<Record<number, Readonly<Record<Language, string>>>>

const DEAL_TYPE_WORDS: WordsById = {
  1: { ka: 'iyideba', en: 'for-sale', ru: 'prodaetsia' },
  2: { ka: 'qiravdeba', en: 'for-rent', ru: 'sdaetsia' },
  3: { ka: 'giravdeba', en: 'mortgage-lease', ru: 'sdaetsia-pod-zalog' },
  7: { ka: 'qiravdeba-dghiurad', en: 'daily-rent', ru: 'sdaetsia-na-den' },
  10: { ka: 'gaicema-ijarit', en: 'for-lease', ru: 'sdaetsia-v-arendu' },
}

const REAL_ESTATE_TYPE_WORDS: WordsById = {
  1: { ka: 'bina', en: 'apartment', ru: 'kvartira' },
  2: { ka: 'kerdzo-saxli', en: 'private-house', ru: 'castnyi-dom' },
  3: { ka: 'agaraki', en: 'country-house', ru: 'daca' },
  4: { ka: 'miwis-nakveti', en: 'land-plot', ru: 'zemelnyi-ucastok' },
  5: { ka: 'komertsiuli-farti', en: 'commercial-space', ru: 'kommerceskaia-ploshchad' },
  6: { ka: 'sastumro', en: 'hotel', ru: 'gostinica' },
}

/** Further words for deal types: those that people type, and those of former paths. */
const OTHER_DEAL_TYPE_WORDS: Readonly<Record<number, string>> = {
  1: 'იყიდება გაყიდვა продается продаются продажа купить sale',
  2: 'ქირავდება ქირა сдается сдаются аренда снять rent',
  3: 'გირავდება გირაო сдается-под-залог сдаются-под-залог под-залог for-pledge pledge',
  7: 'ქირავდება-დღიურად დღიურად сдается-посуточно сдаются-посуточно сдается-на-день посуточно qiravdebadghiurad for-daily-rent',
  10: 'გაიცემა-იჯარით იჯარით იჯარა сдается-в-аренду сдаются-в-аренду lease',
}

const OTHER_REAL_ESTATE_TYPE_WORDS: Readonly<Record<number, string>> = {
  1: 'ბინა ბინები квартира квартиры apartments flat flats',
  2: 'კერძო-სახლი კერძო-სახლები სახლი სახლები частный-дом частные-дома дом дома private-houses house houses',
  3: 'აგარაკი აგარაკები дача дачи country-houses',
  4: 'მიწის-ნაკვეთი მიწის-ნაკვეთები მიწა земельный-участок земельные-участки участок участки land-plots land',
  5: 'კომერციული-ფართი კომერციული-ფართები коммерческая-площадь коммерческие-площади commercial-spaces',
  6: 'სასტუმრო სასტუმროები гостиница гостиницы отель отели hotels',
}

const dealTypeByWord = toIdByWord(DEAL_TYPE_WORDS, OTHER_DEAL_TYPE_WORDS)
const realEstateTypeByWord = toIdByWord(REAL_ESTATE_TYPE_WORDS, OTHER_REAL_ESTATE_TYPE_WORDS)

export interface TypeFilters {
  dealType?: number
  realEstateType?: number
}

/** Parses words such as `iyideba-bina`, a flat for sale. */
export function parseTypeWord(word: string): Required<TypeFilters> | undefined {
  const normalized = normalizeWord(word)
  for (const [dealWord, dealType] of dealTypeByWord) {
    if (!normalized.startsWith(`${dealWord}-`)) continue
    const realEstateType = realEstateTypeByWord.get(normalized.slice(dealWord.length + 1))
    if (realEstateType !== undefined) return { dealType, realEstateType }
  }
  return undefined
}

/** Like `parseTypeWord`, but a deal or a type alone is enough. */
export function parsePartialTypeWord(word: string): TypeFilters | undefined {
  const normalized = normalizeWord(word)
  const dealType = dealTypeByWord.get(normalized)
  if (dealType !== undefined) return { dealType }
  const realEstateType = realEstateTypeByWord.get(normalized)
  return realEstateType === undefined ? parseTypeWord(word) : { realEstateType }
}

/** Word of listing pages, and its translations in paths of sister sites. */
const REAL_ESTATE_WORDS = ['udzravi-qoneba', 'უძრავი-ქონება', 'real-estate', 'nedvizhimost', 'недвижимость']

/**
 * Parses `/{statement_type}/{deal?}`: real estate, or the word of a type or a deal, each followed by the
 * rest.
 * @returns undefined for other words
 */
export function parseListingPath(type: string, deal: string | undefined): TypeFilters | undefined {
  const first = REAL_ESTATE_WORDS.includes(normalizeWord(type)) ? {} : parsePartialTypeWord(type)
  const second = deal === undefined ? {} : parsePartialTypeWord(deal)
  return first && second ? { ...first, ...second } : undefined
}

function normalizeWord(word: string): string {
  return word.toLowerCase().replaceAll('ё', 'е')
}

export function findDealTypeWord(id: number, language: Language): string | undefined {
  return DEAL_TYPE_WORDS[id]?.[language]
}

export function findRealEstateTypeWord(id: number, language: Language): string | undefined {
  return REAL_ESTATE_TYPE_WORDS[id]?.[language]
}

function toIdByWord(wordsById: WordsById, others: Readonly<Record<number, string>>): Map<string, number> {
  const canonical = Object.entries(wordsById).map(([id, words]) => ({ id, words: Object.values(words) }))
  const other = Object.entries(others).map(([id, words]) => ({ id, words: words.split(' ') }))
  return new Map(
    [...canonical, ...other].flatMap(({ id, words }) =>
      words.map((word): [string, number] => [word, Number(id)]),
    ),
  )
}
