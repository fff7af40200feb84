import type { SmsContent } from '../content'
import type { Email } from '../email/email'

interface Addressed {
  /** Id of the message, the same for a repeat. */
  id: string
  recipient: string
}

export type OutgoingEmail = Addressed & Email & { createdAt: Date }
export type OutgoingSms = Addressed & Pick<SmsContent, 'text'>

/**
 * Sends one message; `send` throws MessageRefused, OutcomeUnknown, or any other Error for a message not
 * accepted.
 */
export interface Transport<Message> {
  /** True if messages with the same id are delivered once. */
  recognizesRepeats: boolean
  send(message: Message): Promise<void>
}

/** Permanent rejection: sending again would fail too. */
export class MessageRefused extends Error {}

/** Unknown outcome: the message may have been accepted. */
export class OutcomeUnknown extends Error {}
