/** Market areas of Tbilisi: one neighbourhood ("urban"), or a small one with the neighbour it is sold as. */
export interface Sector {
  /** The key on the wire. */
  key: string
  /** The name in published price tables. */
  name: string
  districtId: number
  urbanIds: readonly number[]
  /** Median asking price in USD per m², October to December 2023; null where too few were seen. */
  level: number | null
}

type Row = readonly [name: string, districtId: number, urbanIds: readonly number[], level: number | null]

/**
 * Ids: the marketplace's public places. Levels: medians of asking prices on one Georgian portal, 16 October to 17
 * December 2023, weighted by the days that advertisements stood. They say how the sectors compare, and only for as
 * long as a sector has few flats of its own. Villages around the town have no market of flats, so they have no sector.
 */
const SECTOR_ROWS: readonly Row[] = [
  ['Saburtalo', 4, [47], 1744],
  ['Didi Dighomi', 4, [29], 1223],
  ['Vake', 4, [38], 2174],
  ['Vedzisi', 4, [40], 1738],
  ['Vashlijvari', 4, [39], 1304],
  ['Nutsubidze Plateau', 4, [46], 1350],
  ['Dighomi Village', 4, [48], 1266],
  ['Dighomi', 4, [30], 1113],
  ['Dighmis Chala', 4, [106], null],
  ['Lisi Lake', 4, [43, 101], 1558],
  ['Bagebi', 4, [28], 1701],
  ['Mtatsminda', 6, [66], 2111],
  ['Sololaki', 6, [67], 2146],
  ['Vera', 6, [64], 2169],
  ['Abanotubani', 6, [61], null],
  ['Avlabari', 6, [62], 1786],
  ['Elia', 6, [63], null],
  ['Krtsanisi', 6, [65], null],
  ['Ortachala', 6, [57], 1537],
  ['Didube', 3, [23], 1219],
  ['Dighomi Massive', 3, [24], 1217],
  ['Chughureti', 3, [27], 1400],
  ['Kukia', 3, [25], null],
  ['Svanetis Ubani', 3, [26], null],
  ['Ivertubani', 3, [103], 982],
  ['Gldani', 1, [2], 1055],
  ['Nadzaladevi', 1, [10], 1304],
  ['Temka', 1, [6], 993],
  ['Mukhiani', 1, [9], 1150],
  ['Sanzona', 1, [11], 1192],
  ['Lotkini', 1, [8], null],
  ['Avchala', 1, [1], 882],
  ['Zahesi', 1, [4], 968],
  ['Gldanula', 1, [3], null],
  ['Koniaki Settlement', 1, [7], null],
  ['Tbilisi Sea', 1, [5], null],
  ['Isani', 5, [53], 1320],
  ['Samgori', 5, [59, 78], 1104],
  ['Varketili', 5, [52, 55], 1093],
  ['Vazisubani', 5, [51], 1020],
  ['Navtlughi', 5, [56], 1187],
  ['Orkhevi', 5, [58], 729],
  ['Lilo', 5, [54], 761],
  ['Ponichala', 5, [60], 733],
  ['Airport Settlement', 5, [49], 727],
  ['Africa Settlement', 5, [117], 783],
]

/** Names in price tables that mean part of a sector. */
const SECTOR_ALIASES: Readonly<Record<string, string>> = { 'Vazha-Pshavela': 'Saburtalo' }

export const SECTORS: readonly Sector[] = SECTOR_ROWS.map(([name, districtId, urbanIds, level]) => ({
  key: name.toLowerCase().replaceAll(/[ -]/g, '_'),
  name,
  districtId,
  urbanIds,
  level,
}))

const byKey = new Map(SECTORS.map((sector) => [sector.key, sector]))
const byName = new Map(SECTORS.map((sector) => [sector.name, sector]))
const byUrban = new Map(SECTORS.flatMap((sector) => sector.urbanIds.map((id) => [id, sector] as const)))

export const findSectorByKey = (key: string): Sector | undefined => byKey.get(key)

export const findSectorByName = (name: string): Sector | undefined => byName.get(SECTOR_ALIASES[name] ?? name)

export const findSectorByNeighbourhood = (urbanId: number): Sector | undefined => byUrban.get(urbanId)
