import type { Locale } from '~backend/platform/localized-text'
import type { CalendarEvent } from '~contract/calendar'
import { removeInvisible, toOneLine } from '~contract/values/typed-text'

/** Content of an email, rendered as plain text and as HTML. */
export interface EmailContent {
  subject: string
  paragraphs: readonly string[]
  /** Code, shown large. */
  code?: string
  rows?: readonly (readonly [label: string, value: string])[]
  /** Text of another person. */
  quote?: string | undefined
  /** Lists of pages, each under a title. */
  sections?: readonly EmailSection[]
  /** Path within the site, without a language prefix. */
  link?: { label: string; path: string } | undefined
  /** Text after the link. */
  closing?: string
  /** Address for answers. Default: the sender, who reads none. */
  replyTo?: string
  /** Key with which a guest stops emails of this kind, and the page of a guest's settings. */
  unsubscribeToken?: string
  settingsPath?: string
  /** Appointment that mail programs add to a calendar, change or remove. */
  appointment?: EmailAppointment
}

/** Titled list of pages of the site. */
export interface EmailSection {
  title: string
  items: readonly { label: string; path: string; text: string }[]
  /** Text after a list that shows only some. */
  more?: string
}

/** Appointment as it is stored: moments are ISO texts, and the page is a path within the site. */
export interface EmailAppointment extends Omit<CalendarEvent, 'startsAt' | 'endsAt' | 'changedAt' | 'url'> {
  startsAt: string
  endsAt: string
  changedAt: string
  path: string
}

/** Adds the plain text. Visitors' values cannot start a line of their own. */
export function withPlainText(content: EmailContent): EmailContent {
  const { subject, paragraphs, rows, sections, quote } = content
  return {
    ...content,
    subject: toOneLine(subject),
    paragraphs: paragraphs.map(toOneLine),
    ...(rows && { rows: rows.map(([label, value]) => [label, toOneLine(value)] as const) }),
    ...(sections && {
      sections: sections.map(({ title, ...section }) => ({ ...section, title: toOneLine(title) })),
    }),
    ...(quote && { quote: removeInvisible(quote).trim() }),
  }
}

export interface SmsContent {
  text: string
  /** Path within the site, without a language prefix, sent after the text. */
  path?: string
}

export type EmailTemplate<Facts> = Readonly<Record<Locale, (facts: Facts) => EmailContent>>
export type SmsTemplate<Facts> = Readonly<Record<Locale, (facts: Facts) => SmsContent>>

export function toPagePath(path: string, locale: Locale): string {
  return locale === 'ka' ? path : `/${locale}${path}`
}
