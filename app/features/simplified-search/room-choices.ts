import type { Entry } from '~/upstream/dictionaries.server'
import { LAND_TYPE_ID } from '~contract/statements'

/** Number of rooms from which one choice covers all. */
const GROUPED_FROM = 5

/** Choice, which may cover several dictionary entries. */
export interface RoomChoice {
  ids: number[]
  label: string
}

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

export function hasRooms(type: number | undefined): boolean {
  return type !== LAND_TYPE_ID
}

/** Parses the number of rooms; names without one, such as a studio, are separate choices. */
function parseRoomCount(name: string): number {
  return Number.parseInt(name, 10) || 0
}
