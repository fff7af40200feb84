import { useTranslation } from 'react-i18next'
import { Flash } from '~/ui/flash'

/** Says that an email with a link to confirm is on its way; a demo links to its mailbox. */
export function ConfirmationSent({ mailboxUrl }: { mailboxUrl: string | undefined }) {
  const { t } = useTranslation('saved-searches')
  return (
    <>
      <Flash tone="good">{t('confirmation_sent')}</Flash>
      {mailboxUrl ? (
        <p>
          <a href={mailboxUrl}>{t('demo_mailbox')}</a>
        </p>
      ) : null}
    </>
  )
}
