import { postSms } from './post-sms'
import { MessageRefused, type OutgoingSms, type Transport } from './transport'

export interface SmsGatewaySettings {
  url: string
  token: string | undefined
  sender: string | undefined
}

/** Status of a gateway that already has a message of this reference. */
const REPEATED = 409
const LATER = new Set([408, 425, 429])

/** Creates a client of a gateway that deduplicates messages by their reference. */
export function createSmsGateway({ url, token, sender }: SmsGatewaySettings): Transport<OutgoingSms> {
  return {
    recognizesRepeats: true,
    async send({ id, recipient, text }) {
      const { status } = await postSms(url, {
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: `995${recipient}`, text, sender, reference: id }),
      })
      if (status < 300 || status === REPEATED) return
      if (status >= 400 && status < 500 && !LATER.has(status)) throw new MessageRefused(`http_${status}`)
      throw new Error(`http_${status}`)
    },
  }
}
