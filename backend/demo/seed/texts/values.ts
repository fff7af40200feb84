import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { formatPlaceLocative } from '~backend/locations/place-locative'
import type { LocalizedText } from '~backend/platform/localized-text'
import type { Facts } from '../statements/facts'
import { type Deal, KIND_IDS, type Kind } from '../statements/kind'
import { englishOrdinal, englishPlural, formatFigure, russianPlural } from './figures'
import type { Values } from './template'

const DEALS: Readonly<Record<Deal, LocalizedText>> = {
  sale: { ka: 'იყიდება', en: 'for sale', ru: 'продаётся' },
  rent: { ka: 'ქირავდება', en: 'for rent', ru: 'сдаётся' },
  daily: { ka: 'ქირავდება დღიურად', en: 'for daily rent', ru: 'сдаётся посуточно' },
  pledge: { ka: 'გირავდება', en: 'for pledge', ru: 'сдаётся под залог' },
  lease: { ka: 'გაიცემა იჯარით', en: 'for lease', ru: 'сдаётся в аренду' },
}

const FIRST_PERSON_DEALS: Readonly<Record<Deal, LocalizedText>> = {
  sale: { ka: 'ვყიდი', en: 'I am selling', ru: 'продаю' },
  rent: { ka: 'ვაქირავებ', en: 'I am renting out', ru: 'сдаю' },
  daily: { ka: 'დღიურად ვაქირავებ', en: 'I rent out by the day', ru: 'сдаю посуточно' },
  pledge: { ka: 'ვაგირავებ', en: 'I offer for pledge', ru: 'сдаю под залог' },
  lease: { ka: 'იჯარით გავცემ', en: 'I am leasing out', ru: 'сдаю в аренду' },
}

/** The direct object of a first-person deal. */
const OBJECTS: Readonly<Record<Kind, { ka: string; ru: string }>> = {
  flat: { ka: 'ბინას', ru: 'квартиру' },
  house: { ka: 'კერძო სახლს', ru: 'частный дом' },
  cottage: { ka: 'აგარაკს', ru: 'дачу' },
  land: { ka: 'მიწის ნაკვეთს', ru: 'земельный участок' },
  commercial: { ka: 'კომერციულ ფართს', ru: 'коммерческую площадь' },
  hotel: { ka: 'სასტუმროს', ru: 'гостиницу' },
}

const SQUARE_METRES: LocalizedText = { ka: 'მ²', en: 'm²', ru: 'м²' }
const HECTARES: LocalizedText = { ka: 'ჰა', en: 'ha', ru: 'га' }
const METRES: LocalizedText = { ka: 'მ', en: 'm', ru: 'м' }

const measure = (value: number | null, unit: LocalizedText): LocalizedText | undefined =>
  value === null
    ? undefined
    : {
        ka: `${formatFigure(value, 'ka')} ${unit.ka}`,
        en: `${formatFigure(value, 'en')} ${unit.en}`,
        ru: `${formatFigure(value, 'ru')} ${unit.ru}`,
      }

type Forms = readonly [one: string, few: string, many: string]

/** Counts things. A Georgian noun stays singular after a number. */
const count = (
  value: number | null,
  ka: string,
  en: readonly [one: string, many: string],
  ru: Forms,
): LocalizedText | undefined =>
  value === null
    ? undefined
    : {
        ka: `${value} ${ka}`,
        en: `${value} ${englishPlural(value, ...en)}`,
        ru: `${value} ${russianPlural(value, ...ru)}`,
      }

function nameType(kind: Kind): LocalizedText {
  const type = REAL_ESTATE_TYPES.find(({ id }) => id === KIND_IDS[kind])
  if (!type) throw new Error(`No real-estate type for ${kind}`)
  return { ka: type.ka, en: type.en.toLowerCase(), ru: type.ru.toLowerCase() }
}

/** Formats მე-2 to მე-20, then 21-ე. */
const georgianOrdinal = (number: number) => (number <= 20 ? `მე-${number}` : `${number}-ე`)

function formatFloor(floor: number | null): LocalizedText | undefined {
  if (floor === null || floor < 1) return undefined
  return floor === 1
    ? { ka: 'პირველ სართულზე', en: 'on the ground floor', ru: 'на первом этаже' }
    : {
        ka: `${georgianOrdinal(floor)} სართულზე`,
        en: `on the ${englishOrdinal(floor)} floor`,
        ru: `на ${floor} этаже`,
      }
}

/** Formats the facts of a statement for its sentences. */
export function listValues({ kind, deal, place, building, dimensions }: Facts): Values {
  const name = (place.urban ?? place.city).name
  const { rooms, bedrooms, bathrooms, balconies } = dimensions
  const type = nameType(kind)
  const inMetres = (value: number | null) => measure(value, SQUARE_METRES)
  return {
    type,
    typeAcc: { ...OBJECTS[kind], en: type.en },
    deal: DEALS[deal],
    iDeal: FIRST_PERSON_DEALS[deal],
    where: {
      ka: formatPlaceLocative(name, 'ka'),
      en: formatPlaceLocative(name, 'en'),
      ru: formatPlaceLocative(name, 'ru'),
    },
    address: place.address.ka === '' ? undefined : place.address,
    metro: place.station?.name,
    district: place.district?.name,
    city: place.city.name,
    area: measure(dimensions.area, dimensions.areaTypeId === 2 ? HECTARES : SQUARE_METRES),
    living: inMetres(dimensions.livingRoomArea),
    balcony: inMetres(dimensions.balconyArea),
    loggia: inMetres(dimensions.loggiaArea),
    porch: inMetres(dimensions.porchArea),
    yard: inMetres(dimensions.yardArea),
    height: measure(dimensions.height, METRES),
    onFloor: formatFloor(dimensions.floor),
    storeys: count(building.totalFloors, 'სართული', ['storey', 'storeys'], ['этаж', 'этажа', 'этажей']),
    rooms: count(rooms, 'ოთახი', ['room', 'rooms'], ['комната', 'комнаты', 'комнат']),
    bedrooms: count(bedrooms, 'საძინებელი', ['bedroom', 'bedrooms'], ['спальня', 'спальни', 'спален']),
    bathrooms: count(
      bathrooms,
      'სველი წერტილი',
      ['bathroom', 'bathrooms'],
      ['санузел', 'санузла', 'санузлов'],
    ),
    balconies: count(balconies, 'აივანი', ['balcony', 'balconies'], ['балкон', 'балкона', 'балконов']),
    roomed: { ka: `${rooms}-ოთახიანი`, en: `${rooms}-room`, ru: `${rooms}-комнатная` },
    roomedAcc: { ka: `${rooms}-ოთახიან`, en: `${rooms}-room`, ru: `${rooms}-комнатную` },
  }
}
