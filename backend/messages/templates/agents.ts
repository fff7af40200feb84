import { createEmail, createSms } from '../texts'
import { withReaderName } from './reader-name'

/** Invitation of a broker; the path holds its code. */
interface Invitation {
  name: string
  path: string
}

export const AGENT_INVITED = withReaderName(
  createEmail<Invitation>((t, { name, path }) => ({
    subject: t('agent_invited.subject', { name }),
    paragraphs: [t('agent_invited.text', { name }), t('agent_invited.account')],
    link: { label: t('agent_invited.link'), path },
  })),
)

export const AGENT_INVITED_BY_SMS = withReaderName(
  createSms<Invitation>((t, { name, path }) => ({ text: t('agent_invited', { name }), path })),
)
