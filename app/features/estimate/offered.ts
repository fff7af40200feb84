import type { Dictionaries, Dictionary, Entry } from '../../upstream/dictionaries.server'

/** Project types that the specification leaves out of this form. */
const LEFT_OUT = new Set([14, 15, 16])

/** What may be chosen for a type of real estate. */
export function typesOffered(dictionaries: Dictionaries, typeId: number) {
  const of = ({ all, byType }: Dictionary): Entry[] =>
    byType[typeId] ?? (Object.keys(byType).length > 0 ? [] : all)
  return {
    statuses: of(dictionaries.statuses),
    conditions: of(dictionaries.conditions),
    projectTypes: of(dictionaries.project_types).filter(({ id }) => !LEFT_OUT.has(id)),
  }
}

/** The number behind a type of rooms: its name says it, "10+" as well. */
export function roomsOf(dictionaries: Dictionaries, roomTypeId: number | undefined): number {
  const name = dictionaries.room_types.all.find(({ id }) => id === roomTypeId)?.name
  return Number.parseInt(name ?? '', 10) || 1
}
