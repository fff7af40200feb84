import { useTranslation } from 'react-i18next'
import { Flash } from '~/ui/flash'
import { IdentityPage } from './identity-page'

interface EmailSentPageProps {
  text: string
  /** URL where a demo shows its emails instead of sending them. */
  mailboxUrl: string | undefined
}

/** Renders the confirmation, which is the same whether or not the email has an account. */
export function EmailSentPage({ text, mailboxUrl }: EmailSentPageProps) {
  const { t } = useTranslation('identity')
  return (
    <IdentityPage title={t('titles.email_sent')}>
      <Flash>{text}</Flash>
      <p>{t('check_spam')}</p>
      {mailboxUrl ? (
        <p>
          <a href={mailboxUrl}>{t('demo_mailbox')}</a>
        </p>
      ) : null}
    </IdentityPage>
  )
}
