import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { localizedPath } from '../../i18n/languages'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import { TextArea } from '../../ui/text-field'
import { type Asked, addressOf } from './address'
import { MOST_INVITED, type ReturnedInvitation } from './invitation'

interface InviteFormProps {
  asked: Asked
  returned: ReturnedInvitation | undefined
}

/** Invites agents by their emails. Those that could not be invited come back in the box, each with its reason. */
export function InviteForm({ asked, returned }: InviteFormProps) {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  const { bad = [], mistake, failure } = returned ?? {}
  const error = mistake
    ? t(`mistakes.${mistake}`, { most: MOST_INVITED })
    : bad.length > 0
      ? t('invite.mend', { count: bad.length })
      : undefined
  const done = returned?.invited ? t('invite.not_all', { count: returned.invited }) : t('invite.none_sent')
  return (
    <form
      method="post"
      action={localizedPath(addressOf(asked), language)}
      className="stack narrow-form"
      aria-labelledby="invite"
    >
      <h2 id="invite">{t('invite.title')}</h2>
      {returned ? (
        <>
          <ErrorSummary
            title={failure ? t(`failures.${failure}`) : done}
            errors={mistake && error ? [{ id: 'emails', message: error }] : []}
          />
          {bad.length > 0 ? (
            <ul className="rows">
              {bad.map(({ email, status }) => (
                <li key={email}>
                  <b className="any">{email}</b> <span>{t(`refused.${status}`)}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
      <TextArea
        id="emails"
        name="emails"
        label={t('invite.emails')}
        hint={t('invite.hint', { most: MOST_INVITED })}
        rows={4}
        spellCheck={false}
        autoCapitalize="none"
        required
        defaultValue={returned?.emails}
        {...(error && { error })}
      />
      <Button variant="main" name="intent" value="invite">
        {t('invite.send')}
      </Button>
    </form>
  )
}
