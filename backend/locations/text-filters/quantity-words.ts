import { GEL, USD } from '~backend/dictionaries/deal-terms'
import type { MeaningWords } from './word-meaning'

/** "2к" is a flat of two rooms, "до 150к" a price. */
const RUSSIAN_K: MeaningWords = [
  { is: 'times', factor: 1_000, orRooms: true },
  { ka: '', en: '', ru: 'к' },
]

/** What stands around numbers, and words that say nothing; as `FILTER_WORDS`. */
export const QUANTITY_WORDS: readonly MeaningWords[] = [
  [
    { is: 'area', squareMeters: 1 },
    {
      ka: 'კვ_მ კვმ კვ კვადრატი კვადრატული_მეტრი კვადრატულ მ_2 მ_² მ2',
      en: 'sqm sq_m sq m_2 m_² m2 square_meters square_metres sq_meters meters metres',
      ru: 'кв_м квм кв_метров квадрат квадратов квадрата метров метра квадратных_метров м_2 м_² м2',
    },
  ],
  [
    { is: 'area', squareMeters: 100 },
    { ka: 'სოტი', en: 'sotka', ru: 'сотка сотки соток' },
  ],
  [
    { is: 'area', squareMeters: 10_000 },
    { ka: 'ჰა ჰექტარი', en: 'ha hectare hectares', ru: 'га гектар гектара гектаров' },
  ],
  [
    { is: 'currency', id: USD },
    {
      ka: '$ დოლარი დოლარად დოლ აშშ_დოლარი',
      en: '$ usd dollar dollars bucks',
      ru: '$ доллар доллара долларов доллары дол долл баксов у_е уе',
    },
  ],
  [
    { is: 'currency', id: GEL },
    { ka: '₾ ლარი ლარად ლ', en: '₾ gel lari', ru: '₾ лари лар' },
  ],
  [
    { is: 'times', factor: 1_000 },
    { ka: 'ათასი ათას ათ', en: 'k thousand', ru: 'тыс тысяч тысячи тысяча' },
  ],
  RUSSIAN_K,
  [
    { is: 'times', factor: 1_000_000 },
    { ka: 'მილიონი მილიონ მლნ', en: 'million mln mil', ru: 'млн миллион миллиона' },
  ],
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
