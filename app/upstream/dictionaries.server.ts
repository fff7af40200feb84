import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import type { Call } from './upstream-client.server'

const EntryRow = z
  .object({ id: z.number().int(), display_name: z.union([z.string(), z.number()]) })
  .transform((row) => ({ id: row.id, name: String(row.display_name) }))

export type Entry = z.output<typeof EntryRow>

/** Some groups are plain lists, others objects keyed by real-estate type. */
const Group = z
  .union([
    z.array(EntryRow),
    z.record(
      z.string(),
      z.union([z.array(EntryRow), z.record(z.string(), EntryRow).transform(Object.values<Entry>)]),
    ),
  ])
  .default([])
  .transform(
    (group): Dictionary =>
      Array.isArray(group)
        ? { all: group, byType: {} }
        : { all: mergeEntries(Object.values(group)), byType: group },
  )

/** All entries, and where they depend on the real-estate type, those of each type. */
export interface Dictionary {
  all: Entry[]
  byType: Record<string, Entry[]>
}

function mergeEntries(lists: Entry[][]): Entry[] {
  return [...new Map(lists.flat().map((entry) => [entry.id, entry])).values()]
}

const dictionaryNames = [
  'deal_types',
  'real_estate_types',
  'statuses',
  'conditions',
  'project_types',
  'room_types',
  'bedroom_types',
  'bathroom_types',
  'heating_types',
  'hot_water_types',
  'parking_types',
  'storeroom_types',
  'material_types',
  'door_window_types',
  'statement_parameters',
] as const

export type DictionaryName = (typeof dictionaryNames)[number]
export type Dictionaries = Record<DictionaryName, Dictionary>

const Parameters = z.object(
  Object.fromEntries(dictionaryNames.map((name) => [name, Group])) as Record<DictionaryName, typeof Group>,
)

export const statementParameters: Call<Dictionaries> = {
  api: 'main',
  path: 'microservice/statements/statement-parameters',
  query: new URLSearchParams({ exclude_cities: '1' }),
  answer: success(Parameters),
}
