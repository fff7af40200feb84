import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import type { QueryParams } from '~backend/platform/http/query'
import { MAX_COMPARISON_PEOPLE } from '~contract/comparisons'
import type { comparisonEndpoints } from '~contract/endpoints/comparisons'
import type { BodyOf } from '~contract/endpoints/endpoint'
import { createVoteFields, NO_VOTE, noteFieldName, voteFieldName } from '~contract/forms/comparisons'
import { findComparison } from './store'

type Voter = BodyOf<typeof comparisonEndpoints.vote>

/**
 * Saves the votes of one person; a new key adds the person. Drops votes on statements outside the comparison.
 * @param form all fields of the body, with those of the statements
 * @returns true if the comparison exists
 * @throws ApiError 422 if there are too many people
 */
export async function saveVotes(transaction: Db, voter: Voter, form: QueryParams): Promise<boolean> {
  // Concurrent votes would otherwise all see the same number of people, and a list that is changing.
  await transaction.query('select from comparisons where key = $1 for update', [voter.key])
  const comparison = await findComparison(transaction, voter)
  if (!comparison) return false
  const votes = parseForm(createVoteFields(comparison.statement_ids), form)
  const personId = await savePerson(transaction, comparison.id, voter)
  for (const id of comparison.statement_ids) {
    const vote = votes[voteFieldName(id)]
    if (vote !== undefined)
      await saveVote(transaction, personId, id, {
        vote: vote === NO_VOTE ? null : vote,
        note: votes[noteFieldName(id)] ?? '',
      })
  }
  await transaction.query('update comparisons set changed_at = now() where id = $1', [comparison.id])
  return true
}

async function savePerson(
  transaction: Db,
  comparisonId: number,
  { person_key, name }: Voter,
): Promise<number> {
  const { rows } = await transaction.query<Row<'comparison_people', 'id'>>(
    `insert into comparison_people (comparison_id, key, name)
     select $1, $2, $3
     where (select count(*) from comparison_people where comparison_id = $1 and key <> $2) < $4
     on conflict (comparison_id, key) do update set name = excluded.name
     returning id`,
    [comparisonId, person_key, name, MAX_COMPARISON_PEOPLE],
  )
  const [saved] = rows
  if (!saved) throw invalidField('person_key', `is new, and ${MAX_COMPARISON_PEOPLE} people vote already`)
  return saved.id
}

async function saveVote(
  transaction: Db,
  personId: number,
  statementId: number,
  { vote, note }: { vote: string | null; note: string },
): Promise<void> {
  if (vote === null && note === '') {
    await transaction.query('delete from comparison_votes where person_id = $1 and statement_id = $2', [
      personId,
      statementId,
    ])
    return
  }
  await transaction.query(
    `insert into comparison_votes (person_id, statement_id, vote, note) values ($1, $2, $3, $4)
     on conflict (person_id, statement_id) do update set vote = excluded.vote, note = excluded.note`,
    [personId, statementId, vote, note],
  )
}
