import type { Dictionaries } from '~/upstream/dictionaries.server'
import type { City } from '~/upstream/locations.server'
import type { AnswerOptions } from './answers'
import { listRoomChoices } from './room-choices'

export function buildAnswerOptions(dictionaries: Dictionaries, cities: City[]): AnswerOptions {
  return {
    deals: dictionaries.deal_types.all,
    types: dictionaries.real_estate_types.all,
    cities,
    rooms: listRoomChoices(dictionaries.room_types.all),
  }
}
