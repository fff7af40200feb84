import type { MapGroup } from './map-group'
import type { Where } from './sql/where'

/** Up to so many statements are shown one by one. */
export const MAX_PINS = 60

/** What a query finds, by the cells of a grid; when few, also the conditions that find each of them. */
export type MapResult = { groups: MapGroup[]; pinsWhere: Where | undefined }

/** How many statements are in groups. */
export function countStatements(groups: readonly MapGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
