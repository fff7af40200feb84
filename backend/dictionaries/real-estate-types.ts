import type { LocalizedText } from '~backend/platform/localized-text'
import { FLAT_TYPE_ID, LAND_TYPE_ID } from '~contract/statements'
import type { DictionaryEntry } from './dictionary-entry'

export type RealEstateType = DictionaryEntry & {
  key: string
  plural: LocalizedText
  slug: LocalizedText
  hasRooms: boolean
  /** Gender of the Russian noun, for "…комнатный". */
  ruGender: 'm' | 'f'
}

export const REAL_ESTATE_TYPES: readonly RealEstateType[] = [
  {
    id: FLAT_TYPE_ID,
    key: 'flat',
    ka: 'ბინა',
    en: 'Apartment',
    ru: 'Квартира',
    plural: { ka: 'ბინები', en: 'Apartments', ru: 'Квартиры' },
    slug: { ka: 'bina', en: 'apartment', ru: 'kvartira' },
    hasRooms: true,
    ruGender: 'f',
  },
  {
    id: 2,
    key: 'house',
    ka: 'კერძო სახლი',
    en: 'Private house',
    ru: 'Частный дом',
    plural: { ka: 'კერძო სახლები', en: 'Private houses', ru: 'Частные дома' },
    slug: { ka: 'kerdzo-saxli', en: 'private-house', ru: 'castnyi-dom' },
    hasRooms: true,
    ruGender: 'm',
  },
  {
    id: 3,
    key: 'cottage',
    ka: 'აგარაკი',
    en: 'Country house',
    ru: 'Дача',
    plural: { ka: 'აგარაკები', en: 'Country houses', ru: 'Дачи' },
    slug: { ka: 'agaraki', en: 'country-house', ru: 'daca' },
    hasRooms: true,
    ruGender: 'f',
  },
  {
    id: LAND_TYPE_ID,
    key: 'land',
    ka: 'მიწის ნაკვეთი',
    en: 'Land plot',
    ru: 'Земельный участок',
    plural: { ka: 'მიწის ნაკვეთები', en: 'Land plots', ru: 'Земельные участки' },
    slug: { ka: 'miwis-nakveti', en: 'land-plot', ru: 'zemelnyi-ucastok' },
    hasRooms: false,
    ruGender: 'm',
  },
  {
    id: 5,
    key: 'commercial',
    ka: 'კომერციული ფართი',
    en: 'Commercial space',
    ru: 'Коммерческая площадь',
    plural: { ka: 'კომერციული ფართები', en: 'Commercial spaces', ru: 'Коммерческие площади' },
    slug: { ka: 'komertsiuli-farti', en: 'commercial-space', ru: 'kommerceskaia-ploshchad' },
    hasRooms: false,
    ruGender: 'f',
  },
  {
    id: 6,
    key: 'hotel',
    ka: 'სასტუმრო',
    en: 'Hotel',
    ru: 'Гостиница',
    plural: { ka: 'სასტუმროები', en: 'Hotels', ru: 'Гостиницы' },
    slug: { ka: 'sastumro', en: 'hotel', ru: 'gostinica' },
    hasRooms: true,
    ruGender: 'f',
  },
]
