import { getCatalogue } from '~backend/dictionaries/catalogue'
import { LOCALES } from '~backend/platform/localized-text'
import { toPhoneticKey } from '~contract/values/phonetic-key'
import { toStem } from '../stem'

/**
 * Words that resemble a place name (горы, Gori). They count only next to "street" or within a chosen or named
 * city.
 */
const SPOKEN_WORDS = `
  ბოლო აბანო სადგური სადგურთან პოლიცია პოლიციასთან ევროპა ევროპული უნივერსიტეტი უნივერსიტეტთან თავისუფლება
  თავისუფალი გმირი გმირთა წყარო ვერცხლი დეპო ვაზი გორა გორაზე მთა მთები ზღვა ზღვასთან ზღვის ტბა ტბასთან ველი ახალი
  ახლა ახლოს ძველი დიდი პატარა კარგი ლამაზი მეფე მეფის ბინა ბინები სახლი სახლები ოთახი ოთახიანი ოთახით საძინებელი
  აივანი აივნით სართული მეტრო მეტროსთან პარკი პარკთან ეზო ეზოთი ავეჯი ავეჯით რემონტი რემონტით გარემონტებული იაფად
  იაფი სასწრაფოდ ხედი ხედით ცენტრი ცენტრში კორპუსი შენობა აუზი აუზით ტერასა სარდაფი მანსარდა ავტოფარეხი გარაჟი
  ფოტო ფოტოები ნომერი კუთხის კუთხე ვერ ჭერი ჭერის სესხი არის
  მესამე მეორე პირველი მეოთხე მეხუთე ნინო მარიამი თამარი
  very ever over near nearby new old room rooms bedroom bedrooms balcony view views park garden parking garage pool
  police station europe european university freedom heroes wine bath last metro floor flat flats house houses home
  apartment apartments studio cheap urgent sea lake center centre hall gym big small large nice good best with without
  photo photos meter meters beside within metres
  and from the for may april first second third pole pot list gore lift loft tower city
  горы гора горе горой горами море моря озеро вид видом пол полы полей новый новая новое новые старый старая вокзал
  станция полиция европа университет свобода герой герои баня вино май апрель последний этаж комната комнаты комнат
  комнатная квартира квартиры квартиру дом дома дача балкон балконом парк парка парковка гараж бассейн метро центр
  центре ремонт ремонтом мебель мебелью срочно недорого студия большой большая веры вер верю лиса лис лист без для
  фото номер места место которые которая который картой понял поняли
  рядом первый второй третий лифт башня город
`

const spokenWordList = SPOKEN_WORDS.trim().split(/\s+/)
const dictionaryWords = LOCALES.flatMap((locale) => collectDisplayNames(getCatalogue(locale))).flatMap(
  (name) => name.toLowerCase().split(/[^\p{L}]+/u),
)

const COMMON_WORDS = new Set([...spokenWordList, ...dictionaryWords].filter((word) => word.length > 1))
const COMMON_STEMS = new Set([...COMMON_WORDS].map((word) => toStem(toPhoneticKey(word))))

export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word.toLowerCase())
}

/** Compares stems, so that inflected forms do not count as typos. */
export function isCommonStem(stem: string): boolean {
  return COMMON_STEMS.has(stem)
}

function collectDisplayNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'display_name' && typeof inner === 'string' ? [inner] : collectDisplayNames(inner),
  )
}
