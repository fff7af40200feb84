import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import type { ConversationSide } from '~contract/conversations'
import { type CurrencyId, SIGNS_BY_ID } from '~contract/currencies'
import { STAY_ANSWER_HOURS, type StayState } from '~contract/stays'
import { toGeorgianNoon } from '~contract/values/georgian-time'
import type { EmailContent, EmailTemplate } from '../content'
import { createEmail } from '../texts'
import { formatAmount, formatDay } from './format'
import { withReaderName } from './reader-name'

/** Facts of a stay, for the side that reads them. */
export interface StayFacts {
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
}

export const STAY_REQUESTED = createStayEmail()
export const STAY_CHANGED = createStayEmail()

function createStayEmail(): EmailTemplate<StayFacts> {
  return withReaderName(
    createEmail<StayFacts>(
      (t, { party, state, title, from, to, guests, total, currencyId, name, path }, locale): EmailContent => {
        const days = `${formatStayDay(from, locale)} – ${formatStayDay(to, locale)}`
        return {
          subject: t(`stay.${state}.subject`, { days }),
          paragraphs: [title[locale], t(`stay.${state}.${party}`, { hours: STAY_ANSWER_HOURS })],
          rows: [
            [t('labels.nights'), days],
            [t('labels.guests'), String(guests)],
            [t('labels.total'), formatStayTotal({ total, currencyId }, locale)],
            ...(party === 'owner' && name ? [[t('labels.name'), name] as [string, string]] : []),
          ],
          link: { label: t('links.stay'), path },
        }
      },
    ),
  )
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
