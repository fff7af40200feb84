import { AREA_WORDS, CURRENCY_WORDS, MILLION, SQUARE_METRES, THOUSAND } from '~contract/values/quantity-words'
import type { MeaningWords } from './word-meaning'

/** "2к" is a flat of two rooms, "до 150к" a price. */
const RUSSIAN_K: MeaningWords = [
  { is: 'times', factor: 1_000, orRooms: true },
  { ka: '', en: '', ru: 'к' },
]

/** Words around numbers, and words without meaning, like `FILTER_WORDS`. */
export const QUANTITY_WORDS: readonly MeaningWords[] = [
  ...AREA_WORDS.map(
    ({ unit, words }): MeaningWords => [{ is: 'area', squareMeters: SQUARE_METRES[unit] }, words],
  ),
  ...CURRENCY_WORDS.map(({ id, words }): MeaningWords => [{ is: 'currency', id }, words]),
  [{ is: 'times', factor: THOUSAND.factor }, THOUSAND.words],
  RUSSIAN_K,
  [{ is: 'times', factor: MILLION.factor }, MILLION.words],
  [
    { is: 'bound', end: 'to', isBetween: true },
    { ka: '', en: 'to till until', ru: 'до' },
  ],
  [
    { is: 'bound', end: 'to' },
    {
      ka: 'მაქსიმუმ მაქს არაუმეტეს < ≤',
      en: 'under below up_to upto max maximum less_than cheaper_than not_more_than < ≤',
      ru: 'не_дороже не_более максимум макс меньше дешевле < ≤',
    },
  ],
  [
    { is: 'bound', end: 'to', after: true },
    { ka: 'მდე', en: '', ru: '' },
  ],
  [
    { is: 'bound', end: 'from' },
    {
      ka: 'მინიმუმ > ≥',
      en: 'from over above min minimum at_least more_than > ≥',
      ru: 'от свыше больше дороже минимум не_менее > ≥',
    },
  ],
  [
    { is: 'bound', end: 'from', after: true },
    { ka: 'დან', en: '', ru: '' },
  ],
  [{ is: 'per' }, { ka: '/', en: '/ per', ru: '/ за' }],
  [{ is: 'negation' }, { ka: 'არა', en: 'without no not', ru: 'без нет не' }],
  [
    { is: 'negation', after: true },
    { ka: 'გარეშე', en: '', ru: '' },
  ],
  [
    { is: 'filler' },
    {
      ka: 'მინდა ვეძებ მჭირდება ფასი ფასად ფართი ფართობი ბიუჯეტი უძრავი_ქონება და ან თუ ასევე მე',
      en: 'a an the in with of on at and near for i need want looking please price budget area property real_estate by my or plus also',
      ru: 'в во на с со под за и у хочу ищу нужна нужен нужно цена стоимость бюджет площадь площадью недвижимость по или либо также но',
    },
  ],
]
