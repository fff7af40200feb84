import type { DictionaryEntry } from './dictionary-entry'

export const HEATING_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'ცენტრალური გათბობა', en: 'Central heating', ru: 'Центральное отопление' },
  { id: 2, ka: 'გაზის გამათბობელი', en: 'Gas heater', ru: 'Газовый обогреватель' },
  { id: 3, ka: 'დენის გამათბობელი', en: 'Electric heater', ru: 'Электрический обогреватель' },
  {
    id: 5,
    ka: 'ცენტრალური + იატაკის გათბობა',
    en: 'Central and underfloor heating',
    ru: 'Центральное отопление и тёплый пол',
  },
  { id: 6, ka: 'გათბობის გარეშე', en: 'No heating', ru: 'Без отопления' },
  { id: 7, ka: 'ინდივიდუალური', en: 'Individual', ru: 'Индивидуальное' },
  { id: 8, ka: 'იატაკის გათბობა', en: 'Underfloor heating', ru: 'Тёплый пол' },
]

export const HOT_WATER_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'გაზის გამაცხელებელი', en: 'Gas water heater', ru: 'Газовый водонагреватель' },
  { id: 2, ka: 'ავზი', en: 'Boiler tank', ru: 'Бак' },
  { id: 3, ka: 'დენის გამაცხელებელი', en: 'Electric water heater', ru: 'Электрический водонагреватель' },
  { id: 4, ka: 'მზის გამაცხელებელი', en: 'Solar water heater', ru: 'Солнечный водонагреватель' },
  { id: 5, ka: 'ცხელი წყლის გარეშე', en: 'No hot water', ru: 'Без горячей воды' },
  { id: 6, ka: 'ცენტრალური ცხელი წყალი', en: 'Central hot water', ru: 'Центральная горячая вода' },
  { id: 7, ka: 'ბუნებრივი ცხელი წყალი', en: 'Natural hot water', ru: 'Природная горячая вода' },
  { id: 8, ka: 'ინდივიდუალური', en: 'Individual', ru: 'Индивидуальная' },
]

export const PARKING_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'ავტოფარეხი', en: 'Garage', ru: 'Гараж' },
  { id: 2, ka: 'პარკინგის ადგილი', en: 'Parking space', ru: 'Парковочное место' },
  { id: 3, ka: 'პარკინგის გარეშე', en: 'No parking', ru: 'Без парковки' },
  { id: 4, ka: 'ეზოს პარკინგი', en: 'Yard parking', ru: 'Парковка во дворе' },
  { id: 5, ka: 'მიწისქვეშა პარკინგი', en: 'Underground parking', ru: 'Подземная парковка' },
  { id: 6, ka: 'ფასიანი ავტოსადგომი', en: 'Paid parking', ru: 'Платная стоянка' },
]

export const SWIMMING_POOL_TYPES: readonly DictionaryEntry[] = [
  { id: 1, ka: 'ღია', en: 'Open-air', ru: 'Открытый' },
  { id: 2, ka: 'დახურული', en: 'Indoor', ru: 'Крытый' },
]
