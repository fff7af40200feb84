import type { ActSubject } from '~contract/desk'
import { toGeorgianTimeSql } from '../db/georgian-time-sql'
import type { Db } from '../db/pool'
import type { Row } from '../db/row'
import { userNameSql } from '../db/user-name-sql'
import { ApiError } from '../http/errors'

export interface OperatorAct {
  /** Operator's id; null for another system that signed its call. */
  operatorId: number | null
  subject: ActSubject
  subjectId: string | number
  act: string
  text?: string
  before: object
  after: object
  idempotencyKey?: string | null
}

/**
 * Logs an operator's act, in the transaction that carries it out.
 * @returns the id of the act
 * @throws ApiError 409 if another act has the key, or the same act was sent twice at once
 */
export async function addOperatorAct(
  transaction: Db,
  { operatorId, subject, subjectId, act, text = '', before, after, idempotencyKey = null }: OperatorAct,
): Promise<number> {
  const { rows } = await transaction.query<Row<'operator_acts', 'id'>>(
    `insert into operator_acts (operator_id, subject, subject_id, act, text, before, after, idempotency_key)
     values ($1, $2, $3::text, $4, $5, $6, $7, $8) on conflict (idempotency_key) do nothing returning id`,
    [operatorId, subject, subjectId, act, text, before, after, idempotencyKey],
  )
  if (!rows[0]) throw new ApiError(409, 'The key is of another act')
  return rows[0].id
}

type KeyedAct = Pick<OperatorAct, 'subject' | 'subjectId' | 'idempotencyKey'>

/** True if the act was done to the subject by this key before. Acts without a key are always new. */
export async function isOperatorActDone(transaction: Db, act: KeyedAct): Promise<boolean> {
  return (await findOperatorAct(transaction, act)) !== undefined
}

/** Finds the act done to the subject by this key. */
export async function findOperatorAct(
  transaction: Db,
  { subject, subjectId, idempotencyKey }: KeyedAct,
): Promise<Row<'operator_acts', 'before' | 'after'> | undefined> {
  if (!idempotencyKey) return undefined
  const { rows } = await transaction.query<Row<'operator_acts', 'before' | 'after'>>(
    'select before, after from operator_acts where idempotency_key = $1 and subject = $2 and subject_id = $3::text',
    [idempotencyKey, subject, subjectId],
  )
  return rows[0]
}

/** Logged act; `operator` is empty for another system. */
export type OperatorActRow = Row<'operator_acts', 'act' | 'text'> & { created_at: string; operator: string }

/** Lists acts in chronological order. */
export async function listOperatorActs(
  db: Db,
  subject: OperatorAct['subject'],
  subjectId: string | number,
): Promise<OperatorActRow[]> {
  const { rows } = await db.query<OperatorActRow>(
    `select a.act, a.text, ${toGeorgianTimeSql('a.created_at')} as created_at, coalesce(${userNameSql('u')}, '') as operator
     from operator_acts a left join users u on u.id = a.operator_id
     where a.subject = $1 and a.subject_id = $2::text order by a.id`,
    [subject, subjectId],
  )
  return rows
}

/** Converts acts to JSON. An unknown act is shown by its text only. */
export function toActsJson<Act extends string>(acts: readonly OperatorActRow[], known: readonly Act[]) {
  return acts.map((row) => ({ ...row, act: known.find((act) => act === row.act) ?? ('note' as const) }))
}
