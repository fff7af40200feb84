import { watchedPriceEndpoints } from '~contract/endpoints/watched-prices'
import type { Language } from '~contract/languages'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

const callWatch = defineAction(watchedPriceEndpoints.watch)
const callOne = defineCall(
  watchedPriceEndpoints.one,
  ({ statement_ids: ids, is_confirmed: isConfirmed, replaced }) => ({ ids, isConfirmed, replaced }),
)
const callConfirm = defineAction(watchedPriceEndpoints.confirm)
const callChange = defineAction(watchedPriceEndpoints.change)
const callStop = defineAction(watchedPriceEndpoints.stop)

interface PricesToWatch {
  email: string
  ids: readonly number[]
  language: Language
}

/** Emails a link that starts emails about price reductions. */
export function watchPrices({ email, ids, language }: PricesToWatch): Call<ActionResult> {
  return callWatch({ body: { email, statement_ids: ids.join(), language } })
}

/** Requests the list of a link in an email; 404 once its emails have ended. */
export function watchedPrices(token: string) {
  return callOne({ query: { token } })
}

/** Confirms the address of a list. Safe to repeat. */
export function confirmWatchedPrices(token: string): Call<ActionResult> {
  return callConfirm({ body: { token } })
}

/** Replaces the statements of a list. Safe to repeat. */
export function changeWatchedPrices(token: string, ids: readonly number[]): Call<ActionResult> {
  return callChange({ body: { token, statement_ids: ids.join() } })
}

/** Ends the emails about price reductions. Safe to repeat. */
export function stopWatchedPrices(token: string): Call<ActionResult> {
  return callStop({ query: { token } })
}
