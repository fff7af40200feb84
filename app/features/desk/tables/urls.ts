import type { DeskTableName } from '~contract/desk-tables/tables'

export const TABLES_PATH = '/desk/tables'

/** They and their questions have pages of their own. */
export const isOfQuestionnaire = (table: DeskTableName) => table === 'questionnaires' || table === 'questions'

export const tablePath = (table: DeskTableName) =>
  isOfQuestionnaire(table) ? '/desk/questionnaires' : `${TABLES_PATH}/${table}`

export const rowPath = (table: DeskTableName, id: number | 'new') => `${TABLES_PATH}/${table}/${id}`
