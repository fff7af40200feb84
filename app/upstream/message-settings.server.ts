import { z } from 'zod'
import type { Language } from '~contract/languages'
import type { OptionalMessageKind } from '~contract/messages'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/messages'
import { type ActionResult, actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

export type MessageSettings = z.output<typeof wire.MessageSettings>

export const messageSettings: Call<MessageSettings> = {
  api: 'main',
  path: 'users/message-settings',
  answer: success(wire.MessageSettings),
}

/** Saves the language and kinds of messages; safe to repeat. */
export function saveMessageSettings(language: Language | '', wanted: readonly string[]): Call<ActionResult> {
  const body = new FormData()
  body.append('language', language)
  for (const kind of wanted) body.append('wanted[]', kind)
  return {
    api: 'main',
    method: 'POST',
    path: 'users/message-settings',
    body,
    ...actionResultOf(success(z.unknown())),
  }
}

/** Unsubscribes from a kind of email by the token of a link in it; safe to repeat. */
export function unsubscribe(kind: OptionalMessageKind, token: string): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'messages/unsubscribe',
    body: { kind, token },
    ...actionResultOf(success(z.unknown())),
  }
}
