import { withoutLanguagePrefix } from '~/i18n/languages'
import { oncePerVisitor } from '~/session/once-per-visitor.server'
import type { Visitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import {
  type Conversation,
  type ConversationAccess,
  conversation,
  markConversationSeen,
} from '~/upstream/conversations.server'
import { staysOfConversation } from '~/upstream/stays.server'
import { CONVERSATIONS_PATH } from '~contract/conversations'
import { isUuid } from '~contract/values/ids'

/** Loads a conversation and marks it as seen. */
export const openConversation = oncePerVisitor(
  async (visitor, access: ConversationAccess): Promise<Conversation> => {
    const opened = await visitor.call(conversation(access))
    // A guest who has an account by now takes the conversation there.
    const mayClaim = access.key !== undefined && visitor.isSignedIn
    if (opened.unread > 0 || mayClaim)
      await visitor.optional('seen', visitor.call(markConversationSeen(access)))
    return opened
  },
)

/** Loads the stays that were requested in a conversation, with the rate for the other currency. */
export async function loadStays(visitor: Visitor, access: ConversationAccess, { kind }: Conversation) {
  if (kind !== 'statement') return { stays: [], rate: undefined }
  const stays = await visitor.optional('stays', visitor.call(staysOfConversation(access)))
  const config = stays?.length
    ? await visitor.optional('exchange rate', visitor.cachedCall(configuration))
    : undefined
  return { stays: stays ?? [], rate: config?.exchangeRate?.rate }
}

export type LoadedStays = Awaited<ReturnType<typeof loadStays>>

/** Marks the open conversation, and waits for the update, so that the layout does not count it as unread. */
export async function markOpenConversationSeen(visitor: Visitor, path: string): Promise<void> {
  const id = withoutLanguagePrefix(path).replace(`${CONVERSATIONS_PATH}/`, '')
  if (isUuid(id)) await visitor.optional('seen here', openConversation(visitor, { id }))
}
