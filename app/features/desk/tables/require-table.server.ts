import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '~/http/error-responses.server'
import { type DeskTableName, parseDeskTableName } from '~contract/desk-tables/tables'

export function requireTable(params: LoaderFunctionArgs['params']): DeskTableName {
  const table = parseDeskTableName(params.table)
  if (!table) throw notFound('errors.page_desc')
  return table
}
