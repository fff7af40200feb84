import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import type { ConversationSide } from '~contract/conversations'
import { type CurrencyId, SIGNS_BY_ID } from '~contract/currencies'
import { STAY_ANSWER_HOURS, type StayState, toStayAppointment } from '~contract/stays'
import { toGeorgianNoon } from '~contract/values/georgian-time'
import type { EmailAppointment, EmailContent, EmailTemplate } from '../content'
import { createEmail } from '../texts'
import { formatAmount, formatDay } from './format'
import { withReaderName } from './reader-name'

/** Facts of a stay, for the side that reads them. */
export interface StayFacts {
  id: string
  party: ConversationSide
  state: StayState
  title: LocalizedText
  /** Days of arrival and departure, such as `2026-12-01`. */
  from: string
  to: string
  guests: number
  /** Whole units of the currency. */
  total: number
  currencyId: CurrencyId
  /** Name of the seeker. */
  name: string
  /** Path of the page where the reader answers or cancels. */
  path: string
  /**
   * Set for emails that add the stay to calendars or remove it. The path lacks a guest's key, because
   * calendars are shared.
   */
  calendar: { changedAt: Date; path: string } | undefined
}

export const STAY_REQUESTED = createStayEmail(({ state }) => `stay.${state}` as const)
export const STAY_CHANGED = createStayEmail(({ state }) => `stay.${state}` as const)
export const STAY_REMINDER = createStayEmail(() => 'stay_reminder')

function createStayEmail(
  getText: (stay: StayFacts) => `stay.${StayState}` | 'stay_reminder',
): EmailTemplate<StayFacts> {
  return withReaderName(
    createEmail<StayFacts>((t, stay, locale): EmailContent => {
      const { party, title, from, to, guests, total, currencyId, name, path, calendar } = stay
      const days = `${formatStayDay(from, locale)} – ${formatStayDay(to, locale)}`
      const text = getText(stay)
      return {
        subject: t(`${text}.subject`, { days }),
        paragraphs: [title[locale], t(`${text}.${party}`, { hours: STAY_ANSWER_HOURS })],
        rows: [
          [t('labels.nights'), days],
          [t('labels.guests'), String(guests)],
          [t('labels.total'), formatStayTotal({ total, currencyId }, locale)],
          ...(party === 'owner' && name ? [[t('labels.name'), name] as [string, string]] : []),
        ],
        link: { label: t('links.stay'), path },
        ...(calendar && { appointment: toEmailAppointment(stay, calendar, locale) }),
      }
    }),
  )
}

function toEmailAppointment(
  stay: StayFacts,
  { changedAt, path }: NonNullable<StayFacts['calendar']>,
  locale: Locale,
): EmailAppointment {
  const appointment = toStayAppointment({ ...stay, changedAt, title: stay.title[locale] })
  return {
    ...appointment,
    changedAt: changedAt.toISOString(),
    startsAt: appointment.startsAt.toISOString(),
    endsAt: appointment.endsAt.toISOString(),
    path,
  }
}

/** Formats a day such as `2026-12-01`: "1 December". */
export function formatStayDay(day: string, locale: Locale): string {
  return formatDay(toGeorgianNoon(day), locale)
}

export function formatStayTotal(
  { total, currencyId }: { total: number; currencyId: CurrencyId },
  locale: Locale,
): string {
  return formatAmount(total, { sign: SIGNS_BY_ID[currencyId] }, locale)
}
