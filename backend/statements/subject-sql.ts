import { toPackedNamesSql } from '~backend/locations/place-name-sql'

/** SQL of the columns of a statement's title, with their tables, on `statements s`. */
export const SUBJECT_COLUMNS = `s.deal_type_id, s.real_estate_type_id, s.room_type_id, s.city_id,
  ${toPackedNamesSql('city')} as city, ${toPackedNamesSql('district')} as district, ${toPackedNamesSql('urban')} as urban`
export const SUBJECT_TABLES = `join cities city on city.id = s.city_id
  left join districts district on district.id = s.district_id
  left join urbans urban on urban.id = s.urban_id`
