import type { z } from 'zod'
import { APPROVAL_SUBJECTS, type ApprovalKind } from '~contract/desk'
import type { OperatorApproval } from '~contract/schemas/operator-acts'
import { toLari } from '~contract/values/money'
import { toGeorgianTimeSql } from '../db/georgian-time-sql'
import type { Db } from '../db/pool'
import type { Row } from '../db/row'
import { userNameSql } from '../db/user-name-sql'
import { ApiError } from '../http/errors'
import { addOperatorAct } from './operator-acts'

export type ApprovalRow = Row<
  'operator_approvals',
  'id' | 'kind' | 'subject_id' | 'amount' | 'text' | 'requested_by'
> & { requester: string; requested_at: string }

const SELECT = `select a.id, a.kind, a.subject_id, a.amount, a.text, a.requested_by,
    ${userNameSql('u')} as requester, ${toGeorgianTimeSql('a.requested_at')} as requested_at
  from operator_approvals a join users u on u.id = a.requested_by where a.outcome is null`

/** Lists pending requests, the oldest first. */
export async function listApprovals(db: Db): Promise<ApprovalRow[]> {
  const { rows } = await db.query<ApprovalRow>(`${SELECT} order by a.requested_at, a.id limit 100`)
  return rows
}

export async function findApproval(db: Db, kinds: readonly ApprovalKind[], subjectId: number) {
  const { rows } = await db.query<ApprovalRow>(
    `${SELECT} and a.kind = any($1) and a.subject_id = $2 order by a.requested_at limit 1`,
    [kinds, subjectId],
  )
  return rows[0]
}

/** Locks a pending request until the transaction ends. */
export async function lockApproval(transaction: Db, id: string): Promise<ApprovalRow | undefined> {
  const { rows } = await transaction.query<ApprovalRow>(`${SELECT} and a.id = $1 for update of a`, [id])
  return rows[0]
}

interface RequestedApproval {
  kind: ApprovalKind
  subjectId: number
  /** Amount in tetri. */
  amount?: number
  text: string
  operatorId: number
}

/**
 * Stores a request for a second operator and logs the requester. Repeating it changes nothing while it is
 * pending.
 * @throws ApiError 409 if another operator's request, or one with another amount, is pending
 */
export async function requestApproval(
  transaction: Db,
  { kind, subjectId, amount, text, operatorId }: RequestedApproval,
): Promise<void> {
  const { rowCount } = await transaction.query(
    `insert into operator_approvals (kind, subject_id, amount, text, requested_by) values ($1, $2, $3, $4, $5)
     on conflict (kind, subject_id) where outcome is null do nothing`,
    [kind, subjectId, amount ?? null, text, operatorId],
  )
  if (rowCount === 0) {
    const waiting = await findApproval(transaction, [kind], subjectId)
    if (waiting?.requested_by === operatorId && waiting.amount === (amount ?? null)) return
    throw new ApiError(409, 'It waits for a second operator already')
  }
  await addOperatorAct(transaction, {
    operatorId,
    subject: APPROVAL_SUBJECTS[kind],
    subjectId,
    act: 'request_approval',
    text,
    before: {},
    after: { approval: kind, ...(amount !== undefined && { amount }) },
  })
}

export function toApprovalJson(
  row: ApprovalRow | undefined,
  operatorId: number,
): z.input<typeof OperatorApproval> | null {
  if (!row) return null
  const { id, kind, subject_id, amount, text, requester, requested_at } = row
  return {
    id,
    kind,
    subject_id,
    amount: amount === null ? null : toLari(amount),
    text,
    requested_by: requester,
    requested_at,
    is_mine: row.requested_by === operatorId,
  }
}
