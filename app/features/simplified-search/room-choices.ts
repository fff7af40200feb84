import type { Entry } from '~/upstream/dictionaries.server'
import { LAND_TYPE_ID } from '~contract/real-estate-types'

/** From this number on one choice covers all. */
const GROUPED_FROM = 5

/** A choice may stand for several dictionary entries. */
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

/** Names without a number, such as a studio, are choices of their own. */
function parseRoomCount(name: string): number {
  return Number.parseInt(name, 10) || 0
}
