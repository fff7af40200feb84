import type { LocalizedText } from '~backend/platform/localized-text'

/** SQL of a joined place's names, or null. */
export function toNamesSql(table: string): string {
  return `case when ${table}.id is not null then
    json_build_object('ka', ${table}.name_ka, 'en', ${table}.name_en, 'ru', ${table}.name_ru) end`
}

/** SQL of names as lines, never null. For lists, because JSON would cost more than the rest of the row. */
export function toPackedNamesSql(table: string): string {
  return `concat_ws(E'\\n', ${table}.name_ka, ${table}.name_en, ${table}.name_ru)`
}

/** Unpacks `toPackedNamesSql`; empty without a place. */
export function unpackNames(packed: string): LocalizedText {
  const [ka = '', en = '', ru = ''] = packed.split('\n')
  return { ka, en, ru }
}
