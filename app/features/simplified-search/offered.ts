import type { Dictionaries } from '../../upstream/dictionaries.server'
import type { City } from '../../upstream/locations.server'
import type { Offered } from './answers'
import { roomChoices } from './rooms'

/** What the dictionaries and the tree of places let somebody answer. */
export function offeredBy(dictionaries: Dictionaries, cities: City[]): Offered {
  return {
    deals: dictionaries.deal_types.all,
    types: dictionaries.real_estate_types.all,
    cities,
    rooms: roomChoices(dictionaries.room_types.all),
  }
}
