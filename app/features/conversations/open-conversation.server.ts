import { withoutLanguagePrefix } from '~/i18n/languages'
import { oncePerVisitor } from '~/session/once-per-visitor.server'
import type { Visitor } from '~/session/visitor.server'
import {
  type Conversation,
  type ConversationAccess,
  conversation,
  markConversationSeen,
} from '~/upstream/conversations.server'
import { isUuid } from '~contract/values/ids'
import { CONVERSATIONS_PATH } from './urls'

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

/** Marks the open conversation, and waits for the update, so that the layout does not count it as unread. */
export async function markOpenConversationSeen(visitor: Visitor, path: string): Promise<void> {
  const id = withoutLanguagePrefix(path).replace(`${CONVERSATIONS_PATH}/`, '')
  if (isUuid(id)) await visitor.optional('seen here', openConversation(visitor, { id }))
}
