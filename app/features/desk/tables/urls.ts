import type { DeskTableName } from '~contract/desk-tables/tables'

export const TABLES_PATH = '/desk/tables'

export const tablePath = (table: DeskTableName) => `${TABLES_PATH}/${table}`

export const rowPath = (table: DeskTableName, id: number | 'new') => `${tablePath(table)}/${id}`
