import { z } from 'zod'
import { parseJson } from '~backend/platform/parse-json'

export interface IncomingMail {
  recipients: string[]
  messageId: string
  text: string
  /** Lower-case names with their values. */
  headers: Map<string, string>
  /** Signed fields of Mailgun; undefined for Postmark, which signs nothing. */
  signed?: { timestamp: string; token: string; signature: string }
}

/** https://postmarkapp.com/developer/webhooks/inbound-webhook */
const PostmarkMail = z.object({
  MessageID: z.string(),
  OriginalRecipient: z.string().default(''),
  ToFull: z.array(z.object({ Email: z.string() })).default([]),
  TextBody: z.string().default(''),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
})

const MailgunHeaders = z.array(z.tuple([z.string(), z.string()]))

/** Reads an email as Postmark (JSON) or Mailgun (a form) posts it; undefined for other bodies. */
export async function readMail(body: Buffer, contentType: string): Promise<IncomingMail | undefined> {
  if (/^application\/json\b/i.test(contentType)) return readPostmarkMail(body)
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType)) return undefined
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  return form && readMailgunMail(form)
}

function readPostmarkMail(body: Buffer): IncomingMail | undefined {
  const mail = PostmarkMail.safeParse(parseJson(body.toString('utf8'))).data
  if (!mail) return undefined
  const headers = toHeaders(mail.Headers.map(({ Name, Value }) => [Name, Value]))
  return {
    recipients: [mail.OriginalRecipient, ...mail.ToFull.map(({ Email }) => Email)],
    // The id of the email itself: Postmark has a new one for each delivery.
    messageId: headers.get('message-id') ?? mail.MessageID,
    text: mail.TextBody,
    headers,
  }
}

function readMailgunMail(form: FormData): IncomingMail | undefined {
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const messageId = field('Message-Id')
  if (!messageId) return undefined
  return {
    recipients: field('recipient').split(','),
    messageId,
    text: field('body-plain'),
    headers: toHeaders(MailgunHeaders.safeParse(parseJson(field('message-headers'))).data ?? []),
    signed: { timestamp: field('timestamp'), token: field('token'), signature: field('signature') },
  }
}

function toHeaders(headers: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(headers.map(([name, value]) => [name.toLowerCase(), value]))
}

const AUTOMATIC_PRECEDENCES = ['bulk', 'list', 'junk', 'auto_reply']
const MAIL_SYSTEMS = /\b(?:mailer-daemon|postmaster)@/i

/** True for answering machines, bounces and lists. Answering them could start a loop. */
export function isAutomaticMail({ headers }: IncomingMail): boolean {
  const get = (name: string) => headers.get(name)?.trim().toLowerCase()
  return (
    (get('auto-submitted') ?? 'no') !== 'no' ||
    AUTOMATIC_PRECEDENCES.includes(get('precedence') ?? '') ||
    get('return-path') === '<>' ||
    MAIL_SYSTEMS.test(get('from') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => headers.has(name))
  )
}
