import type { SmsContent } from '../content'
import type { Email } from '../email/email'

interface Addressed {
  /** Of the message; a repeat has the same one. */
  id: string
  recipient: string
}

export type OutgoingEmail = Addressed & Email & { createdAt: Date }
export type OutgoingSms = Addressed & SmsContent

/** Sends one message; `send` throws MessageRefused, OutcomeUnknown, or any other Error when it was surely not taken. */
export interface Transport<Message> {
  /** Whether a message of the same id is delivered once, however often it is sent. */
  recognizesRepeats: boolean
  send(message: Message): Promise<void>
}

/** Sending it again would end the same. */
export class MessageRefused extends Error {}

/** It may have been taken. */
export class OutcomeUnknown extends Error {}
