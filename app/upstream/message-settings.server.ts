import type { z } from 'zod'
import { contactEndpoints } from '~contract/endpoints/contact'
import type { Language } from '~contract/languages'
import type { LinkedMessageKind } from '~contract/messages'
import type * as wire from '~contract/schemas/accounts'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

export type MessageSettings = z.output<typeof wire.MessageSettings>

export const messageSettings: Call<MessageSettings> = defineCall(contactEndpoints.messageSettings)({})

const callSave = defineAction(contactEndpoints.saveMessageSettings)

const callUnsubscribe = defineAction(contactEndpoints.unsubscribe)

/**
 * Saves the settings; safe to repeat.
 * @param wanted kinds of emails
 * @param shown kinds of notifications on the site
 */
export function saveMessageSettings(settings: {
  language: Language | ''
  wanted: readonly string[]
  shown: readonly string[]
}): Call<ActionResult> {
  return callSave({ body: settings })
}

/** Unsubscribes from a kind of email by the token of a link in it; safe to repeat. */
export function unsubscribe(kind: LinkedMessageKind, token: string): Call<ActionResult> {
  return callUnsubscribe({ body: { kind, token } })
}
