import { Dictionaries } from './dictionaries'
import { City } from './locations'
import { rowsOf } from './rows'

/** Answer of the filter parameters' endpoint; any dictionary and the cities may be missing. */
export const FilterParameters = Dictionaries.extend({ cities: rowsOf(City).default([]) })
