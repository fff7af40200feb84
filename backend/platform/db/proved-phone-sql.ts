/**
 * SQL of a phone number proved by code. Other numbers stay hidden, because they may belong to someone else.
 */
export const provedPhoneSql = (table: string) =>
  `case when ${table}.phone_number = any(${table}.valid_phone_numbers) then ${table}.phone_number end`
