import { notifyOwnerOfDecision } from '~backend/notifications/notify-owner'
import { addOperatorAct, isOperatorActDone } from '~backend/platform/auth/operator-acts'
import type { Db } from '~backend/platform/db/pool'
import { ApiError, notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { mergeStatements, separateStatement } from '~backend/same-homes/decide'
import { STATEMENT_ACTS, type StatementAct } from '~contract/desk'
import { parseId } from '~contract/values/ids'
import { changeLead } from '../change-lead'
import { listOpenReports } from '../report-store'
import {
  blockStatement,
  findReportedStatement,
  lockStatement,
  type ReportedStatementRow,
  unblockStatement,
} from './statement-store'

export interface StatementChange {
  statementId: number
  operatorId: number
  act: StatementAct
  text: string
  idempotencyKey: string | null
  /** Default language of the message to the owner. */
  locale: Locale
}

/**
 * Changes a statement once per key, logs it before and after, and notifies the owner of a block.
 * @throws ApiError 404 for a deleted statement, 409 if its state does not allow the act
 */
export async function changeStatement(transaction: Db, change: StatementChange): Promise<void> {
  const { statementId, operatorId, act, text, idempotencyKey, locale } = change
  await lockStatement(transaction, statementId)
  const statement = await findReportedStatement(transaction, statementId, locale)
  if (!statement) throw notFound('Statement')
  if (await isOperatorActDone(transaction, { subject: 'statement', subjectId: statementId, idempotencyKey }))
    return
  const openReports = await listOpenReports(transaction, statementId)
  if (!listAllowedStatementActs(statement, openReports.length).includes(act))
    throw new ApiError(409, 'The statement does not allow this')
  await applyAct(transaction, change, openReports)
  const after = await findReportedStatement(transaction, statementId, locale)
  if (!after) throw new Error('the statement is gone')
  const actId = await addOperatorAct(transaction, {
    operatorId,
    subject: 'statement',
    subjectId: statementId,
    act,
    text,
    before: toLogged(statement, openReports),
    after: toLogged(after, await listOpenReports(transaction, statementId)),
    idempotencyKey,
  })
  await notifyOwner(transaction, change, { userId: statement.user_id, actId })
}

export function listAllowedStatementActs(
  {
    block_reason,
    home_group_id,
    is_public,
  }: Pick<ReportedStatementRow, 'block_reason' | 'home_group_id' | 'is_public'>,
  openReports: number,
): StatementAct[] {
  const isAllowed: Record<StatementAct, boolean> = {
    block: block_reason === '',
    unblock: block_reason !== '',
    close_reports: openReports > 0,
    split_home: home_group_id !== null,
    merge_home: is_public,
    note: true,
  }
  return STATEMENT_ACTS.filter((act) => isAllowed[act])
}

async function applyAct(
  transaction: Db,
  { statementId, operatorId, act, text, locale }: StatementChange,
  openReports: readonly number[],
): Promise<void> {
  if (act === 'block') await blockStatement(transaction, statementId, text)
  if (act === 'unblock') await unblockStatement(transaction, statementId)
  if (act === 'split_home') await separateStatement(transaction, statementId, 'operator')
  if (act === 'merge_home' && !(await mergeStatements(transaction, statementId, parseId(text) ?? 0)))
    throw new ApiError(409, 'The statements cannot be one home')
  if (act !== 'close_reports') return
  for (const leadId of openReports)
    await changeLead(transaction, {
      leadId,
      operatorId,
      act: 'close',
      text: '',
      locale,
      idempotencyKey: null,
    })
}

async function notifyOwner(
  transaction: Db,
  { statementId, act, text, locale }: StatementChange,
  { userId, actId }: { userId: number; actId: number },
): Promise<void> {
  const message = { to: { userId }, locale, cause: `operator_act:${actId}` }
  if (act === 'block')
    await notifyOwnerOfDecision(
      transaction,
      { kind: 'statement_blocked', facts: { statementId, reason: text }, ...message },
      '/account/statements',
    )
  if (act === 'unblock')
    await notifyOwnerOfDecision(
      transaction,
      { kind: 'statement_reviewed', facts: { statementId, refusal: '' }, ...message },
      `/statements/${statementId}`,
    )
}

/** Fields of a statement that acts change. */
const toLogged = (
  { is_public, block_reason, home_group_id }: ReportedStatementRow,
  openReports: readonly number[],
) => ({
  is_public,
  home_group_id,
  block_reason,
  open_reports: openReports.length,
})
