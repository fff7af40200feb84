import { icons } from '../../../ui/icons'

/** Drawings of facts in the hand of the site's icons. They stand apart from those: only a statement's page needs them. */
const drawings = {
  balcony: 'M5.5 12.5v-7a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v7M3.5 12.5h17v8h-17zM8 12.5v8M12 3.5v17M16 12.5v8',
  bath: 'M3.5 12.5h17v2A4.5 4.5 0 0 1 16 19H8a4.5 4.5 0 0 1-4.5-4.5zM6 12.5V6a2 2 0 0 1 4 0M7.5 19l-1 1.5M16.5 19l1 1.5',
  bed: 'M3.5 19V5.5M3.5 15.5h17M20.5 19v-6.5a2.5 2.5 0 0 0-2.5-2.5h-7.5v5.5M5.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  bolt: 'M13 3.5 5.5 13.5H11l-1 7 7.5-10H12z',
  calendar: 'M4.5 6h15v14h-15zM4.5 10h15M8.5 3.5v4M15.5 3.5v4',
  chair: 'M7.5 3.5v17M7.5 12.5h9v8M7.5 16.5h9',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5l3.5 2',
  dishwasher: 'M5 3.5h14v17H5zM5 8h14M8 5.8h3M9 11.5v5.5M12 11.5v5.5M15 11.5v5.5',
  door: 'M6 20.5V4h12v16.5M3.5 20.5h17M14.5 12.5h.01',
  drop: 'M12 3.5s6 6.5 6 10.8a6 6 0 0 1-12 0c0-4.3 6-10.8 6-10.8z',
  fence: 'M4 20V8l2-2.5L8 8v12M10 20V8l2-2.5L14 8v12M16 20V8l2-2.5L20 8v12M2.5 11h19M2.5 16h19',
  flame:
    'M12 3.5c.5 3.5 5.5 5.5 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2.5 1.5-4 2.5-5 .3 1.5 1 2.3 1.8 2.6-.3-2.6-.3-5.6 1.2-8.1z',
  fridge: 'M6.5 3.5h11v17h-11zM6.5 10h11M9.5 6v1.5M9.5 13v2.5',
  glass: 'M7 4h10l-1 6a4 4 0 0 1-8 0zM12 14v6M8.5 20h7M7.5 8h9',
  grill: 'M5 6.5h14a7 7 0 0 1-14 0zM9 13l-2.5 7.5M15 13l2.5 7.5M9 3.5h.01M12 3.5h.01M15 3.5h.01',
  gym: 'M7 8v8M4.5 10v4M17 8v8M19.5 10v4M7 12h10',
  investment: 'M4 19.5h16M5 15l4.5-4.5 3.5 3L19.5 7M15 7h4.5v4.5',
  key: 'M4.5 8.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11.5 11.5l8 8M16.5 16.5l2.5-2.5M14 14l1.5-1.5',
  lamp: 'M9.5 17.5h5M10.5 20.5h3M8.8 14.8a5.5 5.5 0 1 1 6.4 0c-.6.5-.9 1.2-.9 2.7H9.7c0-1.5-.3-2.2-.9-2.7z',
  lift: 'M5 3.5h14v17H5zM9.5 10 12 7l2.5 3M9.5 14l2.5 3 2.5-3',
  oven: 'M5 3.5h14v17H5zM5 8.5h14M8.5 6h.01M12 6h.01M15.5 6h.01M8.5 12h7v5h-7z',
  paw: 'M12 12c2.5 0 5 2.5 5 5s-2.5 2.5-5 2.5-5 0-5-2.5 2.5-5 5-5zM7.5 7.5a1.5 2 0 1 0 3 0a1.5 2 0 1 0-3 0M13.5 7.5a1.5 2 0 1 0 3 0a1.5 2 0 1 0-3 0M3.7 12a1.3 1.7 0 1 0 2.6 0a1.3 1.7 0 1 0-2.6 0M17.7 12a1.3 1.7 0 1 0 2.6 0a1.3 1.7 0 1 0-2.6 0',
  pipe: 'M4 7h9a4 4 0 0 1 4 4v4M4 11.5h7a2 2 0 0 1 2 2V15M10.5 15h9v3h-9zM15 20.5h.01',
  pot: 'M5 9.5h14v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM2.5 12H5M19 12h2.5M8 6.5h8M12 4.5v2',
  road: 'M8 4 4 20M16 4l4 16M12 5v3M12 11v3M12 17v3',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2 2 4-4',
  snow: 'M12 3.5v17M4.6 7.75l14.8 8.5M19.4 7.75l-14.8 8.5M9.5 5l2.5 2 2.5-2M9.5 19l2.5-2 2.5 2',
  sofa: 'M5 11V8a2.5 2.5 0 0 1 2.5-2.5h9A2.5 2.5 0 0 1 19 8v3M3.5 12.5a1.75 1.75 0 0 1 3.5 0V15h10v-2.5a1.75 1.75 0 0 1 3.5 0v6h-17zM6 18.5v2M18 18.5v2',
  split: 'M4 5h16v14H4zM12 5v3M12 10.5v3M12 16v3',
  stairs: 'M4 19.5h4V15h4v-4.5h4V6h4.5',
  steam:
    'M8 4c-1.5 2.5 1.5 4 0 6.5M12 4c-1.5 2.5 1.5 4 0 6.5M16 4c-1.5 2.5 1.5 4 0 6.5M5 14.5h14v2a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 5 16.5z',
  table: 'M3.5 9h17l-2-3h-13zM6 9v10.5M18 9v10.5',
  tree: 'M12 20.5V11M12 16l3-2.5M6.5 14a4.2 4.2 0 0 1-.5-7 6 6 0 0 1 12 0 4.2 4.2 0 0 1-.5 7z',
  tv: 'M4 6h16v10.5H4zM9 20h6M12 16.5V20',
  washer: 'M5 3.5h14v17H5zM8 6.5h.01M8 13.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  waves:
    'M3.5 9c1.4-1.5 2.8-1.5 4.25 0s2.85 1.5 4.25 0 2.85-1.5 4.25 0 2.85 1.5 4.25 0M3.5 15c1.4-1.5 2.8-1.5 4.25 0s2.85 1.5 4.25 0 2.85-1.5 4.25 0 2.85 1.5 4.25 0',
  wifi: 'M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 12.8a8 8 0 0 1 11 0M9.3 16a4 4 0 0 1 5.4 0M12 19h.01',
  wind: 'M3.5 9h10A2.5 2.5 0 1 0 11 6.5M3.5 13H18a2.5 2.5 0 1 1-2.5 2.5M3.5 17h6a2 2 0 1 1-2 2',
} as const

