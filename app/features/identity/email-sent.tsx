import { useTranslation } from 'react-i18next'
import { Flash } from '~/ui/flash'
import { IdentityPage } from './identity-page'

interface EmailSentPageProps {
  text: string
  /** Of a demo, which sends nothing. */
  mailboxUrl: string | undefined
}

/** The same whether the e-mail has an account or not. */
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
