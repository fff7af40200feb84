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
export function InviteForm({ params, formResult }: InviteFormProps) {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  const { rejected: bad = [], error: errorKey, failure } = formResult ?? {}
  const error = errorKey
    ? t(`field_errors.${errorKey}`, { max: MAX_INVITATIONS })
    : bad.length > 0
      ? t('invite.rejected_emails', { count: bad.length })
      : undefined
  const done = formResult?.invited
    ? t('invite.partly_sent', { count: formResult.invited })
    : t('invite.none_sent')
  return (
    <form
      method="post"
      action={toLocalizedPath(agentListPath(params), language)}
      className="stack narrow-form"
      aria-labelledby="invite"
    >
      <h2 id="invite">{t('invite.title')}</h2>
      {formResult ? (
        <>
          <ErrorSummary
            title={failure ? t(`form_errors.${failure}`) : done}
            errors={errorKey && error ? [{ id: 'emails', message: error }] : []}
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
        defaultValue={formResult?.emails}
        {...(error && { error })}
      />
      <Button variant="main" name="intent" value="invite">
        {t('invite.send')}
      </Button>
    </form>
  )
}
