import type pg from 'pg'
import { addOperatorAct } from '~backend/platform/auth/operator-acts'
import type { Db } from '~backend/platform/db/pool'
import { ApiError, invalidField, notFound } from '~backend/platform/http/errors'
import { type DeskTableName, getDeskTable } from '~contract/desk-tables/tables'
import { type DeskValues, listFields } from './row-values'
import { addRow, findRow, removeRow, type StoredRow, updateRow } from './table-store'

interface RowChange {
  table: DeskTableName
  operatorId: number
  idempotencyKey: string | null
}

/**
 * Adds a row once per key.
 * @returns the id of the row; for a known key, the id of the row it added
 */
export async function addDeskRow(transaction: Db, change: RowChange, values: DeskValues): Promise<number> {
  const { table, idempotencyKey } = change
  if (!getDeskTable(table).canAdd) throw new ApiError(409, 'The table takes no rows')
  const known = idempotencyKey && (await findRowOfKey(transaction, table, idempotencyKey))
  if (known) return known
  const id = await addRow(transaction, table, values).catch(refuseConflict(table))
  await writeDown(transaction, change, { id, act: 'add', before: {}, after: values })
  return id
}

/**
 * Changes a row. A change without effect is not logged.
 * @throws ApiError 422 for another version of the row
 */
export async function changeDeskRow(
  transaction: Db,
  change: RowChange,
  { id, version, values }: StoredRow,
): Promise<void> {
  const { table } = change
  const row = await findRow(transaction, table, id, 'for update')
  if (!row) throw notFound('Row')
  const changed = listFields(table).filter(({ name }) => row.values[name] !== values[name])
  if (changed.length === 0) return
  requireVersion(row, version)
  await updateRow(transaction, table, id, values).catch(refuseConflict(table))
  const pick = (from: DeskValues) => Object.fromEntries(changed.map(({ name }) => [name, from[name] ?? '']))
  await writeDown(transaction, change, { id, act: 'change', before: pick(row.values), after: pick(values) })
}

/**
 * Removes a row.
 * @throws ApiError 422 for another version of the row
 */
export async function removeDeskRow(
  transaction: Db,
  change: RowChange,
  { id, version }: Pick<StoredRow, 'id' | 'version'>,
): Promise<void> {
  const { table } = change
  if (!getDeskTable(table).canRemove) throw new ApiError(409, 'The rows of the table stay')
  const row = await findRow(transaction, table, id, 'for update')
  if (!row) throw notFound('Row')
  requireVersion(row, version)
  await removeRow(transaction, table, id).catch(refuseConflict(table))
  await writeDown(transaction, change, { id, act: 'remove', before: row.values, after: {} })
}

export const toSubjectId = (table: DeskTableName, id: number) => `${table}/${id}`

function requireVersion(row: StoredRow, version: string): void {
  if (row.version !== version) throw invalidField('version', 'is of an earlier row')
}

async function writeDown(
  transaction: Db,
  { table, operatorId, idempotencyKey }: RowChange,
  { id, ...act }: { id: number; act: 'add' | 'change' | 'remove'; before: object; after: object },
): Promise<void> {
  await addOperatorAct(transaction, {
    operatorId,
    subject: 'table_row',
    subjectId: toSubjectId(table, id),
    idempotencyKey,
    ...act,
  })
}

export async function findRowOfKey(
  transaction: Db,
  table: DeskTableName,
  key: string,
): Promise<number | undefined> {
  const { rows } = await transaction.query<{ subject_id: string }>(
    `select subject_id from operator_acts
     where idempotency_key = $1 and subject = 'table_row' and act = 'add' and split_part(subject_id, '/', 1) = $2`,
    [key, table],
  )
  return rows[0] && Number(rows[0].subject_id.split('/')[1])
}

/** Reports a violated constraint, such as a unique name, as an error of its field. */
function refuseConflict(table: DeskTableName) {
  return (error: unknown): never => {
    const { code, constraint = '', column = '' } = error as Partial<pg.DatabaseError>
    if (!code?.startsWith('23')) throw error
    const field =
      listFields(table).find(({ name }) => name === column || constraint.includes(`_${name}_`))?.name ?? 'row'
    throw invalidField(field, 'contradicts other values')
  }
}
