import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { COMPARISON_DAYS, type ComparedPlace, type Vote } from '~contract/comparisons'

/** Statements and places of a comparison. */
export interface Compared {
  statement_ids: readonly number[]
  places: readonly ComparedPlace[]
}

export interface ComparisonKeys {
  key: string
  owner_key?: string | undefined
  person_key?: string | undefined
}

/** SQL condition of a comparison that has not expired. */
const UNEXPIRED_SQL = `changed_at > now() - make_interval(days => ${COMPARISON_DAYS})`

/** Maximum number of comparisons deleted by one run of the expiry job. */
const DELETED_AT_ONCE = 1_000

interface ReadComparison extends Row<'comparisons', 'id' | 'statement_ids'> {
  places: ComparedPlace[]
  is_owner: boolean
  expires_on: string
}

export async function findComparison(db: Db, { key, owner_key }: ComparisonKeys) {
  const { rows } = await db.query<ReadComparison>(
    `select id, statement_ids, places, coalesce(owner_key = $2, false) as is_owner,
       to_char((changed_at + make_interval(days => ${COMPARISON_DAYS})) at time zone 'Asia/Tbilisi', 'YYYY-MM-DD')
         as expires_on
     from comparisons where key = $1 and ${UNEXPIRED_SQL}`,
    [key, owner_key ?? null],
  )
  return rows[0]
}

type PersonRow = Row<'comparison_people', 'id' | 'name'> & {
  is_self: boolean
  votes: { statement_id: number; vote: Vote | null; note: string }[]
}

/** Lists people in the order in which they came, with their votes on the statements of the comparison. */
export async function listPeople(
  db: Db,
  { id, statement_ids }: Pick<ReadComparison, 'id' | 'statement_ids'>,
  personKey: string | undefined,
): Promise<PersonRow[]> {
  const { rows } = await db.query<PersonRow>(
    `select p.id, p.name, coalesce(p.key = $2, false) as is_self,
       coalesce((select json_agg(json_build_object('statement_id', v.statement_id, 'vote', v.vote, 'note', v.note)
                   order by array_position($3::int[], v.statement_id))
                 from comparison_votes v where v.person_id = p.id and v.statement_id = any($3)), '[]') as votes
     from comparison_people p where p.comparison_id = $1 order by p.id`,
    [id, personKey ?? null, statement_ids],
  )
  return rows
}

/** Adds a comparison, or returns the one that was added with the same idempotency key. */
export async function addComparison(
  transaction: Db,
  { statement_ids, places }: Compared,
  idempotencyKey: string | null,
): Promise<Row<'comparisons', 'key' | 'owner_key'>> {
  const { rows } = await transaction.query<Row<'comparisons', 'key' | 'owner_key'>>(
    `insert into comparisons (statement_ids, places, idempotency_key) values ($1, $2, $3)
     on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
     returning key, owner_key`,
    [statement_ids, JSON.stringify(places), idempotencyKey],
  )
  const [added] = rows
  if (!added) throw new Error('the comparison was not added')
  return added
}

/** Replaces statements and places. @returns true if the keys are those of a comparison */
export async function changeComparison(
  transaction: Db,
  { key, owner_key }: ComparisonKeys,
  { statement_ids, places }: Compared,
): Promise<boolean> {
  const { rows } = await transaction.query<Row<'comparisons', 'id'>>(
    `update comparisons set statement_ids = $3, places = $4, changed_at = now()
     where key = $1 and owner_key = $2 and ${UNEXPIRED_SQL} returning id`,
    [key, owner_key ?? null, statement_ids, JSON.stringify(places)],
  )
  const [changed] = rows
  if (!changed) return false
  await transaction.query(
    `delete from comparison_votes v using comparison_people p
     where p.id = v.person_id and p.comparison_id = $1 and v.statement_id <> all($2::int[])`,
    [changed.id, statement_ids],
  )
  return true
}

/** Deletes a comparison with all votes. Safe to repeat. */
export async function deleteComparison(db: Db, { key, owner_key }: ComparisonKeys): Promise<void> {
  await db.query('delete from comparisons where key = $1 and owner_key = $2', [key, owner_key ?? null])
}

/** Removes a person with all votes, by the person's own key or that of the creator. Safe to repeat. */
export async function removePerson(
  db: Db,
  { key, owner_key, person_key }: ComparisonKeys,
  personId: number,
): Promise<void> {
  await db.query(
    `delete from comparison_people p using comparisons c
     where c.id = p.comparison_id and c.key = $1 and p.id = $2 and (c.owner_key = $3 or p.key = $4)`,
    [key, personId, owner_key ?? null, person_key ?? null],
  )
}

/** Deletes comparisons that have not changed for long, the oldest first. */
export async function deleteOldComparisons(db: Db): Promise<void> {
  await db.query(
    `delete from comparisons where id in (
       select id from comparisons where not ${UNEXPIRED_SQL} order by changed_at limit ${DELETED_AT_ONCE})`,
  )
}
