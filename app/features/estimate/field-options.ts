import type { Dictionaries, Dictionary, Entry } from '~/upstream/dictionaries.server'

/** Left out by the specification. */
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

/** Parsed from the room type's name; "10+" counts as ten. */
export function getRoomCount(dictionaries: Dictionaries, roomTypeId: number | undefined): number {
  const name = dictionaries.room_types.all.find(({ id }) => id === roomTypeId)?.name
  return Number.parseInt(name ?? '', 10) || 1
}
