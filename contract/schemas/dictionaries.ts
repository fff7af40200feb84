import { z } from 'zod'
import { DICTIONARY_NAMES, type DictionaryName } from '../dictionaries'
import { id } from './primitives'

export const DictionaryEntry = z.object({ id, display_name: z.union([z.string(), z.number()]) })

/** A plain list, or entries by type of real estate: a list of them, or an object in which PHP left out some. */
export const Dictionary = z
  .union([
    z.array(DictionaryEntry),
    z.record(
      z.string(),
      z.union([z.array(DictionaryEntry), z.record(z.string(), DictionaryEntry).transform(listEntries)]),
    ),
  ])
  .default([])

function listEntries(entries: Record<string, z.output<typeof DictionaryEntry>>) {
  return Object.values(entries)
}

/** `GET /microservice/statements/statement-parameters` */
export const Dictionaries = z.object(
  Object.fromEntries(DICTIONARY_NAMES.map((name) => [name, Dictionary])) as Record<
    DictionaryName,
    typeof Dictionary
  >,
)
