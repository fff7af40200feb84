const ownNameSql = (table: string) =>
  `coalesce(nullif(${table}.display_name, ''), trim(${table}.first_name || ' ' || ${table}.last_name))`

/** @param fallback SQL of what a user without any name is called; by default their name is empty */
export const userNameSql = (table: string, fallback = '') =>
  fallback ? `coalesce(nullif(${ownNameSql(table)}, ''), ${fallback})` : ownNameSql(table)
