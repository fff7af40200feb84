/** Whoever registers may give the number of somebody else, so only a number proved by code is shown to others. */
export const provedPhoneSql = (table: string) =>
  `case when ${table}.phone_number = any(${table}.valid_phone_numbers) then ${table}.phone_number end`
