import { toPageParam, withParams } from '~/http/with-params'
import { CONVERSATIONS_PATH } from '~contract/conversations'

export function conversationListPath({ page }: { page: number }): string {
  return withParams(CONVERSATIONS_PATH, { page: toPageParam(page) })
}
