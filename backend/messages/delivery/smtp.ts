import type { Transporter } from 'nodemailer'
import { formatCalendar, getCalendarMethod } from '~contract/calendar'
import { instrument } from '~contract/instrumentation'
import { toOneLine } from '~contract/values/typed-text'
import { type EmailSite, getUnsubscribeQuery, toPageUrl } from '../email/email'
import { formatEmailHtml } from '../email/format-html'
import { formatEmailText } from '../email/format-text'
import { MessageRefused, type OutgoingEmail, type Transport } from './transport'

/** Timeout in ms against servers that respond too slowly. Less than `MAX_SENDING_SECONDS`. */
const MAX_SEND_MS = 40_000
const TIMEOUTS_MS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
}

/** One address without characters that separate addresses or end a command. */
const ONE_RECIPIENT = /^[^\s<>@,;:"()\\]+@[^\s<>@,;"()\\]+$/

/** Path to which mail programs post one-click unsubscriptions (RFC 8058). */
const ONE_CLICK_PATH = '/messages/unsubscribe'

export interface SmtpSettings {
  url: string
  from: { name: string; address: string }
}

export function createSmtpTransport({ url, from }: SmtpSettings, site: EmailSite): Transport<OutgoingEmail> {
  const { protocol, hostname } = new URL(url)
  let opening: Promise<Transporter> | undefined
  const open = async () => {
    // Loaded on first use, because most processes rarely send emails.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      ...TIMEOUTS_MS,
      // TLS is required, because emails contain codes and sign-in links.
      requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    // Deduplicated by the Message-ID.
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
          ...(email.content.replyTo && { replyTo: { name: '', address: email.content.replyTo } }),
          subject: toOneLine(email.content.subject),
          text: formatEmailText(email, site),
          html: formatEmailHtml(email, site),
          headers: getHeaders(email, site),
          ...getCalendarPart(email, site),
          signal: AbortSignal.timeout(MAX_SEND_MS),
        })
      await instrument({ kind: 'call', name: 'send email', url }, send).catch((error: SmtpError) => {
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

/** Returns the calendar part of an email about an appointment. */
function getCalendarPart({ content: { appointment }, locale }: OutgoingEmail, site: EmailSite) {
  if (!appointment) return {}
  const { path, startsAt, endsAt, changedAt, ...event } = appointment
  const content = formatCalendar({
    ...event,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    changedAt: new Date(changedAt),
    url: toPageUrl(site, path, locale),
  })
  return { icalEvent: { method: getCalendarMethod(appointment), filename: 'viewing.ics', content } }
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
  command?: string
}

/**
 * Converts an error to its codes only, because servers quote recipients.
 * Only a rejected recipient or text is final: a wrong password or sender can be fixed.
 */
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
