import type { Gazetteer, GetGazetteer, Place } from '~backend/locations/gazetteer'
import type { StreetRow } from '~backend/locations/street-store'
import { forEachInSlices } from '~backend/platform/in-slices'
import { toBase } from './address-words'
import { HouseIndex, type HouseStreet, loadHouseStreets } from './houses'
import { linkStreets } from './link-streets'
import { MICRODISTRICTS, type Microdistrict } from './microdistricts'
import { type AddressName, StreetVocabulary, type VocabularyWord } from './street-vocabulary'

/** Street of the marketplace, of the house numbers, or both; or a microdistrict that replaces a street. */
export interface AddressStreet {
  cityId: number
  /** Undefined for a street that the marketplace does not list. */
  row: StreetRow | undefined
  houseStreets: HouseStreet[]
  microdistrict: Microdistrict | undefined
  /** Names in each language, including the spellings of the house numbers. */
  names: AddressName[]
}

export interface CityStreets {
  /** Streets by the words that their names always contain. */
  streets: Map<VocabularyWord, AddressStreet[]>
  vocabulary: StreetVocabulary
}

export interface AddressIndex {
  gazetteer: Gazetteer
  cities: ReadonlyMap<number, CityStreets>
  houses: HouseIndex
  /**
   * Rows of the marketplace for a street with house numbers; one street may have a row for each
   * neighbourhood.
   */
  rows: ReadonlyMap<HouseStreet, StreetRow[]>
  /** Stems of the names of towns, districts and neighbourhoods, by language. */
  placeBases: ReadonlyMap<Place, readonly string[][]>
}

export type GetAddressIndex = () => Promise<AddressIndex>

/** Creates an index that loads the house numbers on first use and is rebuilt when the gazetteer changes. */
export function createAddressIndex(getGazetteer: GetGazetteer, houseFolder: string): GetAddressIndex {
  let loading: Promise<{ streets: HouseStreet[]; index: HouseIndex }> | undefined
  const load = async () => {
    const streets = await loadHouseStreets(houseFolder)
    return { streets, index: await HouseIndex.create(streets) }
  }
  let latest: { gazetteer: Gazetteer; index: Promise<AddressIndex> } | undefined
  return async () => {
    loading ??= load()
    const [gazetteer, { streets, index }] = await Promise.all([getGazetteer(), loading])
    if (latest?.gazetteer !== gazetteer)
      latest = { gazetteer, index: joinAddresses(gazetteer, streets, index) }
    return latest.index
  }
}

async function joinAddresses(
  gazetteer: Gazetteer,
  houseStreets: readonly HouseStreet[],
  houses: HouseIndex,
): Promise<AddressIndex> {
  const rows = await linkStreets(gazetteer.streets, houseStreets)
  const byRow = new Map<StreetRow, HouseStreet[]>()
  for (const [houseStreet, linked] of rows)
    for (const row of linked) byRow.set(row, [...(byRow.get(row) ?? []), houseStreet])

  const cities = new Map<number, CityStreets>()
  const add = (cityId: number, named: Named[], street: Omit<AddressStreet, 'cityId' | 'names'>) => {
    const city = cities.get(cityId) ?? { streets: new Map(), vocabulary: new StreetVocabulary() }
    cities.set(cityId, city)
    const names = named.flatMap(({ name }) => city.vocabulary.addName(name))
    const added = { ...street, cityId, names }
    for (const core of new Set(names.flatMap((name) => name.core ?? [])))
      city.streets.set(core, [...(city.streets.get(core) ?? []), added])
  }
  const none = { row: undefined, houseStreets: [], microdistrict: undefined }
  await forEachInSlices(gazetteer.streets, ({ street }) => {
    const linked = byRow.get(street) ?? []
    add(street.city_id, [street, ...linked], { ...none, row: street, houseStreets: linked })
  })
  await forEachInSlices(houseStreets, (street) => {
    if (!rows.has(street)) add(street.cityId, [street], { ...none, houseStreets: [street] })
  })
  const urbans = new Map(gazetteer.urbans.map((urban) => [urban.id, urban]))
  await forEachInSlices(MICRODISTRICTS, (microdistrict) => {
    const cityId = urbans.get(microdistrict.urbanId)?.district.city.id
    if (cityId !== undefined) add(cityId, [microdistrict], { ...none, microdistrict })
  })

  const placeBases = new Map<Place, string[][]>()
  await forEachInSlices([...gazetteer.cities, ...gazetteer.districts, ...gazetteer.urbans], (place) =>
    placeBases.set(
      place,
      place.names.map(({ words }) => words.map(toBase)),
    ),
  )
  return { gazetteer, cities, houses, rows, placeBases }
}

type Named = Pick<StreetRow, 'name'>
