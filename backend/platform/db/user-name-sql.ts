/** SQL: the name that a user shows, of a joined row of `users`. */
export const userNameSql = (table: string) =>
  `coalesce(nullif(${table}.display_name, ''), trim(${table}.first_name || ' ' || ${table}.last_name))`
