import { getSectorNeighbourhoodIds } from '~contract/estimate-sectors'

export interface Sector {
  key: string
  /** Name used in published price tables. */
  name: string
  districtId: number
  urbanIds: readonly number[]
  /** Median asking price in USD per m²; null if too few prices were published. */
  level: number | null
}

type Row = readonly [name: string, districtId: number, level: number | null]

/**
 * Medians on one Georgian portal, 16 October to 17 December 2023, weighted by days online.
 * They serve as prior until a sector has enough flats of its own.
 */
const SECTOR_ROWS: readonly Row[] = [
  ['Saburtalo', 4, 1744],
  ['Didi Dighomi', 4, 1223],
  ['Vake', 4, 2174],
  ['Vedzisi', 4, 1738],
  ['Vashlijvari', 4, 1304],
  ['Nutsubidze Plateau', 4, 1350],
  ['Dighomi Village', 4, 1266],
  ['Dighomi', 4, 1113],
  ['Dighmis Chala', 4, null],
  ['Lisi Lake', 4, 1558],
  ['Bagebi', 4, 1701],
  ['Mtatsminda', 6, 2111],
  ['Sololaki', 6, 2146],
  ['Vera', 6, 2169],
  ['Abanotubani', 6, null],
  ['Avlabari', 6, 1786],
  ['Elia', 6, null],
  ['Krtsanisi', 6, null],
  ['Ortachala', 6, 1537],
  ['Didube', 3, 1219],
  ['Dighomi Massive', 3, 1217],
  ['Chughureti', 3, 1400],
  ['Kukia', 3, null],
  ['Svanetis Ubani', 3, null],
  ['Ivertubani', 3, 982],
  ['Gldani', 1, 1055],
  ['Nadzaladevi', 1, 1304],
  ['Temka', 1, 993],
  ['Mukhiani', 1, 1150],
  ['Sanzona', 1, 1192],
  ['Lotkini', 1, null],
  ['Avchala', 1, 882],
  ['Zahesi', 1, 968],
  ['Gldanula', 1, null],
  ['Koniaki Settlement', 1, null],
  ['Tbilisi Sea', 1, null],
  ['Isani', 5, 1320],
  ['Samgori', 5, 1104],
  ['Varketili', 5, 1093],
  ['Vazisubani', 5, 1020],
  ['Navtlughi', 5, 1187],
  ['Orkhevi', 5, 729],
  ['Lilo', 5, 761],
  ['Ponichala', 5, 733],
  ['Airport Settlement', 5, 727],
  ['Africa Settlement', 5, 783],
]

const SECTOR_ALIASES: Readonly<Record<string, string>> = { 'Vazha-Pshavela': 'Saburtalo' }

export const SECTORS: readonly Sector[] = SECTOR_ROWS.map(([name, districtId, level]) => {
  const key = name.toLowerCase().replaceAll(/[ -]/g, '_')
  return { key, name, districtId, urbanIds: getSectorNeighbourhoodIds(key), level }
})

const byKey = new Map(SECTORS.map((sector) => [sector.key, sector]))
const byName = new Map(SECTORS.map((sector) => [sector.name, sector]))
const byUrban = new Map(SECTORS.flatMap((sector) => sector.urbanIds.map((id) => [id, sector] as const)))

export const findSectorByKey = (key: string): Sector | undefined => byKey.get(key)

export const findSectorByName = (name: string): Sector | undefined => byName.get(SECTOR_ALIASES[name] ?? name)

export const findSectorByNeighbourhood = (urbanId: number): Sector | undefined => byUrban.get(urbanId)
