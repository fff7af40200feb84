import { Dictionaries } from './dictionaries'
import { City } from './locations'
import { rowsOf } from './rows'

/** `GET` of the endpoint for filter parameters: any dictionary and the cities may be missing. */
export const FilterParameters = Dictionaries.extend({ cities: rowsOf(City).default([]) })
