import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { HomeEvidence } from '~contract/same-homes'
import { type Comparison, createHomeComparison } from './compare-homes'
import { formGroups, type HomeDecision, type Pair, toPairKey } from './form-groups'
import { findHomeFacts, listHomeFacts, listNeighbours, type Neighbour } from './list-neighbours'

/** Takes the lock under which groups change, so that a decision and the job never overwrite each other. */
export const lockHomeGroups = (transaction: Db) => lockUntilCommit(transaction, 'home groups')

/** Groups a statement anew with the statements around it; one that is not public leaves its group. */
export async function regroupStatement(transaction: Db, id: number): Promise<void> {
  await lockHomeGroups(transaction)
  const home = await findHomeFacts(transaction, id)
  if (!home) return leaveGroup(transaction, id)
  const nearby = await listNeighbours(transaction, home)
  const decisions = await listDecisions(transaction, [id, ...nearby.map((each) => each.id)])
  const known = [home, ...nearby]
  const merged = listMergedElsewhere(decisions, known)
  const neighbours = [...known, ...(merged.length > 0 ? await listHomeFacts(transaction, merged) : [])]
  const compare = createHomeComparison(neighbours)
  const isRelated = (other: Neighbour) =>
    compare(home, other).isSame || decisions.get(toPairKey(id, other.id)) === 'same'
  const groupIds = new Set(
    neighbours.filter((each) => each === home || isRelated(each)).flatMap(({ groupId }) => groupId ?? []),
  )
  const affected = neighbours.filter(
    (each) => each === home || (each.groupId !== null && groupIds.has(each.groupId)) || isRelated(each),
  )
  await saveGroups(transaction, affected, compare, decisions)
}

async function saveGroups(
  transaction: Db,
  affected: readonly Neighbour[],
  compare: (one: Neighbour, other: Neighbour) => Comparison,
  decisions: ReadonlyMap<string, HomeDecision>,
) {
  const pairs = affected.flatMap((one, at) =>
    affected.slice(at + 1).map((other) => {
      const [first, second] = one.id < other.id ? [one, other] : [other, one]
      return { one: first.id, other: second.id, ...compare(first, second) }
    }),
  )
  const ids = affected.map(({ id }) => id)
  const groups = formGroups(ids, pairs, decisions)
  const formerIds = new Map(affected.map(({ id, groupId }) => [id, groupId]))
  const newIds = new Map<number, number>()
  const used = new Set<number>()
  for (const group of groups) {
    const groupId =
      findCommonest(group.flatMap((id) => formerIds.get(id) ?? []).filter((each) => !used.has(each))) ??
      (await addGroup(transaction))
    used.add(groupId)
    for (const id of group) newIds.set(id, groupId)
  }
  const changed = ids.filter((id) => (newIds.get(id) ?? null) !== formerIds.get(id))
  if (changed.length > 0)
    await transaction.query(
      `update statements s set home_group_id = nullif(changed.group_id, 0)
       from unnest($1::int[], $2::int[]) changed (id, group_id) where s.id = changed.id`,
      [changed, changed.map((id) => newIds.get(id) ?? 0)],
    )
  await removeLoneStatements(
    transaction,
    [...formerIds.values()].flatMap((each) => each ?? []),
  )
  const matches = pairs.filter(({ one, other }) => newIds.has(one) && newIds.get(one) === newIds.get(other))
  await saveMatches(transaction, ids, matches)
}

type Match = Pair & Pick<Comparison, 'score' | 'evidence'>

/** Replaces the matches among some statements. Unchanged ones are not written, as each write ends caches. */
async function saveMatches(transaction: Db, ids: readonly number[], matches: readonly Match[]) {
  const { rows } = await transaction.query<Row<'home_matches', 'one' | 'other' | 'evidence'>>(
    `select one, other, evidence from home_matches where one = any($1::int[]) and other = any($1::int[])
     order by one, other`,
    [ids],
  )
  const sorted = matches.toSorted((one, other) => one.one - other.one || one.other - other.other)
  const toText = ({ one, other, evidence }: (typeof rows)[number]) =>
    JSON.stringify([
      one,
      other,
      (evidence as HomeEvidence[]).map(({ kind, points, figures }) => [kind, points, figures]),
    ])
  if (rows.map(toText).join() === sorted.map(toText).join()) return
  if (rows.length > 0)
    await transaction.query(
      'delete from home_matches where one = any($1::int[]) and other = any($1::int[])',
      [ids],
    )
  if (sorted.length === 0) return
  await transaction.query(
    `insert into home_matches (one, other, score, evidence)
     select * from unnest($1::int[], $2::int[], $3::real[], $4::jsonb[])`,
    [
      sorted.map(({ one }) => one),
      sorted.map(({ other }) => other),
      sorted.map(({ score }) => score),
      sorted.map(({ evidence }) => JSON.stringify(evidence)),
    ],
  )
}

/** Takes a statement out of its group. */
export async function leaveGroup(transaction: Db, id: number): Promise<void> {
  const { rows } = await transaction.query<Row<'statements', 'home_group_id'>>(
    'select home_group_id from statements where id = $1 and home_group_id is not null for update',
    [id],
  )
  const groupId = rows[0]?.home_group_id ?? null
  if (groupId === null) return
  await transaction.query('delete from home_matches where one = $1 or other = $1', [id])
  await transaction.query('update statements set home_group_id = null where id = $1', [id])
  await removeLoneStatements(transaction, [groupId])
}

/** Ends groups with a single statement left. */
async function removeLoneStatements(transaction: Db, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return
  await transaction.query(
    `update statements s set home_group_id = null
     where s.home_group_id = any($1::int[])
       and not exists (select from statements o where o.home_group_id = s.home_group_id and o.id <> s.id)`,
    [groupIds],
  )
  await transaction.query(
    `delete from home_groups g where g.id = any($1::int[])
       and not exists (select from statements s where s.home_group_id = g.id)`,
    [groupIds],
  )
}

async function addGroup(transaction: Db): Promise<number> {
  const { rows } = await transaction.query<Row<'home_groups', 'id'>>(
    'insert into home_groups default values returning id',
  )
  if (!rows[0]) throw new Error('no group was added')
  return rows[0].id
}

async function listDecisions(db: Db, ids: readonly number[]): Promise<Map<string, HomeDecision>> {
  const { rows } = await db.query<Row<'home_decisions', 'one' | 'other' | 'decision'>>(
    'select one, other, decision from home_decisions where one = any($1::int[]) or other = any($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ one, other, decision }) => [toPairKey(one, other), decision]))
}

/** Lists statements that an operator merged with known ones although they are not near. */
function listMergedElsewhere(
  decisions: ReadonlyMap<string, HomeDecision>,
  known: readonly Neighbour[],
): number[] {
  const knownIds = new Set(known.map(({ id }) => id))
  return [...decisions]
    .filter(([, decision]) => decision === 'same')
    .flatMap(([key]) => key.split(' ').map(Number))
    .filter((id) => !knownIds.has(id))
}

/** Returns the most common number, the lowest of several. */
function findCommonest(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].sort(([one, count], [other, otherCount]) => otherCount - count || one - other)[0]?.[0]
}
