import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { HomeDecider } from '~contract/same-homes'
import type { HomeDecision } from './form-groups'
import { leaveGroup, lockHomeGroups, regroupStatement } from './regroup'

/**
 * Separates a statement from all others of its group, for good: no later comparison joins them again.
 * @returns false if the statement is in no group
 */
export async function separateStatement(transaction: Db, id: number, by: HomeDecider): Promise<boolean> {
  await lockHomeGroups(transaction)
  const others = await listOtherMembers(transaction, id)
  if (others.length === 0) return false
  await saveDecisions(transaction, { id, others, decision: 'different', by })
  await leaveGroup(transaction, id)
  return true
}

/**
 * Joins a statement with another one and all of its group, whatever the comparison says.
 * @returns false if one of them is not public, or they are for different deals
 */
export async function mergeStatements(transaction: Db, id: number, otherId: number): Promise<boolean> {
  await lockHomeGroups(transaction)
  const { rows } = await transaction.query<Row<'statements', 'deal_type_id'>>(
    'select deal_type_id from statements where id in ($1, $2) and is_public',
    [id, otherId],
  )
  if (rows.length < 2 || rows[0]?.deal_type_id !== rows[1]?.deal_type_id) return false
  const members = [id, ...(await listOtherMembers(transaction, id))]
  const others = [otherId, ...(await listOtherMembers(transaction, otherId))]
  for (const member of members)
    await saveDecisions(transaction, {
      id: member,
      others: others.filter((other) => other !== member),
      decision: 'same',
      by: 'operator',
    })
  await regroupStatement(transaction, id)
  return true
}

async function listOtherMembers(db: Db, id: number): Promise<number[]> {
  const { rows } = await db.query<Row<'statements', 'id'>>(
    `select other.id from statements s join statements other on other.home_group_id = s.home_group_id
     where s.id = $1 and other.id <> s.id order by other.id`,
    [id],
  )
  return rows.map((row) => row.id)
}

async function saveDecisions(
  transaction: Db,
  {
    id,
    others,
    decision,
    by,
  }: { id: number; others: readonly number[]; decision: HomeDecision; by: HomeDecider },
): Promise<void> {
  await transaction.query(
    `insert into home_decisions (one, other, decision, decided_by)
     select least($1, other), greatest($1, other), $3, $4 from unnest($2::int[]) other
     on conflict (one, other) do update
       set decision = excluded.decision, decided_by = excluded.decided_by, decided_at = now()`,
    [id, others, decision, by],
  )
}
