import type { Visitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { accuracyReport } from '~/upstream/estimate-accuracy.server'
import { toYearRange } from '~/upstream/estimate-terms'
import { cities } from '~/upstream/locations.server'
import { recentEstimates } from '~/upstream/recent-estimates.server'
import { type EstimateDraft, getId } from './draft'
import type { Outcome } from './saved-estimate.server'

export type ResultView = Awaited<ReturnType<typeof loadResultView>>

/** Loads the result with the upstream's explanation. */
export async function loadResultView(visitor: Visitor, draft: EstimateDraft, outcome: Outcome) {
  const hasPrice = 'total' in outcome
  const [config, last, card, dictionaries, places] = await Promise.all([
    visitor.optional('exchange rate', visitor.cachedCall(configuration)),
    hasPrice ? visitor.optional('explanation', visitor.call(recentEstimates)) : undefined,
    hasPrice ? visitor.optional('report card', visitor.cachedCall(accuracyReport)) : undefined,
    visitor.optional('dictionaries', visitor.cachedCall(statementParameters)),
    visitor.optional('cities', visitor.cachedCall(cities)),
  ])
  const own = last?.find(
    ({ estimate }) => hasPrice && estimate.total === outcome.total && estimate.perMetre === outcome.perMetre,
  )
  const [statusId, typeId] = [getId(draft, 'status_id') ?? 0, getId(draft, 'project_type_id') ?? 0]
  const nameIn = (rows: readonly { id: number; name: string }[] | undefined, id: number | undefined) =>
    rows?.find((row) => row.id === id)?.name
  const urbans = places?.flatMap((city) => city.districts.flatMap((district) => district.urbans))
  return {
    outcome,
    rate: config?.exchangeRate,
    explanation: own?.estimate.explanation,
    /** Share of prices within the ranges, in percent, from the accuracy report. */
    coverage: card?.scores.find(({ name }) => name === 'all'),
    flat: {
      place: nameIn(urbans, getId(draft, 'urban_id')) ?? nameIn(places, getId(draft, 'city_id')),
      street: draft.street_name ?? draft.address,
      area: draft.area,
      floor: draft.floor,
      totalFloors: draft.total_floors,
      rooms: nameIn(dictionaries?.room_types.all, getId(draft, 'room_type_id')),
      status: nameIn(dictionaries?.statuses.all, statusId),
      projectType: nameIn(dictionaries?.project_types.all, typeId),
      condition: nameIn(dictionaries?.conditions.all, getId(draft, 'condition_id')),
      years: hasPrice ? toYearRange(statusId, typeId) : undefined,
    },
  }
}
