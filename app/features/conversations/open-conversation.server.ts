import { withoutLanguagePrefix } from '~/i18n/languages'
import type { Visitor } from '~/session/visitor.server'
import {
  type Conversation,
  type ConversationAccess,
  conversation,
  markConversationSeen,
} from '~/upstream/conversations.server'
import { isUuid } from '~contract/values/ids'
import { CONVERSATIONS_PATH } from './urls'

const openedConversations = new WeakMap<Visitor, Promise<Conversation>>()

/** Loads a conversation and marks it as seen, once per request: page and layout share it. */
export function openConversation(visitor: Visitor, access: ConversationAccess): Promise<Conversation> {
  const known = openedConversations.get(visitor)
  if (known) return known
  const opening = open()
  openedConversations.set(visitor, opening)
  return opening

  async function open() {
    const opened = await visitor.call(conversation(access))
    // A guest who has an account by now takes the conversation there.
    const mayClaim = access.key !== undefined && visitor.isSignedIn
    if (opened.unread > 0 || mayClaim)
      await visitor.optional('seen', visitor.call(markConversationSeen(access)))
    return opened
  }
}

/** Marks the open conversation, and waits for the update, so that the layout does not count it as unread. */
export async function markOpenConversationSeen(visitor: Visitor, path: string): Promise<void> {
  const id = withoutLanguagePrefix(path).replace(`${CONVERSATIONS_PATH}/`, '')
  if (isUuid(id)) await visitor.optional('seen here', openConversation(visitor, { id }))
}
