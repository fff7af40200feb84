import { type Request, Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { requireOperator, requireUserId } from '~backend/platform/auth/authenticate'
import { listOperatorActs } from '~backend/platform/auth/operator-acts'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readUploadBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getPathId } from '~backend/platform/http/path-id'
import { type DeskTableName, getDeskTable, parseDeskTableName } from '~contract/desk-tables/tables'
import { idempotencyKey, optionalText } from '~contract/endpoints/fields'
import type { DeskRow, DeskRows, SavedDeskRow } from '~contract/schemas/desk-tables'
import { addDeskRow, changeDeskRow, removeDeskRow, toSubjectId } from './change-row'
import { listFields, parseValues } from './row-values'
import { findRow, listRowNames, listRows } from './table-store'

const ChangeForm = z.object({ idempotency_key: idempotencyKey, version: optionalText(40) })

/** `/operator/tables`: editable rows of the site. Each change is logged with the previous values. */
export function operatorTableRoutes(pool: pg.Pool): Router {
  return Router()
    .use(requireOperator)
    .get(
      '/:table',
      jsonHandler(async (request): Promise<z.input<typeof DeskRows>> => {
        const table = requireTable(request)
        const [rows, names] = await Promise.all([
          listRows(pool, table),
          listRowNames(pool, table, getLocale(request)),
        ])
        const nameOf = new Map(names.map(({ id, name }) => [id, name]))
        return rows.map(({ id, values }) => ({ id, name: nameOf.get(id) ?? '', values }))
      }),
    )
    .get(
      '/:table/:id',
      jsonHandler(async (request): Promise<z.input<typeof DeskRow>> => {
        const table = requireTable(request)
        const references = await findReferences(table, request)
        if (request.params.id === 'new') {
          if (!getDeskTable(table).canAdd) throw notFound('Row')
          return { id: null, name: '', version: '', values: {}, references, acts: [] }
        }
        const row = await findRow(pool, table, getPathId(request) ?? 0)
        if (!row) throw notFound('Row')
        const [names, acts] = await Promise.all([
          listRowNames(pool, table, getLocale(request)),
          listOperatorActs(pool, 'table_row', toSubjectId(table, row.id)),
        ])
        const name = names.find(({ id }) => id === row.id)?.name ?? ''
        return { ...row, name, references, acts }
      }),
    )
    .post(
      '/:table',
      readUploadBody,
      jsonHandler(async (request, response): Promise<z.input<typeof SavedDeskRow>> => {
        const table = requireTable(request)
        const body = await parseBody(request)
        const { idempotency_key } = parseForm(ChangeForm, body)
        const values = parseValues(table, body)
        const change = { table, operatorId: await requireUserId(response), idempotencyKey: idempotency_key }
        return { id: await inTransaction(pool, (transaction) => addDeskRow(transaction, change, values)) }
      }),
    )
    .post(
      '/:table/:id',
      readUploadBody,
      jsonHandler(async (request, response): Promise<z.input<typeof SavedDeskRow>> => {
        const table = requireTable(request)
        const body = await parseBody(request)
        const { version, idempotency_key } = parseForm(ChangeForm, body)
        const row = { id: getPathId(request) ?? 0, version, values: parseValues(table, body) }
        const change = { table, operatorId: await requireUserId(response), idempotencyKey: idempotency_key }
        await inTransaction(pool, (transaction) => changeDeskRow(transaction, change, row))
        return { id: row.id }
      }),
    )
    .post(
      '/:table/:id/remove',
      readUploadBody,
      jsonHandler(async (request, response) => {
        const table = requireTable(request)
        const { version, idempotency_key } = parseForm(ChangeForm, await parseBody(request))
        const change = { table, operatorId: await requireUserId(response), idempotencyKey: idempotency_key }
        const row = { id: getPathId(request) ?? 0, version }
        await inTransaction(pool, (transaction) => removeDeskRow(transaction, change, row))
        return []
      }),
    )

  async function findReferences(table: DeskTableName, request: Request) {
    const referring = listFields(table).filter(({ column }) => column.kind === 'reference')
    const found = await Promise.all(
      referring.map(async ({ name, column }) => {
        const referred = parseDeskTableName(column.table)
        if (!referred) throw new Error(`${name} references a table outside the desk`)
        return [name, await listRowNames(pool, referred, getLocale(request))] as const
      }),
    )
    return Object.fromEntries(found)
  }
}

function requireTable(request: Request): DeskTableName {
  const table = parseDeskTableName(request.params.table)
  if (!table) throw notFound('Table')
  return table
}
