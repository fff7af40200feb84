import { z } from 'zod'
import { savedSearchEndpoints } from '~contract/endpoints/saved-searches'
import { success } from '~contract/schemas/envelope'
import type * as wire from '~contract/schemas/saved-searches'
import { createRequest, defineCall } from './endpoint-call.server'
import { type ActionResult, actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

const ACTION_RESULT = actionResultOf(success(z.unknown()))

export type SavedSearch = ReturnType<typeof toSavedSearch>

export const savedSearches = defineCall(savedSearchEndpoints.list, (rows) => rows.map(toSavedSearch))({})

/** Saves a search, or renames a saved one; refused if there are too many. Safe to repeat. */
export function saveSearch({
  name,
  query,
  sendsEmails,
}: Pick<SavedSearch, 'name' | 'query' | 'sendsEmails'>): Call<ActionResult> {
  const body = { name, query, sends_emails: Number(sendsEmails) }
  return { ...createRequest(savedSearchEndpoints.save, { body }), ...ACTION_RESULT }
}

/** Turns the emails of a saved search on or off; 404 for another user's. Safe to repeat. */
export function setSearchEmails(id: number, { sendsEmails }: { sendsEmails: boolean }): Call<ActionResult> {
  const body = { sends_emails: Number(sendsEmails) }
  return { ...createRequest(savedSearchEndpoints.setEmails, { params: { id }, body }), ...ACTION_RESULT }
}

/** Deletes a saved search; safe to repeat. */
export function deleteSavedSearch(id: number): Call<ActionResult> {
  return { ...createRequest(savedSearchEndpoints.remove, { params: { id } }), ...ACTION_RESULT }
}

function toSavedSearch(row: z.output<typeof wire.SavedSearch>) {
  const { id, name, query, sends_emails: sendsEmails, created_at: createdAt } = row
  return { id, name, query, sendsEmails, createdAt }
}
