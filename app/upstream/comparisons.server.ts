import type { z } from 'zod'
import { type ComparedPlace, formatComparedPlace } from '~contract/comparisons'
import { comparisonEndpoints } from '~contract/endpoints/comparisons'
import type * as wire from '~contract/schemas/comparisons'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult, Refusal } from './refusals'
import type { Call } from './upstream-client.server'

/** Key of a shared comparison, with those of this browser. */
export interface ComparisonKeys {
  key: string
  /** Key of the creator. */
  owner?: string | undefined
  /** Key of a person who votes. */
  person?: string | undefined
}

/** Statements and places that are compared. */
export interface Compared {
  ids: readonly number[]
  places: readonly ComparedPlace[]
}

export type SharedComparison = ReturnType<typeof toSharedComparison>

function toSharedComparison(row: z.output<typeof wire.SharedComparison>) {
  return {
    ids: row.statement_ids,
    places: row.places,
    people: row.people.map(({ id, name, is_self: isSelf, votes }) => ({
      id,
      name,
      isSelf,
      votes: new Map(votes.map(({ statement_id, vote, note }) => [statement_id, { vote, note }])),
    })),
    expiresOn: row.expires_on,
    isOwner: row.is_owner,
  }
}

const callComparison = defineCall(comparisonEndpoints.one, toSharedComparison)
const callCreate = defineAction(comparisonEndpoints.create, ({ key, owner_key: owner }) => ({
  keys: { key, owner },
}))
const callChange = defineAction(comparisonEndpoints.change)
const callRemove = defineAction(comparisonEndpoints.remove)
const callVote = defineAction(comparisonEndpoints.vote)
const callRemovePerson = defineAction(comparisonEndpoints.removePerson)

const toCompared = ({ ids, places }: Compared) => ({
  statement_ids: ids.join(),
  places: places.map(formatComparedPlace),
})

const toQuery = ({ key, owner, person }: ComparisonKeys) => ({
  key,
  owner_key: owner,
  person_key: person,
})

/** Requests a shared comparison; 404 for an unknown, deleted or expired one. */
export function sharedComparison(keys: ComparisonKeys): Call<SharedComparison> {
  return callComparison({ query: toQuery(keys) })
}

/** Creates a shared comparison. Safe to repeat with the same idempotency key. */
export function createComparison(
  compared: Compared,
  idempotencyKey: string,
): Call<{ ok: true; keys: { key: string; owner: string } } | Refusal> {
  return callCreate({ body: { ...toCompared(compared), idempotency_key: idempotencyKey } })
}

/** Replaces statements and places; 404 without the creator's key. */
export function changeComparison(
  { key, owner = '' }: ComparisonKeys,
  compared: Compared,
): Call<ActionResult> {
  return callChange({ body: { key, owner_key: owner, ...toCompared(compared) } })
}

/** Deletes a comparison of the creator's key. Safe to repeat. */
export function deleteComparison({ key, owner = '' }: ComparisonKeys): Call<ActionResult> {
  return callRemove({ query: { key, owner_key: owner } })
}

/**
 * Saves the votes of the browser's person. Safe to repeat.
 * @param fields name, votes and notes, by the names of the form
 */
export function saveVotes(
  { key, person = '' }: ComparisonKeys,
  fields: Readonly<Record<string, string | undefined>> & { name: string },
): Call<ActionResult> {
  return callVote({ body: { ...fields, key, person_key: person } })
}

/** Removes a person, by that person or the creator. Safe to repeat. */
export function removeComparisonPerson(keys: ComparisonKeys, personId: number): Call<ActionResult> {
  return callRemovePerson({ query: { ...toQuery(keys), person_id: personId } })
}
