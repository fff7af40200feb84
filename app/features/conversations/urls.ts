import { toPageParam, withParams } from '~/http/with-params'

export const CONVERSATIONS_PATH = '/account/messages'

/** Path of the page of a conversation for a user. */
export const conversationPath = (id: string) => `${CONVERSATIONS_PATH}/${id}`

/** Path of the page of a conversation for a guest, who has its key in a cookie. */
export const guestConversationPath = (id: string) => `/conversation/${id}`

export function conversationListPath({ page }: { page: number }): string {
  return withParams(CONVERSATIONS_PATH, { page: toPageParam(page) })
}
