import { z } from 'zod'
import { postSms } from './post-sms'
import { MessageRefused, OutcomeUnknown, type OutgoingSms, type Transport } from './transport'

export const SMS_OFFICE_URL = 'https://smsoffice.ge/api/v2/send/'

export interface SmsOfficeSettings {
  url: string
  key: string
  /** Registered sender name. */
  sender: string
}

/** Statuses of messages that were not accepted and may be resent. */
const LATER = new Set([408, 425, 429])

const Answer = z.object({ Success: z.boolean(), ErrorCode: z.coerce.number().int().catch(0) })

/**
 * Creates a client of smsoffice.ge.
 * It does not deduplicate, so a message whose response was lost is not resent.
 */
export function createSmsOffice({ url, key, sender }: SmsOfficeSettings): Transport<OutgoingSms> {
  return {
    recognizesRepeats: false,
    async send({ id, recipient, text }) {
      const { status, body } = await postSms(url, {
        body: new URLSearchParams({
          key,
          destination: `995${recipient}`,
          sender,
          content: text,
          urgent: 'true',
          reference: id,
        }),
      })
      if (LATER.has(status)) throw new Error(`http_${status}`)
      if (status >= 400 && status < 500) throw new MessageRefused(`http_${status}`)
      const answer = Answer.safeParse(body)
      if (status >= 300 || !answer.success) throw new OutcomeUnknown(`http_${status}`)
      if (!answer.data.Success) throw new MessageRefused(`error_${answer.data.ErrorCode}`)
    },
  }
}
