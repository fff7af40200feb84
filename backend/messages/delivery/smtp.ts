import type { Transporter } from 'nodemailer'
import { observe } from '~contract/observed-work'
import { toOneLine } from '~contract/values/typed-text'
import { type EmailSite, getUnsubscribeQuery } from '../email/email'
import { formatEmailHtml } from '../email/format-html'
import { formatEmailText } from '../email/format-text'
import { MessageRefused, type OutgoingEmail, type Transport } from './transport'

/** A server that sends a byte now and then would hold a message for ever. Below `MAX_SENDING_SECONDS`. */
const MAX_SEND_MS = 40_000
const TIMEOUTS_MS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
}

/** Without what separates addresses or ends a command. */
const ONE_RECIPIENT = /^[^\s<>@,;:"()\\]+@[^\s<>@,;"()\\]+$/

/** Mail programs post there when somebody unsubscribes (RFC 8058). */
const ONE_CLICK_PATH = '/messages/unsubscribe'

export interface SmtpSettings {
  url: string
  from: { name: string; address: string }
}

export function createSmtpTransport({ url, from }: SmtpSettings, site: EmailSite): Transport<OutgoingEmail> {
  const { protocol, hostname } = new URL(url)
  let opening: Promise<Transporter> | undefined
  const open = async () => {
    // Most processes send nothing for a long while, or ever.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      ...TIMEOUTS_MS,
      // Codes and links that sign in cross the network.
      requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    // By the Message-ID.
    recognizesRepeats: true,
    async send(email) {
      if (!ONE_RECIPIENT.test(email.recipient)) throw new MessageRefused('invalid_recipient')
      opening ??= open()
      const transporter = await opening
      const send = () =>
        transporter.sendMail({
          messageId: `<${email.id}@${domain}>`,
          date: email.createdAt,
          from,
          to: { name: '', address: email.recipient },
          envelope: { from: from.address, to: [email.recipient] },
          subject: toOneLine(email.content.subject),
          text: formatEmailText(email, site),
          html: formatEmailHtml(email, site),
          headers: getHeaders(email, site),
          signal: AbortSignal.timeout(MAX_SEND_MS),
        })
      await observe({ kind: 'call', name: 'send email', url }, send).catch((error: SmtpError) => {
        throw toDeliveryError(error)
      })
    },
  }
}

function getHeaders(email: OutgoingEmail, site: EmailSite): Record<string, string> {
  const query = getUnsubscribeQuery(email)
  return {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': email.locale,
    ...(query && {
      'List-Unsubscribe': `<${site.origin}${ONE_CLICK_PATH}?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
  command?: string
}

/** Only codes: servers quote recipients. What the server says of us (a password, a sender) may be mended, so only a refused recipient or text is final. */
function toDeliveryError({ code, responseCode, command }: SmtpError): Error {
  const reason = [code, responseCode, command].filter(Boolean).join(' ')
  const isPermanent = responseCode !== undefined && responseCode >= 500
  const isOfMessage = command === 'RCPT TO' || command === 'DATA'
  const isInvalid = code === 'EENVELOPE' && responseCode === undefined
  return isInvalid || (isPermanent && isOfMessage) ? new MessageRefused(reason) : new Error(reason)
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)
}
