import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import { formatPhone } from '~contract/values/phone'
import { isCancelled, toViewingPath, type ViewingParty, type ViewingState } from '~contract/viewings'
import type { EmailAppointment, EmailContent, EmailTemplate } from '../content'
import { createEmail } from '../texts'
import { formatMoment } from './format'
import { withReaderName } from './reader-name'

/** Facts of a viewing, for the side that reads them. */
export interface ViewingFacts {
  id: string
  party: ViewingParty
  title: LocalizedText
  startsAt: Date
  endsAt: Date
  state: ViewingState
  /** Name and contact of the seeker. */
  name: string
  email: string | null
  phoneNumber: string | null
  /** Reason of a cancellation; empty if none was given. */
  reason: string
  sequence: number
  changedAt: Date
  /** Path of the viewing's page; a guest's has a key. */
  path: string
}

export const VIEWING_BOOKED = createViewingEmail('viewing_booked')
export const VIEWING_MOVED = createViewingEmail('viewing_moved')
export const VIEWING_CANCELLED = createViewingEmail('viewing_cancelled')
export const VIEWING_REMINDER = createViewingEmail('viewing_reminder')
export const VIEWING_QUESTION = createViewingEmail('viewing_question')

type ViewingEmail =
  | 'viewing_booked'
  | 'viewing_moved'
  | 'viewing_cancelled'
  | 'viewing_reminder'
  | 'viewing_question'

function createViewingEmail(kind: ViewingEmail): EmailTemplate<ViewingFacts> {
  return withReaderName(
    createEmail<ViewingFacts>((t, viewing, locale): EmailContent => {
      const { party, title, name, email, phoneNumber, reason, path } = viewing
      const when = formatMoment(viewing.startsAt, locale)
      const contact: [string, string][] = [
        [t('labels.name'), name],
        ...(phoneNumber ? [[t('labels.phone'), formatPhone(phoneNumber)] as [string, string]] : []),
        ...(email ? [[t('labels.email'), email] as [string, string]] : []),
      ]
      return {
        subject: t(`${kind}.subject`, { when }),
        paragraphs: [
          title[locale],
          kind === 'viewing_cancelled'
            ? t(`viewing_cancelled.${viewing.state === 'cancelled_by_site' ? 'site' : party}`, { when })
            : t(`${kind}.${party}`, { when }),
        ],
        quote: kind === 'viewing_cancelled' ? reason : undefined,
        rows: [[t('labels.when'), when], ...(party === 'owner' ? contact : [])],
        link: { label: t(kind === 'viewing_question' ? 'viewing_question.link' : 'links.viewing'), path },
        ...(kind !== 'viewing_question' && { appointment: toAppointment(viewing, locale) }),
      }
    }),
  )
}

/** The path lacks a guest's key, because calendars are shared. */
function toAppointment(viewing: ViewingFacts, locale: Locale): EmailAppointment {
  const title = viewing.title[locale]
  return {
    product: 'Viewings',
    uid: `viewing-${viewing.id}`,
    sequence: viewing.sequence,
    isCancelled: isCancelled(viewing.state),
    changedAt: viewing.changedAt.toISOString(),
    startsAt: viewing.startsAt.toISOString(),
    endsAt: viewing.endsAt.toISOString(),
    summary: title,
    location: '',
    description: '',
    path: toViewingPath(viewing.id),
  }
}
