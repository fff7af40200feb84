import { Router } from 'express'
import type pg from 'pg'
import { listOperatorActs } from '~backend/platform/auth/operator-acts'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import type { Locale } from '~backend/platform/localized-text'
import { type DeskTableName, getDeskTable, parseDeskTableName } from '~contract/desk-tables/tables'
import { tableEndpoints } from '~contract/endpoints/desk-tables'
import { parseId } from '~contract/values/ids'
import { addDeskRow, changeDeskRow, removeDeskRow, toSubjectId } from './change-row'
import { listFields, parseValues } from './row-values'
import { findRow, listRowNames, listRows } from './table-store'

/** Editable rows of the site. Each change is logged with the previous values. */
export function operatorTableRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, tableEndpoints.rows, async ({ params, locale }) => {
    const table = requireTable(params.table)
    const [rows, names] = await Promise.all([listRows(pool, table), listRowNames(pool, table, locale)])
    const nameOf = new Map(names.map(({ id, name }) => [id, name]))
    return rows.map(({ id, values }) => ({ id, name: nameOf.get(id) ?? '', values }))
  })

  mountEndpoint(router, tableEndpoints.row, async ({ params, locale }) => {
    const table = requireTable(params.table)
    const references = await findReferences(table, locale)
    if (params.id === 'new') {
      if (!getDeskTable(table).canAdd) throw notFound('Row')
      return { id: null, name: '', version: '', values: {}, references, acts: [] }
    }
    const row = await findRow(pool, table, parseId(params.id) ?? 0)
    if (!row) throw notFound('Row')
    const [names, acts] = await Promise.all([
      listRowNames(pool, table, locale),
      listOperatorActs(pool, 'table_row', toSubjectId(table, row.id)),
    ])
    const name = names.find(({ id }) => id === row.id)?.name ?? ''
    return { ...row, name, references, acts }
  })

  mountEndpoint(router, tableEndpoints.add, async ({ params, body, form, userId }) => {
    const table = requireTable(params.table)
    const values = parseValues(table, form)
    const change = { table, operatorId: userId, idempotencyKey: body.idempotency_key }
    return { id: await inTransaction(pool, (transaction) => addDeskRow(transaction, change, values)) }
  })

  mountEndpoint(router, tableEndpoints.change, async ({ params, body, form, userId }) => {
    const table = requireTable(params.table)
    const row = { id: parseId(params.id) ?? 0, version: body.version, values: parseValues(table, form) }
    const change = { table, operatorId: userId, idempotencyKey: body.idempotency_key }
    await inTransaction(pool, (transaction) => changeDeskRow(transaction, change, row))
    return { id: row.id }
  })

  mountEndpoint(router, tableEndpoints.remove, async ({ params, body, userId }) => {
    const table = requireTable(params.table)
    const change = { table, operatorId: userId, idempotencyKey: body.idempotency_key }
    const row = { id: parseId(params.id) ?? 0, version: body.version }
    await inTransaction(pool, (transaction) => removeDeskRow(transaction, change, row))
    return []
  })

  return router

  async function findReferences(table: DeskTableName, locale: Locale) {
    const referring = listFields(table).filter(({ column }) => column.kind === 'reference')
    const found = await Promise.all(
      referring.map(async ({ name, column }) => {
        const referred = parseDeskTableName(column.table)
        if (!referred) throw new Error(`${name} references a table outside the desk`)
        return [name, await listRowNames(pool, referred, locale)] as const
      }),
    )
    return Object.fromEntries(found)
  }
}

/** @throws ApiError 404 for a table outside the desk */
function requireTable(name: string): DeskTableName {
  const table = parseDeskTableName(name)
  if (!table) throw notFound('Table')
  return table
}
