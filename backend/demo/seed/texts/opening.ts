import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { formatPlaceLocative } from '~backend/locations/place-locative'
import type { LocalizedText } from '~backend/platform/localized-text'
import type { Facts } from '../statements/facts'
import { type Deal, KIND_IDS } from '../statements/kind'
import { formatFigure, type Sentence } from './sentence'

const DEAL_NAMES: Readonly<Record<Deal, LocalizedText>> = {
  sale: { ka: 'იყიდება', en: 'for sale', ru: 'Продаётся' },
  rent: { ka: 'ქირავდება', en: 'for rent', ru: 'Сдаётся' },
  daily: { ka: 'ქირავდება დღიურად', en: 'for daily rent', ru: 'Сдаётся посуточно' },
  pledge: { ka: 'გირავდება', en: 'for pledge', ru: 'Сдаётся под залог' },
  lease: { ka: 'გაიცემა იჯარით', en: 'for lease', ru: 'Сдаётся в аренду' },
}

const getTypeName = ({ kind }: Facts): LocalizedText => {
  const type = REAL_ESTATE_TYPES.find(({ id }) => id === KIND_IDS[kind])
  if (!type) throw new Error(`No real-estate type for ${kind}`)
  return type
}

const getPlaceName = ({ place }: Facts): LocalizedText => {
  const name = (place.urban ?? place.city).name
  return {
    ka: formatPlaceLocative(name, 'ka'),
    en: formatPlaceLocative(name, 'en'),
    ru: formatPlaceLocative(name, 'ru'),
  }
}

const formatArea = ({ dimensions: { area, areaTypeId } }: Facts): LocalizedText =>
  areaTypeId === 2
    ? inAllLanguages(area, { ka: 'ჰა', en: 'ha', ru: 'га' })
    : inAllLanguages(area, { ka: 'მ²', en: 'm²', ru: 'м²' })

const inAllLanguages = (value: number, unit: LocalizedText): LocalizedText => ({
  ka: `${formatFigure(value, 'ka')} ${unit.ka}`,
  en: `${formatFigure(value, 'en')} ${unit.en}`,
  ru: `${formatFigure(value, 'ru')} ${unit.ru}`,
})

export const OPENINGS: readonly Sentence[] = [
  (facts) => {
    const [deal, type, where, area] = [
      DEAL_NAMES[facts.deal],
      getTypeName(facts),
      getPlaceName(facts),
      formatArea(facts),
    ]
    return {
      ka: `${deal.ka} ${type.ka.toLowerCase()} ${where.ka}, ფართობი ${area.ka}.`,
      en: `${type.en} ${deal.en} ${where.en}, ${area.en}.`,
      ru: `${deal.ru} ${type.ru.toLowerCase()} ${where.ru}, площадь ${area.ru}.`,
    }
  },
  (facts) => {
    const [deal, type, where, area] = [
      DEAL_NAMES[facts.deal],
      getTypeName(facts),
      getPlaceName(facts),
      formatArea(facts),
    ]
    const owner = facts.owner.type === 'physical'
    return {
      ka: `${where.ka} ${deal.ka} ${type.ka.toLowerCase()} (${area.ka})${owner ? ', ვარ მესაკუთრე' : ''}.`,
      en: `${type.en} ${deal.en} ${where.en} (${area.en})${owner ? ', directly from the owner' : ''}.`,
      ru: `${deal.ru} ${type.ru.toLowerCase()} ${where.ru} (${area.ru})${owner ? ', от собственника' : ''}.`,
    }
  },
]
