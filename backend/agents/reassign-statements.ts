import type pg from 'pg'
import type { z } from 'zod'
import { handOverLeads } from '~backend/account-leads/change-lead'
import { addCompanyAct } from '~backend/notifications/add-company-act'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { managedBySql } from '~backend/platform/db/managed-by-sql'
import type { Db } from '~backend/platform/db/pool'
import { provedPhoneSql } from '~backend/platform/db/proved-phone-sql'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { invalidField, notFound } from '~backend/platform/http/errors'
import type { StatementActionResult } from '~contract/schemas/own-statements'

interface Reassignment {
  companyId: number
  ids: readonly number[]
  /** Agent of the company, or the company itself. */
  newOwnerId: number
}

type Result = z.output<typeof StatementActionResult>

type ReassignedStatement = Row<'statements', 'id' | 'user_id'> & { is_movable: boolean }

/**
 * Hands statements over, with their unpublished changes, coming viewings and open leads. A statement then
 * shows the name and the confirmed number of its new owner; the company's own number stays. Conversations
 * stay with their authors. Refused: blocked statements, changes under review, and viewings while the new
 * owner is taken.
 * @throws ApiError 404 for a statement of another company or user, 422 if the new owner is no agent of the
 * company or has no confirmed number
 */
export async function reassignStatements(
  pool: pg.Pool,
  { companyId, ids, newOwnerId }: Reassignment,
): Promise<Result> {
  return inAccountTransaction(pool, companyId, async (transaction) => {
    await lockAgents(transaction, companyId, { ids, newOwnerId })
    const phone = await requireNewOwner(transaction, companyId, newOwnerId)
    const statements = await lockStatements(transaction, companyId, ids)
    if (ids.length === 0 || statements.length < ids.length) throw notFound('Statement')
    const result: Result = { changed: [], unchanged: [], refused: [] }
    for (const { id, user_id: ownerId, is_movable: isMovable } of statements) {
      if (ownerId === newOwnerId) result.unchanged.push(id)
      else if (!isMovable || (await hasTakenViewing(transaction, id, newOwnerId))) result.refused.push(id)
      else {
        await reassign(transaction, { id, companyId, newOwnerId, phone })
        await addCompanyAct(transaction, {
          act: 'reassigned',
          statementId: id,
          companyId,
          ownerId,
          newOwnerId,
        })
        result.changed.push(id)
      }
    }
    return result
  })
}

/**
 * Keeps the agents concerned in the company, and their accounts open, until the transaction ends. The fixed
 * order prevents deadlocks.
 */
async function lockAgents(
  transaction: Db,
  companyId: number,
  { ids, newOwnerId }: Pick<Reassignment, 'ids' | 'newOwnerId'>,
): Promise<void> {
  const { rows } = await transaction.query<Row<'broker_agents', 'agent_id'>>(
    `select agent_id from broker_agents
     where broker_id = $1 and (agent_id = $2 or agent_id in (select user_id from statements where id = any($3::int[])))`,
    [companyId, newOwnerId, ids],
  )
  const agents = rows.map(({ agent_id }) => agent_id)
  await transaction.query('select from users where id = any($1::int[]) order by id for no key update', [
    agents,
  ])
  await transaction.query(
    'select from broker_agents where agent_id = any($1::int[]) and broker_id = $2 order by agent_id for share',
    [agents, companyId],
  )
}

/** @returns the number that the statements show */
async function requireNewOwner(transaction: Db, companyId: number, newOwnerId: number): Promise<string> {
  const { rows } = await transaction.query<{ phone: string | null }>(
    `select ${provedPhoneSql('u')} as phone from users u
     where u.id = $1 and u.closed_at is null and u.blocked_at is null and ${managedBySql('u.id', '$2')}`,
    [newOwnerId, companyId],
  )
  const [owner] = rows
  if (!owner) throw invalidField('agent', 'is no agent of the company')
  if (owner.phone === null) throw invalidField('agent', 'has no confirmed phone number')
  return owner.phone
}

async function lockStatements(
  transaction: Db,
  companyId: number,
  ids: readonly number[],
): Promise<ReassignedStatement[]> {
  const { rows } = await transaction.query<ReassignedStatement>(
    `select s.id, s.user_id,
            not exists (select from statement_blocks where statement_id = s.id)
              and not exists (select from statement_drafts where statement_id = s.id and state = 'in_review') as is_movable
     from statements s where s.id = any($1::int[]) and s.deleted_at is null and ${managedBySql('s.user_id', '$2')}
     order by s.id for update of s`,
    [ids, companyId],
  )
  return rows
}

/** True if the new owner shows another home in person during a coming viewing of the statement. */
async function hasTakenViewing(transaction: Db, id: number, newOwnerId: number): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `select from viewings v join viewings other
       on other.owner_id = $2 and other.in_person and other.state in ('booked', 'moved')
         and tstzrange(other.starts_at, other.ends_at) && tstzrange(v.starts_at, v.ends_at)
     where v.statement_id = $1 and v.in_person and v.state in ('booked', 'moved') limit 1`,
    [id, newOwnerId],
  )
  return rowCount === 1
}

async function reassign(
  transaction: Db,
  { id, companyId, newOwnerId, phone }: { id: number; companyId: number; newOwnerId: number; phone: string },
): Promise<void> {
  await transaction.query(
    `update statements s set user_id = $2, owner_name = ${userNameSql('u')}, additional_phone_number = null,
       phone_number = case when s.phone_number = any(company.valid_phone_numbers) then s.phone_number else $4 end
     from users u, users company where s.id = $1 and u.id = $2 and company.id = $3`,
    [id, newOwnerId, companyId, phone],
  )
  await transaction.query(
    `update statement_drafts d set user_id = $2,
       content = d.content || jsonb_build_object('owner_name', s.owner_name, 'phone_number', s.phone_number)
     from statements s where s.id = $1 and d.statement_id = s.id`,
    [id, newOwnerId],
  )
  await transaction.query(
    `update viewings set owner_id = $2 where statement_id = $1 and state in ('booked', 'moved')`,
    [id, newOwnerId],
  )
  await handOverLeads(transaction, { brokerId: companyId, statementId: id, newOwnerId })
  // A file of the former owner no longer changes the statement.
  await transaction.query('delete from imported_statements where statement_id = $1', [id])
}
