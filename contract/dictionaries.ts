/** Dictionaries read by the web app; the answer has more. */
export const DICTIONARY_NAMES = [
  'deal_types',
  'real_estate_types',
  'statuses',
  'conditions',
  'project_types',
  'room_types',
  'bedroom_types',
  'bathroom_types',
  'heating_types',
  'hot_water_types',
  'parking_types',
  'storeroom_types',
  'material_types',
  'door_window_types',
  'statement_parameters',
] as const
export type DictionaryName = (typeof DICTIONARY_NAMES)[number]
