import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { TextArea } from '~/ui/text-field'
import { MAX_INVITATIONS } from '~contract/agents'
import type { InviteFormResult } from './form'
import { type AgentListParams, agentListPath } from './urls'

interface InviteFormProps {
  params: AgentListParams
  formResult: InviteFormResult | undefined
}

/** Shows emails that could not be invited again, with their reasons. */
export function InviteForm({ params: asked, formResult: returned }: InviteFormProps) {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  const { rejected: bad = [], error: mistake, failure } = returned ?? {}
  const error = mistake
    ? t(`field_errors.${mistake}`, { max: MAX_INVITATIONS })
    : bad.length > 0
      ? t('invite.rejected_emails', { count: bad.length })
      : undefined
  const done = returned?.invited
    ? t('invite.partly_sent', { count: returned.invited })
    : t('invite.none_sent')
  return (
    <form
      method="post"
      action={toLocalizedPath(agentListPath(asked), language)}
      className="stack narrow-form"
      aria-labelledby="invite"
    >
      <h2 id="invite">{t('invite.title')}</h2>
      {returned ? (
        <>
          <ErrorSummary
            title={failure ? t(`form_errors.${failure}`) : done}
            errors={mistake && error ? [{ id: 'emails', message: error }] : []}
          />
          {bad.length > 0 ? (
            <ul className="rows">
              {bad.map(({ email, status }) => (
                <li key={email}>
                  <b className="any">{email}</b> <span>{t(`invitation_errors.${status}`)}</span>
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
        hint={t('invite.hint', { max: MAX_INVITATIONS })}
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
