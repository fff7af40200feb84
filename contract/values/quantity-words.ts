import type { CurrencyId } from '../currencies'
import type { Language } from '../languages'

/** Synonyms by language, separated by spaces. `_` joins the words of a phrase; points are omitted. */
type Words = Readonly<Record<Language, string>>

export const CURRENCY_WORDS: readonly { id: CurrencyId; words: Words }[] = [
  {
    id: 2,
    words: {
      ka: '$ დოლარი დოლარად დოლ აშშ_დოლარი',
      en: '$ usd dollar dollars bucks',
      ru: '$ доллар доллара долларов доллары дол долл баксов у_е уе',
    },
  },
  { id: 1, words: { ka: '₾ ლარი ლარად ლ', en: '₾ gel lari', ru: '₾ лари лар' } },
]

interface MultiplierWords {
  factor: number
  words: Words
}

export const THOUSAND: MultiplierWords = {
  factor: 1_000,
  words: { ka: 'ათასი ათას ათ', en: 'k thousand', ru: 'тыс тысяч тысячи тысяча' },
}

export const MILLION: MultiplierWords = {
  factor: 1_000_000,
  words: { ka: 'მილიონი მილიონ მლნ მილ', en: 'million mln mil', ru: 'млн миллион миллиона миллионов' },
}

/** `are` is a hundred square metres (sotka), `ft2` a square foot. */
export const SQUARE_METRES = { m2: 1, are: 100, ha: 10_000, ft2: 0.092_903_04 } as const
export type AreaUnit = keyof typeof SQUARE_METRES

interface UnitWords<Unit> {
  unit: Unit
  /** True for large units, whose numbers are small and have several decimals. */
  isLarge?: true
  words: Words
  /** Words that mean the unit in a field, but may mean something else in running text. */
  more: string
}

export const AREA_WORDS: readonly UnitWords<AreaUnit>[] = [
  {
    unit: 'm2',
    words: {
      ka: 'კვ_მ კვმ კვ კვადრატი კვადრატული_მეტრი კვადრატულ მ_2 მ_² მ2',
      en: 'sqm sq_m sq m_2 m_² m2 square_meters square_metres sq_meters meters metres',
      ru: 'кв_м квм кв_метров квадрат квадратов квадрата метров метра квадратных_метров м_2 м_² м2',
    },
    more: 'm м მ',
  },
  {
    unit: 'are',
    isLarge: true,
    words: { ka: 'სოტი სოტკა', en: 'sotka', ru: 'сотка сотки соток' },
    more: 'sotkas sotki are ares ar ар ара аров არი',
  },
  {
    unit: 'ha',
    isLarge: true,
    words: { ka: 'ჰა ჰექტარი', en: 'ha hectare hectares', ru: 'га гектар гектара гектаров' },
    more: '',
  },
  {
    unit: 'ft2',
    words: {
      ka: 'კვ_ფუტი კვადრატული_ფუტი',
      en: 'sqft sq_ft ft_2 ft_² ft2 square_feet square_foot',
      ru: 'кв_фут кв_футов кв_фута квадратных_футов',
    },
    more: 'ft feet foot',
  },
]

export const METRES = { m: 1, cm: 0.01, km: 1_000 } as const

export const LENGTH_WORDS: readonly UnitWords<keyof typeof METRES>[] = [
  {
    unit: 'm',
    words: { ka: 'მ მეტრი', en: 'm meter metre meters metres', ru: 'м метр метра метров' },
    more: '',
  },
  { unit: 'cm', words: { ka: 'სმ', en: 'cm', ru: 'см' }, more: '' },
  { unit: 'km', isLarge: true, words: { ka: 'კმ', en: 'km', ru: 'км' }, more: '' },
]

/** Builds a pattern of the words of all languages, without spaces, longest first. */
export function toWordPattern(words: Words, more = ''): string {
  const all = [...Object.values(words), more].join(' ').split(' ').filter(Boolean)
  return [...new Set(all.map((word) => word.replaceAll('_', '').normalize('NFKC')))]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll('$', String.raw`\$`))
    .join('|')
}
