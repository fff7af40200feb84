import type { Tables } from './schema'

export type Row<Table extends keyof Tables, Column extends keyof Tables[Table] = keyof Tables[Table]> = Pick<
  Tables[Table],
  Column
>

export type Column<Table extends keyof Tables, Name extends keyof Tables[Table]> = Tables[Table][Name]

/** Nullable columns of an outer join. */
export type Outer<Columns> = { [Name in keyof Columns]: Columns[Name] | null }
