import { RoaringBitmap32 } from 'roaring-wasm'
import { findCandidates, intersectCandidates, omitBitmapPredicates } from './candidates'
import type { ColumnStore } from './column-store'
import { countByValue } from './count-by-value'
import type { BitmapField } from './fields'
import { countIn, intersectMatching } from './filter-rows'
import { countMetroOptions, isMetroChoice } from './metro-facets'
import type { IdsPredicate, Predicate } from './predicates'

export type FacetCounts = { total: number; facets: Record<string, Record<number, number>> }

export type TogglePredicates = Readonly<Record<string, readonly Predicate[]>>

export type FacetSelection = {
  names: readonly BitmapField[]
  /** Toggles, counted as id 1. */
  toggles: TogglePredicates
  hasMetro: boolean
}

type ValueChoice = IdsPredicate & { field: BitmapField }

/** Counts each facet without its own selection. */
export function countFacets(
  store: ColumnStore,
  predicates: readonly Predicate[],
  { names: facetNames, toggles, hasMetro }: FacetSelection,
  excludedIds: readonly number[],
): FacetCounts {
  const metroChoice = hasMetro ? predicates.find(isMetroChoice) : undefined
  const choices = predicates.filter(
    (predicate) => isChoice(predicate, facetNames) || predicate === metroChoice,
  )
  const others = predicates.filter((predicate) => !choices.includes(predicate))
  const withoutChoices = findCandidates(store, others, excludedIds)
  const findWithout = (choice: Predicate | undefined) => {
    const candidates = withoutChoices.clone()
    intersectCandidates(
      store,
      candidates,
      choices.filter((other) => other !== choice),
    )
    return candidates
  }
  const found = findWithout(undefined)
  const foundWithout = new Map(
    choices
      .filter((choice) => isChoice(choice, facetNames))
      .map((choice) => [choice.field, findWithout(choice)]),
  )
  const foundWithoutMetro = metroChoice && findWithout(metroChoice)
  const bitmaps = [found, ...foundWithout.values(), ...(foundWithoutMetro ? [foundWithoutMetro] : [])]
  const all = RoaringBitmap32.orMany(bitmaps)
  intersectMatching(store, all, omitBitmapPredicates(predicates))
  for (const bitmap of bitmaps) bitmap.andInPlace(all)

  const metro = hasMetro ? countMetroOptions(store, foundWithoutMetro ?? found, metroChoice) : {}
  const facets = [
    ...countByValue(
      store,
      found,
      facetNames.filter((name) => !foundWithout.has(name)),
    ),
    ...[...foundWithout].flatMap(([name, rows]) => countByValue(store, rows, [name])),
    ...Object.entries(toggles).map(
      ([name, toggle]) => [name, toToggleCount(countToggle(store, found, toggle))] as const,
    ),
  ]
  const total = found.size
  for (const bitmap of [withoutChoices, all, ...bitmaps]) bitmap.dispose()
  return { total, facets: { ...metro, ...Object.fromEntries(facets) } }
}

function isChoice(predicate: Predicate, facetNames: readonly BitmapField[]): predicate is ValueChoice {
  return predicate.by === 'ids' && !predicate.fromText && facetNames.some((name) => name === predicate.field)
}

const toToggleCount = (count: number): Record<number, number> => (count > 0 ? { 1: count } : {})

function countToggle(store: ColumnStore, rows: RoaringBitmap32, predicates: readonly Predicate[]): number {
  const candidates = rows.clone()
  intersectCandidates(store, candidates, predicates)
  const count = countIn(store, candidates, omitBitmapPredicates(predicates))
  candidates.dispose()
  return count
}
