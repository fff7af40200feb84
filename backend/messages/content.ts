import type { Locale } from '~backend/platform/localized-text'
import { removeInvisible, toOneLine } from '~contract/values/typed-text'

/** From it both the plain text and the HTML of an email are made. */
export interface EmailContent {
  subject: string
  paragraphs: readonly string[]
  /** Shown large. */
  code?: string
  rows?: readonly (readonly [label: string, value: string])[]
  /** Words of somebody else. */
  quote?: string | undefined
  /** A path of our own without the prefix of a language. */
  link?: { label: string; path: string } | undefined
  /** After the link. */
  closing?: string
}

/** What visitors typed stands among the texts: it begins no line of its own. */
export function withPlainText(content: EmailContent): EmailContent {
  const { subject, paragraphs, rows, quote } = content
  return {
    ...content,
    subject: toOneLine(subject),
    paragraphs: paragraphs.map(toOneLine),
    ...(rows && { rows: rows.map(([label, value]) => [label, toOneLine(value)] as const) }),
    ...(quote && { quote: removeInvisible(quote).trim() }),
  }
}

export interface SmsContent {
  text: string
}

export type EmailTemplate<Facts> = Readonly<Record<Locale, (facts: Facts) => EmailContent>>
export type SmsTemplate<Facts> = Readonly<Record<Locale, (facts: Facts) => SmsContent>>

export function toPagePath(path: string, locale: Locale): string {
  return locale === 'ka' ? path : `/${locale}${path}`
}
