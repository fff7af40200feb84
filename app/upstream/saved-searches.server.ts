import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { rowsOf } from '~contract/schemas/rows'
import * as wire from '~contract/schemas/saved-searches'
import { type ActionResult, actionResultOf } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

const PATH = 'users/saved-searches'

const SavedSearch = wire.SavedSearch.transform(({ id, name, query, sends_emails, created_at }) => ({
  id,
  name,
  query,
  sendsEmails: sends_emails,
  createdAt: created_at,
}))

export type SavedSearch = z.output<typeof SavedSearch>

export const savedSearches: Call<SavedSearch[]> = {
  api: 'main',
  path: PATH,
  answer: success(rowsOf(SavedSearch)),
}

/** Saves a search, or renames a saved one; refused if there are too many. Safe to repeat. */
export function saveSearch({
  name,
  query,
  sendsEmails,
}: Pick<SavedSearch, 'name' | 'query' | 'sendsEmails'>): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: PATH,
    body: toFormData({ name, query, sends_emails: Number(sendsEmails) }),
    ...actionResultOf(success(z.unknown())),
  }
}

/** Turns the emails of a saved search on or off; 404 for another user's. Safe to repeat. */
export function setSearchEmails(id: number, { sendsEmails }: { sendsEmails: boolean }): Call<ActionResult> {
  return {
    api: 'main',
    method: 'PATCH',
    path: `${PATH}/${id}`,
    body: toFormData({ sends_emails: Number(sendsEmails) }),
    ...actionResultOf(success(z.unknown())),
  }
}

/** Deletes a saved search; safe to repeat. */
export function deleteSavedSearch(id: number): Call<ActionResult> {
  return { api: 'main', method: 'DELETE', path: `${PATH}/${id}`, ...actionResultOf(success(z.unknown())) }
}
