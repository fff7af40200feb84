import type { Dictionary, Entry } from './dictionaries.server'

/** The entries that fit a real-estate type, or all while none is chosen. */
export function entriesFor(dictionary: Dictionary, realEstateTypeId: number | undefined): Entry[] {
  return (realEstateTypeId !== undefined && dictionary.byType[realEstateTypeId]) || dictionary.all
}
