const ownNameSql = (table: string) =>
  `coalesce(nullif(${table}.display_name, ''), trim(${table}.first_name || ' ' || ${table}.last_name))`

/**
 * SQL of a user's display name.
 * @param fallback SQL of the name of a user without one. Default: an empty text
 */
export const userNameSql = (table: string, fallback = '') =>
  fallback ? `coalesce(nullif(${ownNameSql(table)}, ''), ${fallback})` : ownNameSql(table)
