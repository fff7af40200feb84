import { z } from 'zod'
import type { BodyOf } from '~contract/endpoints/endpoint'
import { savedSearchEndpoints } from '~contract/endpoints/saved-searches'
import type { Language } from '~contract/languages'
import type { EmailFrequency } from '~contract/saved-searches'
import { success } from '~contract/schemas/envelope'
import type * as wire from '~contract/schemas/saved-searches'
import { createRequest, defineAction, defineCall } from './endpoint-call.server'
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
  frequency,
}: Pick<SavedSearch, 'name' | 'query' | 'sendsEmails' | 'frequency'>): Call<ActionResult> {
  const body = { name, query, sends_emails: Number(sendsEmails), frequency }
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

const callFollow = defineAction(savedSearchEndpoints.follow)
const callFollowed = defineCall(
  savedSearchEndpoints.followed,
  ({ name, query, frequency, is_confirmed: isConfirmed, push_key: pushKey, push_devices: pushDevices }) => ({
    name,
    query,
    frequency,
    isConfirmed,
    pushKey,
    pushDevices,
  }),
)
const callConfirm = defineAction(savedSearchEndpoints.confirmFollowed)
const callStop = defineAction(savedSearchEndpoints.stopFollowed)
const callAddPush = defineAction(savedSearchEndpoints.addPush)
const callStopPush = defineAction(savedSearchEndpoints.stopPush)

interface SearchToFollow {
  email: string
  name: string
  query: string
  frequency: EmailFrequency
  language: Language
}

/** Emails a link that lets a guest follow a search. */
export function followSearch(search: SearchToFollow): Call<ActionResult> {
  return callFollow({ body: search })
}

/** Requests the search of a link in an email; 404 once it has ended. */
export function followedSearch(token: string) {
  return callFollowed({ query: { token } })
}

/** Confirms the address of a followed search, and sets how often emails come. Safe to repeat. */
export function confirmFollowedSearch(token: string, frequency: EmailFrequency): Call<ActionResult> {
  return callConfirm({ body: { token, frequency } })
}

/** Ends the emails about a followed search. Safe to repeat. */
export function stopFollowedSearch(token: string): Call<ActionResult> {
  return callStop({ query: { token } })
}

/** Subscription of a browser to notifications. */
type PushSubscriptionFields = BodyOf<typeof savedSearchEndpoints.addPush>

/** Notifies a browser of new statements of a followed search. Safe to repeat. */
export function addPush(subscription: PushSubscriptionFields): Call<ActionResult> {
  return callAddPush({ body: subscription })
}

/** Ends the notifications of a followed search on all browsers. Safe to repeat. */
export function stopPush(token: string): Call<ActionResult> {
  return callStopPush({ query: { token } })
}

function toSavedSearch(row: z.output<typeof wire.SavedSearch>) {
  const { id, name, query, sends_emails: sendsEmails, frequency, created_at: createdAt } = row
  return { id, name, query, sendsEmails, frequency, createdAt }
}
