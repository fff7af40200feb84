import type { Where } from '../statements/filters'
import type { Group } from './group'

/** Up to so many statements are shown one by one. */
export const MOST_PINS = 60

/** What a query finds, by the cells of a grid; when few, also the conditions that find each of them. */
export type Found = { groups: Group[]; few: Where | undefined }

/** How many statements are in groups. */
export function totalOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
