import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Names } from '../../app/map/tile-schema'
import { georgianToCyrillic, georgianToLatin } from '../../contract/values/georgian-letters'
import { cyrillicToGeorgian, cyrillicToLatin } from './transliteration'

/** Types of streets: the Georgian ending, the English ending, and the beginning of the Russian name. */
const STREET_TYPES: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  ქუჩა: ['Street', 'улица'],
  გამზირი: ['Avenue', 'проспект'],
  ჩიხი: ['Dead End', 'тупик'],
  შესახვევი: ['Lane', 'переулок'],
  გზატკეცილი: ['Highway', 'шоссе'],
  მოედანი: ['Square', 'площадь'],
  ხეივანი: ['Alley', 'аллея'],
  აღმართი: ['Rise', 'подъём'],
  დაღმართი: ['Descent', 'спуск'],
  სანაპირო: ['Embankment', 'набережная'],
  ხიდი: ['Bridge', 'мост'],
  გზა: ['Road', 'дорога'],
  ბულვარი: ['Boulevard', 'бульвар'],
  გასასვლელი: ['Passage', 'проезд'],
  ესტაკადა: ['Overpass', 'эстакада'],
  გვირაბი: ['Tunnel', 'тоннель'],
}

type KnownStreet = [ka: string, en: string, ru: string]
interface StreetName {
  ka: string | null
  en: string
  ru: string | null
  /** 1: `en` is a transliteration. */
  t?: number
}

export interface StreetNames {
  /** Finds the three names of a street by its local one. */
  find(local: string): Names
}

/**
 * @param streetsFolder folder with `*-streets.json`
 * @param placesFolder folder with the names of Tbilisi's streets in three languages
 */
export function readStreetNames(
  streetsFolder: string,
  cities: readonly string[],
  placesFolder: string,
): StreetNames {
  const known: KnownStreet[] = JSON.parse(
    readFileSync(join(placesFolder, 'osm-tbilisi-street-names.json'), 'utf8'),
  )
  // Some rows lack the name in one language.
  const exact = new Map<string, Names>(
    known.flatMap(([ka, en, ru]) => (en && ru ? [[ka, { ka, en, ru }]] : [])),
  )
  const bodies = readBodies(known)
  for (const city of cities) {
    const file = join(streetsFolder, `${city}-streets.json`)
    const { names }: { names: StreetName[] } = JSON.parse(readFileSync(file, 'utf8'))
    for (const { ka, en, ru, t } of names)
      if (ka && !t && en && ru && !exact.has(ka)) exact.set(ka, { ka, en, ru })
  }
  const byEnglish = new Map([...exact.values()].map((names) => [names.en, names]))
  const found = new Map<string, Names>()
  return {
    find(text) {
      const local = toPlainName(text)
      const cached = found.get(local)
      if (cached) return cached
      const names = exact.get(local) ?? byEnglish.get(local) ?? translate(local, bodies)
      found.set(local, names)
      return names
    },
  }
}

/** Removes what mappers put in brackets: the name in another script, the former one, the municipality. */
function toPlainName(text: string): string {
  const name = text
    .replace(/[([][^)\]]*[)\]]?/g, ' ')
    .replace(/[\s_]+/g, ' ')
    .trim()
  return /^parking\b/i.test(name) ? '' : name
}

/** Returns the part of each name without the type of street, and its last word, by the Georgian one. */
function readBodies(known: readonly KnownStreet[]): Map<string, [en: string, ru: string]> {
  const bodies = new Map<string, [string, string]>()
  for (const [ka, en, ru] of known) {
    const words = ka.split(' ')
    const type = STREET_TYPES[words.pop() ?? '']
    const ruType = type?.[1] ?? ''
    if (!type || !en.endsWith(` ${type[0]}`) || !ru.toLowerCase().startsWith(`${ruType} `)) continue
    const body: [string, string] = [en.slice(0, -type[0].length - 1), ru.slice(ruType.length + 1)]
    bodies.set(words.join(' '), body)
    const [enWords, ruWords] = body.map((text) => text.split(' '))
    const last = words.at(-1)
    if (last && enWords?.length === words.length && ruWords?.length === words.length && !bodies.has(last))
      bodies.set(last, [enWords.at(-1) ?? '', ruWords.at(-1) ?? ''])
  }
  return bodies
}

const GEORGIAN = /[ა-ჰ]/
const CYRILLIC = /[а-яё]/i

function translate(local: string, bodies: ReadonlyMap<string, [string, string]>): Names {
  if (!GEORGIAN.test(local)) return fromOtherScript(local)
  const words = local.split(' ')
  const type = STREET_TYPES[words.at(-1) ?? '']
  if (!type || words.length < 2)
    return { ka: local, en: georgianToLatin(local), ru: georgianToCyrillic(local) }
  const owner = words.slice(0, -1)
  const [en, ru] = bodies.get(owner.join(' ')) ?? [
    owner
      .map((word, index) => bodies.get(word)?.[0] ?? georgianToLatin(toNominative(word, owner, index)))
      .join(' '),
    owner
      .map((word, index) => bodies.get(word)?.[1] ?? georgianToCyrillic(toNominative(word, owner, index)))
      .join(' '),
  ]
  return { ka: local, en: `${en} ${type[0]}`, ru: `${type[1]} ${ru}` }
}

/** Converts a word to the nominative: only the last word of a Georgian name is in the genitive. */
function toNominative(word: string, words: readonly string[], index: number): string {
  if (index < words.length - 1) return word
  if (word.endsWith('ძის')) return `${word.slice(0, -2)}ე`
  if (/[^აეიოუ]ის$/.test(word)) return word.slice(0, -1)
  return /[აეოუ]ს$/.test(word) ? word.slice(0, -1) : word
}

/** Towns whose Georgian name is not a transliteration of the local one. */
const TOWN_NAMES: Readonly<Record<string, Required<Names>>> = {
  Сухум: { ka: 'სოხუმი', en: 'Sokhumi', ru: 'Сухуми' },
  Цхинвал: { ka: 'ცხინვალი', en: 'Tskhinvali', ru: 'Цхинвали' },
  Ткуарчал: { ka: 'ტყვარჩელი', en: 'Tkvarcheli', ru: 'Ткварчели' },
  Очамчыра: { ka: 'ოჩამჩირე', en: 'Ochamchire', ru: 'Очамчире' },
  Очамчира: { ka: 'ოჩამჩირე', en: 'Ochamchire', ru: 'Очамчире' },
  Пицунда: { ka: 'ბიჭვინთა', en: 'Bichvinta', ru: 'Пицунда' },
  'Новый Афон': { ka: 'ახალი ათონი', en: 'New Athos', ru: 'Новый Афон' },
}

/** Parses "Ҧсоу - Псоу": the local name, then the Russian one. */
function fromOtherScript(local: string): Names {
  if (local === '') return {}
  const own = local.split(/ [-—/] /).at(-1) ?? local
  const town = TOWN_NAMES[own]
  if (town) return town
  if (!CYRILLIC.test(own)) return { ka: own, en: own, ru: own }
  return { ka: cyrillicToGeorgian(own), en: cyrillicToLatin(own), ru: own }
}

/** @param text name of a place or a river as it is signed there */
export function fromLocalName(text: string): Names {
  const local = toPlainName(text)
  if (!GEORGIAN.test(local)) return fromOtherScript(local)
  return { ka: local, en: georgianToLatin(local), ru: georgianToCyrillic(local) }
}
