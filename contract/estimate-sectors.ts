/**
 * Parts of Tbilisi with comparable flats: a neighbourhood, or a small one and the neighbour it is sold as.
 * The first id names the sector. Villages around Tbilisi have no market of flats and no sector.
 */
export const NEIGHBOURHOOD_IDS_BY_SECTOR = {
  saburtalo: [47],
  didi_dighomi: [29],
  vake: [38],
  vedzisi: [40],
  vashlijvari: [39],
  nutsubidze_plateau: [46],
  dighomi_village: [48],
  dighomi: [30],
  dighmis_chala: [106],
  lisi_lake: [43, 101],
  bagebi: [28],
  mtatsminda: [66],
  sololaki: [67],
  vera: [64],
  abanotubani: [61],
  avlabari: [62],
  elia: [63],
  krtsanisi: [65],
  ortachala: [57],
  didube: [23],
  dighomi_massive: [24],
  chughureti: [27],
  kukia: [25],
  svanetis_ubani: [26],
  ivertubani: [103],
  gldani: [2],
  nadzaladevi: [10],
  temka: [6],
  mukhiani: [9],
  sanzona: [11],
  lotkini: [8],
  avchala: [1],
  zahesi: [4],
  gldanula: [3],
  koniaki_settlement: [7],
  tbilisi_sea: [5],
  isani: [53],
  samgori: [59, 78],
  varketili: [52, 55],
  vazisubani: [51],
  navtlughi: [56],
  orkhevi: [58],
  lilo: [54],
  ponichala: [60],
  airport_settlement: [49],
  africa_settlement: [117],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type SectorKey = keyof typeof NEIGHBOURHOOD_IDS_BY_SECTOR

const sectors = new Map<number, SectorKey>(
  (Object.keys(NEIGHBOURHOOD_IDS_BY_SECTOR) as SectorKey[]).flatMap((sector) =>
    NEIGHBOURHOOD_IDS_BY_SECTOR[sector].map((id) => [id, sector] as const),
  ),
)

/** Returns undefined if the neighbourhood has no comparable flats. */
export function findSector(neighbourhoodId: number): SectorKey | undefined {
  return sectors.get(neighbourhoodId)
}

export function getSectorNeighbourhoodIds(sector: string): readonly number[] {
  return Object.hasOwn(NEIGHBOURHOOD_IDS_BY_SECTOR, sector)
    ? NEIGHBOURHOOD_IDS_BY_SECTOR[sector as SectorKey]
    : []
}
