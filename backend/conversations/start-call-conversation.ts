import type { Db } from '~backend/platform/db/pool'
import { NOTIFICATION_TEXTS } from '~backend/platform/texts'
import { type Seeker, startConversation } from './start-conversation'
import { insertMessage } from './write-message'

interface CallConversation {
  /** Broker or developer who should call. */
  companyId: number
  /** Project of the company that the request is about. */
  projectId: number | null
  seeker: Seeker
  comment: string
}

/**
 * Writes a call request into the conversation of the seeker with the company. The caller notifies the
 * company, which gets no second email about it.
 * @returns id of the conversation
 * @throws ApiError 422 if the company has blocked the seeker, or is the seeker
 */
export async function startCallConversation(
  transaction: Db,
  { companyId, projectId, seeker, comment }: CallConversation,
): Promise<string> {
  const { id } = await startConversation(transaction, {
    kind: 'call_request',
    statementId: null,
    ownerId: companyId,
    projectId,
    seeker,
  })
  const request = NOTIFICATION_TEXTS[seeker.locale]('call_requested.message')
  await insertMessage(transaction, {
    conversation: id,
    side: 'seeker',
    text: comment ? `${request}\n${comment}` : request,
    idempotencyKey: null,
  })
  await transaction.query('update conversations set owner_emailed_at = now() where id = $1', [id])
  return id
}