/** The drawing beside each key fact. */
export const keyDrawings = {
  area: icons.ruler,
  yard: drawings.tree,
  rooms: drawings.door,
  bedrooms: drawings.bed,
  bathrooms: drawings.bath,
  floor: drawings.stairs,
} as const

/** Keys of parameters that mean much the same share a drawing. */
const byKey: Record<string, string> = {
  ...{ internet: drawings.wifi, tv: drawings.tv, gas: drawings.flame, telephone: icons.phone },
  ...{ jacuzzi: drawings.bath, swimming_pool: drawings.waves, sauna: drawings.steam, spa: drawings.steam },
  ...{ living_room: drawings.sofa, loggia: drawings.balcony, veranda: drawings.balcony },
  ...{ water: drawings.drop, sewerage: drawings.pipe, electricity: drawings.bolt },
  ...{ asphalt_road: drawings.road, waiting_space: drawings.clock, cellar: drawings.glass },
  ...{ bar: drawings.glass, gym: drawings.gym, fenced: drawings.fence, gate: drawings.fence },
  ...{ fruit_trees: drawings.tree, grill: drawings.grill, yard_lighting: drawings.lamp, yard: drawings.tree },
  ...{ kitchen: drawings.pot, storeroom: icons.cube, alarm: icons.bell, elevator: drawings.lift },
  ...{ freight_elevator: drawings.lift, ventilation: drawings.wind, chimney: drawings.flame },
  ...{ guard: drawings.shield, coded_door: drawings.key, can_be_divided: drawings.split },
  ...{ divisible: drawings.split, with_building: icons.home, with_approved_project: icons.document },
  ...{ approved_project: icons.document, for_party: icons.star, pets_allowed: drawings.paw },
  ...{ booking_account: drawings.calendar, for_investment: drawings.investment },
  ...{ furniture: drawings.sofa, bed: drawings.bed, sofa: drawings.sofa, table: drawings.table },
  ...{ chairs: drawings.chair, stove: drawings.flame, oven: drawings.oven, conditioner: drawings.snow },
  ...{ refrigerator: drawings.fridge, washing_machine: drawings.washer, dishwasher: drawings.dishwasher },
}

/** The drawing beside a parameter; one that the upstream adds later has a tick. */
export function parameterDrawing(key: string | undefined): string {
  return (key !== undefined && Object.hasOwn(byKey, key) && byKey[key]) || icons.check
}
