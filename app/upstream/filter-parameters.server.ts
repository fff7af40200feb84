import type { z } from 'zod'
import { FilterParameters as FilterParametersRow } from '~contract/schemas/dictionaries'
import { success } from '~contract/schemas/envelope'
import { type Dictionaries, toDictionaries } from './dictionaries.server'
import { type City, toCity } from './locations.server'
import type { Call } from './upstream-client.server'

/** Data of the search filters. */
export interface FilterParameters {
  dictionaries: Dictionaries
  cities: City[]
}

export const filterParameters: Call<FilterParameters> = {
  api: 'filterParameters',
  path: '',
  alias: '(filter parameters)',
  answer: success(FilterParametersRow).transform(toFilterParameters),
}

function toFilterParameters({ cities, ...dictionaries }: z.output<typeof FilterParametersRow>) {
  return { dictionaries: toDictionaries(dictionaries), cities: cities.map(toCity) }
}
