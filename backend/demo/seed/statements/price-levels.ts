export type AreaProfile = 'historic' | 'central' | 'panel' | 'growing' | 'village'

/** Growth of 6 % a year from the levels below (end of 2023) to the seed's date. */
export const UPLIFT = 1.06 ** 2.5

type Row = readonly [id: number, usdPerMetre: number, profile: AreaProfile]

/** Median asking prices of flats in USD per m², end of 2023; unobserved ones follow their neighbours. */
const NEIGHBOURHOOD_LEVELS: readonly Row[] = [
  // Vake-Saburtalo
  [38, 2174, 'central'],
  [47, 1744, 'central'],
  [29, 1223, 'growing'],
  [40, 1738, 'growing'],
  [39, 1304, 'growing'],
  [46, 1350, 'panel'],
  [48, 1266, 'growing'],
  [30, 1113, 'growing'],
  [106, 1150, 'growing'],
  [43, 1558, 'growing'],
  [101, 1500, 'growing'],
  [28, 1701, 'growing'],
  [42, 1900, 'village'],
  [41, 1200, 'village'],
  [111, 1000, 'village'],
  [44, 900, 'village'],
  [45, 900, 'village'],
  [121, 1000, 'village'],
  // Old Tbilisi
  [66, 2111, 'historic'],
  [67, 2146, 'historic'],
  [64, 2169, 'central'],
  [61, 2050, 'historic'],
  [62, 1786, 'historic'],
  [63, 1500, 'historic'],
  [65, 1450, 'growing'],
  [57, 1537, 'growing'],
  [107, 1200, 'village'],
  // Didube-Chughureti
  [23, 1219, 'panel'],
  [24, 1217, 'panel'],
  [27, 1400, 'historic'],
  [25, 1150, 'historic'],
  [26, 1100, 'historic'],
  [103, 982, 'growing'],
  // Gldani-Nadzaladevi
  [2, 1055, 'panel'],
  [10, 1304, 'growing'],
  [6, 993, 'panel'],
  [9, 1150, 'panel'],
  [11, 1192, 'panel'],
  [8, 900, 'village'],
  [1, 882, 'panel'],
  [4, 968, 'panel'],
  [3, 950, 'panel'],
  [7, 950, 'panel'],
  [5, 1000, 'growing'],
  [12, 850, 'village'],
  [122, 800, 'village'],
  [120, 800, 'village'],
  // Isani-Samgori
  [53, 1320, 'growing'],
  [59, 1104, 'panel'],
  [52, 1093, 'panel'],
  [55, 1050, 'panel'],
  [51, 1020, 'panel'],
  [56, 1187, 'panel'],
  [78, 1080, 'panel'],
  [58, 729, 'panel'],
  [54, 761, 'panel'],
  [60, 733, 'panel'],
  [49, 727, 'panel'],
  [50, 850, 'village'],
  [117, 783, 'panel'],
  [22, 1350, 'village'],
  [17, 1000, 'village'],
  [16, 950, 'village'],
  [18, 1250, 'village'],
  [19, 900, 'village'],
  [20, 900, 'village'],
  [21, 900, 'village'],
  [14, 800, 'village'],
  [13, 750, 'village'],
  [15, 900, 'village'],
  [102, 950, 'village'],
  [118, 700, 'village'],
]

/** Levels of towns. Unlisted towns get the level of a small one. */
const TOWN_LEVELS: readonly Row[] = [
  [15, 1250, 'growing'],
  [96, 760, 'panel'],
  [73, 720, 'panel'],
  [94, 1000, 'growing'],
  [16, 1400, 'growing'],
  [46, 1900, 'growing'],
  [20, 800, 'panel'],
  [62, 780, 'historic'],
  [83, 850, 'historic'],
  [42, 650, 'historic'],
  [97, 1100, 'village'],
  [59, 1000, 'village'],
]
const SMALL_TOWN_LEVEL: Row = [0, 480, 'panel']

const neighbourhoods = new Map(NEIGHBOURHOOD_LEVELS.map((row) => [row[0], row]))
const towns = new Map(TOWN_LEVELS.map((row) => [row[0], row]))

export function getPriceLevel(place: { cityId: number; urbanId: number | null }) {
  const row =
    (place.urbanId !== null && neighbourhoods.get(place.urbanId)) ||
    (towns.get(place.cityId) ?? SMALL_TOWN_LEVEL)
  return { level: row[1], profile: row[2] }
}
