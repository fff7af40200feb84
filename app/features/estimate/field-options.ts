import type { Dictionaries, Dictionary, Entry } from '~/upstream/dictionaries.server'

/** Project types that the specification leaves out of this form. */
const EXCLUDED_PROJECT_TYPES = new Set([14, 15, 16])

/** What may be chosen for a type of real estate. */
export function listFieldOptions(dictionaries: Dictionaries, typeId: number) {
  const entriesFor = ({ all, byType }: Dictionary): Entry[] =>
    byType[typeId] ?? (Object.keys(byType).length > 0 ? [] : all)
  return {
    statuses: entriesFor(dictionaries.statuses),
    conditions: entriesFor(dictionaries.conditions),
    projectTypes: entriesFor(dictionaries.project_types).filter(({ id }) => !EXCLUDED_PROJECT_TYPES.has(id)),
  }
}

/** The number behind a type of rooms: its name says it, "10+" as well. */
export function getRoomCount(dictionaries: Dictionaries, roomTypeId: number | undefined): number {
  const name = dictionaries.room_types.all.find(({ id }) => id === roomTypeId)?.name
  return Number.parseInt(name ?? '', 10) || 1
}
