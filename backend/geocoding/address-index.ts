import type { Gazetteer, GetGazetteer } from '~backend/locations/gazetteer'
import type { SearchableName } from '~backend/locations/street-name'
import type { StreetRow } from '~backend/locations/street-store'
import { HouseIndex, type HouseStreet, loadHouseStreets } from './houses'
import { linkStreets } from './link-streets'

/** A street of the marketplace, of the house numbers, or of both. */
export interface AddressStreet {
  cityId: number
  /** Undefined for a street that the marketplace does not list. */
  row: StreetRow | undefined
  houseStreets: HouseStreet[]
  names: SearchableName[]
}

export interface AddressIndex {
  gazetteer: Gazetteer
  streets: AddressStreet[]
  houses: HouseIndex
  /** The marketplace's streets on which the house numbers stand; one street may have a row for each neighbourhood. */
  rows: ReadonlyMap<HouseStreet, StreetRow[]>
  /** Of all names, to mend typing errors by. */
  stems: ReadonlySet<string>
}

export type GetAddressIndex = () => Promise<AddressIndex>

/** Reads the house numbers when it is first asked, and joins them anew when the gazetteer changes. */
export function createAddressIndex(getGazetteer: GetGazetteer, houseFolder: string): GetAddressIndex {
  let loading: Promise<{ streets: HouseStreet[]; index: HouseIndex }> | undefined
  const load = async () => {
    const streets = await loadHouseStreets(houseFolder)
    return { streets, index: new HouseIndex(streets) }
  }
  let latest: AddressIndex | undefined
  return async () => {
    loading ??= load()
    const [gazetteer, { streets, index }] = await Promise.all([getGazetteer(), loading])
    if (latest?.gazetteer !== gazetteer) latest = joinAddresses(gazetteer, streets, index)
    return latest
  }
}

function joinAddresses(
  gazetteer: Gazetteer,
  houseStreets: readonly HouseStreet[],
  houses: HouseIndex,
): AddressIndex {
  const rows = linkStreets(gazetteer.streets, houseStreets)
  const byRow = new Map<StreetRow, HouseStreet[]>()
  for (const [houseStreet, linked] of rows)
    for (const row of linked) byRow.set(row, [...(byRow.get(row) ?? []), houseStreet])
  const streets: AddressStreet[] = [
    ...gazetteer.streets.map(({ street, names }) => ({
      cityId: street.city_id,
      row: street,
      houseStreets: byRow.get(street) ?? [],
      names,
    })),
    ...houseStreets
      .filter((street) => !rows.has(street))
      .map((street) => ({
        cityId: street.cityId,
        row: undefined,
        houseStreets: [street],
        names: street.names,
      })),
  ]
  const named = [...streets, ...gazetteer.cities, ...gazetteer.districts, ...gazetteer.urbans]
  const stems = new Set(named.flatMap(({ names }) => names.flatMap((name) => name.stems)))
  return { gazetteer, streets, houses, rows, stems }
}
