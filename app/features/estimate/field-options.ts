import type { Dictionaries, Dictionary, Entry } from '~/upstream/dictionaries.server'

/** Project types excluded by the specification. */
const EXCLUDED_PROJECT_TYPES = new Set([14, 15, 16])

export function listFieldOptions(dictionaries: Dictionaries, typeId: number) {
  const entriesFor = ({ all, byType }: Dictionary): Entry[] =>
    byType[typeId] ?? (Object.keys(byType).length > 0 ? [] : all)
  return {
    statuses: entriesFor(dictionaries.statuses),
    conditions: entriesFor(dictionaries.conditions),
    projectTypes: entriesFor(dictionaries.project_types).filter(({ id }) => !EXCLUDED_PROJECT_TYPES.has(id)),
  }
}

/** Returns the number of rooms, parsed from the room type's name; "10+" counts as ten. */
export function getRoomCount(dictionaries: Dictionaries, roomTypeId: number | undefined): number {
  const name = dictionaries.room_types.all.find(({ id }) => id === roomTypeId)?.name
  return Number.parseInt(name ?? '', 10) || 1
}
