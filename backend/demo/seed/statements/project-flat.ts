import { PARAMETERS } from '~backend/dictionaries/parameters'
import type { Random } from '../../random'
import type { Layout } from '../projects/layouts'
import type { Project } from '../projects/projects'
import type { Amenities } from './amenities'
import { type Building, NEW_STATUS, UNDER_CONSTRUCTION_STATUS } from './building-state'
import { type Dimensions, roundToTenths } from './dimensions'
import { getPriceFactor } from './flat-building'
import type { Price } from './price'

export function projectBuilding(random: Random, project: Project): Building {
  const statusId = project.isCompleted ? NEW_STATUS : UNDER_CONSTRUCTION_STATUS
  const conditionId = random.pick(project.conditionIds)
  return {
    statusId,
    conditionId,
    projectTypeId: 8,
    buildYearId: 3,
    materialTypeId: project.materialTypeId,
    totalFloors: project.floors,
    priceFactor: getPriceFactor(project.place.profile, statusId, conditionId),
  }
}

/** Returns the project's layout with the nearest area in m². */
export function pickLayout({ layouts }: Project, area: number): Layout | undefined {
  const distance = (layout: Layout) => Math.abs(layout.area - area)
  return [...layouts].sort((one, other) => distance(one) - distance(other))[0]
}

/** Applies a layout: the project page states the same area, rooms, floors and height. */
export function withLayoutDimensions(
  drawn: Dimensions,
  { height }: Project,
  { area, rooms, floorFrom, floorTo }: Layout,
): Dimensions {
  return {
    ...drawn,
    area,
    rooms,
    height,
    bedrooms: Math.max(1, rooms - 1),
    bathrooms: Math.min(drawn.bathrooms ?? 1, Math.max(1, rooms - 1)),
    floor: floorFrom + ((drawn.floor ?? 0) % (floorTo - floorFrom + 1)),
    livingRoomArea: roundToTenths(((drawn.livingRoomArea ?? 0) / drawn.area) * area),
    studio: drawn.studio || rooms === 1,
  }
}

const UNDERGROUND_PARKING = 5
const SECURITY_ID = PARAMETERS.find(({ key }) => key === 'guard')?.id

/** Adds the amenities that all project texts promise: a guarded entrance and a car-free yard. */
export function withProjectAmenities({ parameters, ...amenities }: Amenities): Amenities {
  return {
    ...amenities,
    parkingTypeId: UNDERGROUND_PARKING,
    parameters: PARAMETERS.flatMap(({ id }) => (id === SECURITY_ID || parameters.includes(id) ? [id] : [])),
  }
}

/**
 * Sets the price in dollars, as in projects, so that exchange rates keep a flat in its project's price range.
 */
export function withLayoutPrice(price: Price, { area, squarePrice }: Layout): Price {
  return { ...price, price: price.price === null ? null : Math.round(squarePrice * area), currencyId: 2 }
}
