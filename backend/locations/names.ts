/** SQL: the names of a joined place in each language, null when it is not there. */
export function namesOf(table: string): string {
  return `case when ${table}.id is not null then
    json_build_object('ka', ${table}.name_ka, 'en', ${table}.name_en, 'ru', ${table}.name_ru) end`
}
