import type { Visitor } from '~/session/visitor.server'
import {
  type Dictionaries,
  type Dictionary,
  type Entry,
  statementParameters,
} from '~/upstream/dictionaries.server'
import { cities } from '~/upstream/locations.server'
import type { DraftValues } from '~contract/statement-drafts'
import type { DraftOptions, FieldOptions } from './draft-options'

/** Excluded types: complexes of one developer, which describes them itself. */
const EXCLUDED_PROJECT_TYPES = [14, 15, 16]

/** Loads the cities and the field options for the draft's type of property. */
export async function loadDraftOptions(visitor: Visitor, values: DraftValues): Promise<DraftOptions> {
  const [places, dictionaries] = await Promise.all([
    visitor.cachedCall(cities),
    visitor.cachedCall(statementParameters),
  ])
  return {
    cities: places.map(({ id, name }) => ({ id, name })),
    options: listOptions(dictionaries, values),
  }
}

/** Returns the field options for the chosen type of property. */
function listOptions(dictionaries: Dictionaries, { real_estate_type_id = '' }: DraftValues): FieldOptions {
  const entriesFor = ({ all, byType }: Dictionary): Entry[] =>
    byType[real_estate_type_id] ?? (Object.keys(byType).length > 0 ? [] : all)
  return {
    real_estate_type_id: dictionaries.real_estate_types.all,
    deal_type_id: dictionaries.deal_types.all,
    status_id: entriesFor(dictionaries.statuses),
    condition_id: entriesFor(dictionaries.conditions),
    project_type_id: entriesFor(dictionaries.project_types).filter(
      ({ id }) => !EXCLUDED_PROJECT_TYPES.includes(id),
    ),
    room_type_id: dictionaries.room_types.all,
    bedroom_type_id: dictionaries.bedroom_types.all,
    bathroom_type_id: dictionaries.bathroom_types.all,
    heating_type_id: dictionaries.heating_types.all,
    hot_water_type_id: dictionaries.hot_water_types.all,
    parking_type_id: dictionaries.parking_types.all,
    parameters: entriesFor(dictionaries.statement_parameters),
  }
}
