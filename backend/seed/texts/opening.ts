import { REAL_ESTATE_TYPES } from '../../dictionaries/real-estate-types'
import type { Words } from '../../dictionaries/words'
import { placeIn } from '../../locations/place-in'
import type { Facts } from '../statements/facts'
import { type Deal, KIND_IDS } from '../statements/kind'
import { figure, type Sentence } from './sentence'

const DEALS: Readonly<Record<Deal, Words>> = {
  sale: { ka: 'იყიდება', en: 'for sale', ru: 'Продается' },
  rent: { ka: 'ქირავდება', en: 'for rent', ru: 'Сдается' },
  daily: { ka: 'ქირავდება დღიურად', en: 'for daily rent', ru: 'Сдается посуточно' },
  pledge: { ka: 'გირავდება', en: 'for pledge', ru: 'Сдается под залог' },
  lease: { ka: 'გაიცემა იჯარით', en: 'for lease', ru: 'Сдается в аренду' },
}

const typeOf = ({ kind }: Facts): Words => {
  const type = REAL_ESTATE_TYPES.find(({ id }) => id === KIND_IDS[kind])
  if (!type) throw new Error(`No real-estate type for ${kind}`)
  return type
}

const whereOf = ({ place }: Facts): Words => {
  const name = (place.urban ?? place.city).name
  return { ka: placeIn(name, 'ka'), en: placeIn(name, 'en'), ru: placeIn(name, 'ru') }
}

const areaOf = ({ measures: { area, areaTypeId } }: Facts): Words =>
  areaTypeId === 2
    ? { ka: `${figure(area, true)} ჰა`, en: `${area} ha`, ru: `${figure(area, true)} га` }
    : { ka: `${figure(area, true)} მ²`, en: `${area} m²`, ru: `${figure(area, true)} м²` }

/** What, where and how large: the first thing said. */
export const OPENINGS: readonly Sentence[] = [
  (facts) => {
    const [deal, type, where, area] = [DEALS[facts.deal], typeOf(facts), whereOf(facts), areaOf(facts)]
    return {
      ka: `${deal.ka} ${type.ka.toLowerCase()} ${where.ka}, ფართობი ${area.ka}.`,
      en: `${type.en} ${deal.en} ${where.en}, ${area.en}.`,
      ru: `${deal.ru} ${type.ru.toLowerCase()} ${where.ru}, площадь ${area.ru}.`,
    }
  },
  (facts) => {
    const [deal, type, where, area] = [DEALS[facts.deal], typeOf(facts), whereOf(facts), areaOf(facts)]
    const owner = facts.owner.type === 'physical'
    return {
      ka: `${where.ka} ${deal.ka} ${type.ka.toLowerCase()} (${area.ka})${owner ? ', ვარ მესაკუთრე' : ''}.`,
      en: `${type.en} ${deal.en} ${where.en} (${area.en})${owner ? ', directly from the owner' : ''}.`,
      ru: `${deal.ru} ${type.ru.toLowerCase()} ${where.ru} (${area.ru})${owner ? ', от собственника' : ''}.`,
    }
  },
]
