import { z } from 'zod'
import { DICTIONARY_NAMES, type DictionaryName } from '../dictionaries'
import { City } from './locations'
import { id } from './primitives'
import { rowsOf } from './rows'

export const DictionaryEntry = z.object({ id, display_name: z.union([z.string(), z.number()]) })

/** A list or a map by type of real estate. PHP encodes a list with gaps as an object. */
export const Dictionary = z
  .union([
    rowsOf(DictionaryEntry),
    z.record(
      z.string(),
      z.union([rowsOf(DictionaryEntry), z.record(z.string(), DictionaryEntry).transform(listEntries)]),
    ),
  ])
  .default([])

function listEntries(entries: Record<string, z.output<typeof DictionaryEntry>>) {
  return Object.values(entries)
}

export const Dictionaries = z.object(
  Object.fromEntries(DICTIONARY_NAMES.map((name) => [name, Dictionary])) as Record<
    DictionaryName,
    typeof Dictionary
  >,
)

/** Answer of the filter parameters' endpoint; any dictionary and the cities may be missing. */
export const FilterParameters = Dictionaries.extend({ cities: rowsOf(City).default([]) })
