import type { z } from 'zod'
import { DICTIONARY_NAMES, type DictionaryName } from '~contract/dictionaries'
import { statementEndpoints } from '~contract/endpoints/statements'
import * as wire from '~contract/schemas/dictionaries'
import { success } from '~contract/schemas/envelope'
import { createRequest } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

export interface Entry {
  id: number
  name: string
}

/** Entries of a dictionary: all of them, and by real-estate type where they depend on it. */
export interface Dictionary {
  all: Entry[]
  byType: Record<string, Entry[]>
}

export type Dictionaries = Record<DictionaryName, Dictionary>

export const statementParameters: Call<Dictionaries> = {
  ...createRequest(statementEndpoints.parameters, { query: {} }),
  // The cities come from a call of their own.
  ownFields: { exclude_cities: '1' },
  // A response of another shape would be cached as if there were no deals, kinds and conditions.
  answer: success(wire.Dictionaries.refine(hasEntries)).transform(toDictionaries),
}

function hasEntries(dictionaries: z.output<typeof wire.Dictionaries>): boolean {
  return Object.values(dictionaries).some((dictionary) => Object.keys(dictionary).length > 0)
}

export const NO_DICTIONARIES = toDictionaries(wire.Dictionaries.parse({}))

export function toDictionaries(dictionaries: z.output<typeof wire.Dictionaries>): Dictionaries {
  return Object.fromEntries(
    DICTIONARY_NAMES.map((name) => [name, toDictionary(dictionaries[name])]),
  ) as Dictionaries
}

function toDictionary(dictionary: z.output<typeof wire.Dictionary>): Dictionary {
  if (Array.isArray(dictionary)) return { all: dictionary.map(toEntry), byType: {} }
  const byType = Object.fromEntries(
    Object.entries(dictionary).map(([typeId, entries]) => [typeId, entries.map(toEntry)]),
  )
  return { all: mergeEntries(Object.values(byType)), byType }
}

function toEntry({ id, display_name }: z.output<typeof wire.DictionaryEntry>): Entry {
  return { id, name: String(display_name) }
}

function mergeEntries(lists: Entry[][]): Entry[] {
  return [...new Map(lists.flat().map((entry) => [entry.id, entry])).values()]
}
