import type { LocalizedText } from '~backend/platform/localized-text'
import { createEmail } from '../texts'
import { withReaderName } from './reader-name'

interface LeadFacts {
  /** Name of the person; empty if they gave none. */
  name: string
  /** Title of the statement or the project that the lead is about. */
  subject: LocalizedText | undefined
  path: string
}

export const LEAD_ASSIGNED = createLeadEmail('lead_assigned')
export const LEAD_REMINDER = createLeadEmail('lead_reminder')

/** The paragraphs are shown among the notifications as well, where names of others must not stay. */
function createLeadEmail(kind: 'lead_assigned' | 'lead_reminder') {
  return withReaderName(
    createEmail<LeadFacts>((t, { name, subject, path }, locale) => ({
      subject: t(`${kind}.subject`),
      paragraphs: [t(`${kind}.text`), ...(subject ? [subject[locale]] : [])],
      rows: name ? [[t('labels.name'), name]] : [],
      link: { label: t('links.lead'), path },
    })),
  )
}
