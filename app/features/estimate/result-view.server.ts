import type { Visitor } from '../../http/visitor.server'
import { configuration } from '../../upstream/content.server'
import { statementParameters } from '../../upstream/dictionaries.server'
import { lastEstimates } from '../../upstream/last-estimates.server'
import { cities } from '../../upstream/locations.server'
import { reportCard } from '../../upstream/valuation-report.server'
import { yearRangeOf } from '../../upstream/valuation-words'
import { type Draft, idIn } from './draft'
import type { Outcome } from './kept.server'

export type ResultView = Awaited<ReturnType<typeof resultView>>

/** An outcome with all that explains it, as far as the upstream tells. */
export async function resultView(visitor: Visitor, draft: Draft, outcome: Outcome) {
  const hasPrice = 'total' in outcome
  const [config, last, card, dictionaries, places] = await Promise.all([
    visitor.optional('exchange rate', visitor.reference(configuration)),
    hasPrice ? visitor.optional('explanation', visitor.call(lastEstimates)) : undefined,
    hasPrice ? visitor.optional('report card', visitor.reference(reportCard)) : undefined,
    visitor.optional('dictionaries', visitor.reference(statementParameters)),
    visitor.optional('cities', visitor.reference(cities)),
  ])
  const own = last?.find(
    ({ estimate }) => hasPrice && estimate.total === outcome.total && estimate.perMetre === outcome.perMetre,
  )
  const [statusId, typeId] = [idIn(draft, 'status_id') ?? 0, idIn(draft, 'project_type_id') ?? 0]
  const nameIn = (rows: readonly { id: number; name: string }[] | undefined, id: number | undefined) =>
    rows?.find((row) => row.id === id)?.name
  const urbans = places?.flatMap((city) => city.districts.flatMap((district) => district.urbans))
  return {
    outcome,
    rate: config?.exchangeRate,
    explanation: own?.estimate.explanation,
    /** How often prices lie in the ranges, by the report card, in percent. */
    coverage: card?.scores.find(({ name }) => name === 'all'),
    flat: {
      place: nameIn(urbans, idIn(draft, 'urban_id')) ?? nameIn(places, idIn(draft, 'city_id')),
      street: draft.street_name ?? draft.address,
      area: draft.area,
      floor: draft.floor,
      totalFloors: draft.total_floors,
      rooms: nameIn(dictionaries?.room_types.all, idIn(draft, 'room_type_id')),
      status: nameIn(dictionaries?.statuses.all, statusId),
      projectType: nameIn(dictionaries?.project_types.all, typeId),
      condition: nameIn(dictionaries?.conditions.all, idIn(draft, 'condition_id')),
      years: hasPrice ? yearRangeOf(statusId, typeId) : undefined,
    },
  }
}
