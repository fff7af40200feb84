import type { DeskTableName } from '~contract/desk-tables/tables'

export const CONTENT_PATH = '/desk/content'

/** Returns true for tables with pages of their own. */
export const isOfQuestionnaire = (table: DeskTableName) => table === 'questionnaires' || table === 'questions'

export const tablePath = (table: DeskTableName) =>
  isOfQuestionnaire(table) ? '/desk/questionnaires' : `${CONTENT_PATH}/${table}`

export const rowPath = (table: DeskTableName, id: number | 'new') => `${CONTENT_PATH}/${table}/${id}`
