import type { LocalizedText } from '~backend/dictionaries/localized'

/** SQL: the names of a joined place in each language, null when it is not there. */
export function toNamesSql(table: string): string {
  return `case when ${table}.id is not null then
    json_build_object('ka', ${table}.name_ka, 'en', ${table}.name_en, 'ru', ${table}.name_ru) end`
}

/** SQL: the same as lines and never null, for lists: JSON takes the database and us longer than the rest of their row. */
export function toPackedNamesSql(table: string): string {
  return `concat_ws(E'\\n', ${table}.name_ka, ${table}.name_en, ${table}.name_ru)`
}

/** The names of `packedNamesOf`, which has none of a place that is not there. */
export function unpackNames(packed: string): LocalizedText {
  const [ka = '', en = '', ru = ''] = packed.split('\n')
  return { ka, en, ru }
}
