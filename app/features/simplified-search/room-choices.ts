import type { Entry } from '~/upstream/dictionaries.server'
import { LAND_TYPE_ID } from '~contract/real-estate-types'

/** From so many on one answer takes them all. */
const GROUPED_FROM = 5

/** One answer to "how many rooms", which may stand for several entries of the dictionary, in the order of their ids. */
export interface RoomChoice {
  ids: number[]
  label: string
}

/** One, two, three, four rooms, and "5+". */
export function listRoomChoices(entries: readonly Entry[]): RoomChoice[] {
  const few = entries.filter(({ name }) => parseRoomCount(name) < GROUPED_FROM)
  const many = entries.filter(({ name }) => parseRoomCount(name) >= GROUPED_FROM)
  return [
    ...few.map(({ id, name }) => ({ ids: [id], label: name })),
    ...(many.length > 0
      ? [{ ids: many.map(({ id }) => id).sort((a, b) => a - b), label: `${GROUPED_FROM}+` }]
      : []),
  ]
}

/** Whether a real-estate type is looked for by its rooms: land alone is never counted in them. */
export function hasRooms(type: number | undefined): boolean {
  return type !== LAND_TYPE_ID
}

/** Names that are no figure, as a studio, are an answer of their own. */
function parseRoomCount(name: string): number {
  return Number.parseInt(name, 10) || 0
}
