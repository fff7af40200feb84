import { addOperatorAct, isOperatorActDone } from '~backend/platform/auth/operator-acts'
import { requestApproval } from '~backend/platform/auth/operator-approvals'
import { endAllSessions } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError, notFound } from '~backend/platform/http/errors'
import type { UserAct } from '~contract/desk'
import { blockUser, unblockUser } from './block-user'
import { listAllowedUserActs } from './user-rules'

export interface UserChange {
  userId: number
  operatorId: number
  act: UserAct
  text: string
  idempotencyKey: string | null
}

type LockedUser = Row<'users', 'id' | 'type' | 'is_operator' | 'awaits_confirmation'> & {
  is_blocked: boolean
}

/**
 * Changes a user once per key and logs the user before and after.
 * @throws ApiError 404 for a closed account, 409 if the user's state does not allow the act
 */
export async function changeUser(
  transaction: Db,
  { userId, operatorId, act, text, idempotencyKey }: UserChange,
): Promise<void> {
  const locked = await lockWithOperators(transaction, userId)
  const operators = locked.filter(({ is_operator, is_blocked }) => is_operator && !is_blocked)
  // Another operator may have removed this one since the request was authorized.
  if (!operators.some(({ id }) => id === operatorId)) throw notFound('User')
  const user = locked.find(({ id }) => id === userId)
  if (!user) throw notFound('User')
  if (await isOperatorActDone(transaction, { subject: 'user', subjectId: userId, idempotencyKey })) return
  if (!listAllowedUserActs(user, operatorId, operators.length).includes(act))
    throw new ApiError(409, 'The account does not allow this')
  const sessions = await countSessions(transaction, userId)
  await applyAct(transaction, userId, { act, text })
  const after = (await lockWithOperators(transaction, userId)).find(({ id }) => id === userId)
  if (!after) throw new Error('the account is gone')
  await addOperatorAct(transaction, {
    operatorId,
    subject: 'user',
    subjectId: userId,
    act,
    text,
    before: toLogged(user, sessions),
    after: toLogged(after, await countSessions(transaction, userId)),
    idempotencyKey,
  })
}

/**
 * Requests that a second operator makes the user an operator.
 * @throws ApiError 404 for a closed account, 409 if the user's state does not allow it
 */
export async function requestOperator(
  transaction: Db,
  { userId, operatorId, text }: Pick<UserChange, 'userId' | 'operatorId' | 'text'>,
): Promise<void> {
  const user = (await lockWithOperators(transaction, userId)).find(({ id }) => id === userId)
  if (!user) throw notFound('User')
  if (user.is_operator || user.is_blocked) throw new ApiError(409, 'The account does not allow this')
  await requestApproval(transaction, { kind: 'make_operator', subjectId: userId, text, operatorId })
}

/** Locks all operators in one order, so that two of them cannot remove one another. */
async function lockWithOperators(transaction: Db, userId: number): Promise<LockedUser[]> {
  const { rows } = await transaction.query<LockedUser>(
    `select id, type, is_operator, awaits_confirmation, blocked_at is not null as is_blocked
     from users where (is_operator or id = $1) and closed_at is null order by id for no key update`,
    [userId],
  )
  return rows
}

async function applyAct(
  transaction: Db,
  userId: number,
  { act, text }: Pick<UserChange, 'act' | 'text'>,
): Promise<void> {
  const set = (column: 'awaits_confirmation' | 'is_operator', value: boolean) =>
    transaction.query(`update users set ${column} = $2 where id = $1`, [userId, value])
  switch (act) {
    case 'confirm':
    case 'unconfirm':
      await set('awaits_confirmation', act === 'unconfirm')
      return
    case 'make_operator':
    case 'remove_operator':
      await set('is_operator', act === 'make_operator')
      return
    case 'block':
      return blockUser(transaction, userId, text)
    case 'unblock':
      return unblockUser(transaction, userId)
    case 'sign_out':
      await endAllSessions(transaction, userId)
      return
    case 'note':
      return
  }
}

async function countSessions(transaction: Db, userId: number): Promise<number> {
  const { rows } = await transaction.query<{ total: number }>(
    'select count(*) as total from sessions where user_id = $1',
    [userId],
  )
  return rows[0]?.total ?? 0
}

/** Fields of a user that acts change. */
const toLogged = ({ is_operator, awaits_confirmation, is_blocked }: LockedUser, sessions: number) => ({
  is_operator,
  awaits_confirmation,
  is_blocked,
  sessions,
})
