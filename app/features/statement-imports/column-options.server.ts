import type { Dictionaries, Entry } from '~/upstream/dictionaries.server'
import type { DraftField } from '~contract/statement-drafts'

export type ColumnOptions = Partial<Record<DraftField, Entry[]>>

/** Returns the values that a column's cells may have, for all types of real estate. */
export function listColumnOptions(dictionaries: Dictionaries): ColumnOptions {
  return {
    deal_type_id: dictionaries.deal_types.all,
    real_estate_type_id: dictionaries.real_estate_types.all,
    status_id: dictionaries.statuses.all,
    condition_id: dictionaries.conditions.all,
    project_type_id: dictionaries.project_types.all,
    room_type_id: dictionaries.room_types.all,
    bedroom_type_id: dictionaries.bedroom_types.all,
    bathroom_type_id: dictionaries.bathroom_types.all,
    heating_type_id: dictionaries.heating_types.all,
    hot_water_type_id: dictionaries.hot_water_types.all,
    parking_type_id: dictionaries.parking_types.all,
    parameters: dictionaries.statement_parameters.all,
  }
}
