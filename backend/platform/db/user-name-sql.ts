export const userNameSql = (table: string) =>
  `coalesce(nullif(${table}.display_name, ''), trim(${table}.first_name || ' ' || ${table}.last_name))`
