import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { sealFitting, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'
import type { ConversationAccess } from '~/upstream/conversations.server'
import { isUuid } from '~contract/values/ids'

const PURPOSE = 'conversations'
/** Length of the cookie's value, for about seven conversations. */
export const MAX_CONVERSATIONS_LENGTH = 480
const Key = z.string().refine(isUuid)
const GuestKeys = z.array(z.object({ id: Key, key: Key }))

/** Returns the keys of conversations whose links a guest has opened in this browser. */
function readGuestKeys({ request, context }: RequestAndContext) {
  const sealed = readCookie(request.headers.get('cookie'), 'conversations')
  return unsealJson(context.signer, PURPOSE, { schema: GuestKeys, sealed }) ?? []
}

/** Returns the conversation with its key, if this browser has it. */
export function toGuestAccess(args: RequestAndContext, id: string): ConversationAccess {
  return { id, key: readGuestKeys(args).find((each) => each.id === id)?.key }
}

/** Returns the `Set-Cookie` line that lets this browser read the conversation. */
export function serializeGuestKey(args: RequestAndContext, { id, key }: { id: string; key: string }): string {
  const others = readGuestKeys(args).filter((each) => each.id !== id)
  const entries = [{ id, key }, ...others]
  const maxLength = MAX_CONVERSATIONS_LENGTH
  return setCookie('conversations', sealFitting(args.context.signer, PURPOSE, { entries, maxLength }))
}
