import { useTranslation } from 'react-i18next'
import { TextAreaField } from '~/forms/fields'
import { useFormReply } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { MAX_INVITATIONS } from '~contract/agents'
import { inviteForm, type RejectedInvitation } from './form'
import { type AgentListParams, agentListPath } from './urls'

const HEADING_ID = 'invite-agents'

/** Renders the form, which keeps the emails that could not be invited, each with its reason. */
export function InviteForm({ params }: { params: AgentListParams }) {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(inviteForm)
  const reply = useFormReply(inviteForm.id)
  const rejected = (reply?.pageData ?? []) as RejectedInvitation[]
  return (
    <section className="stack narrow-form" aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{t('invite.title')}</h2>
      <PostForm form={form} action={toLocalizedPath(agentListPath(params), language)}>
        {rejected.length > 0 ? (
          <ul className="rows">
            {rejected.map(({ email, status }) => (
              <li key={email}>
                <b className="any">{email}</b> <span>{t(`invitation_errors.${status}`)}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <TextAreaField
          field={fields.emails}
          label={t('invite.emails')}
          hint={t('invite.hint', { max: MAX_INVITATIONS })}
          rows={4}
          spellCheck={false}
          autoCapitalize="none"
        />
        <Button variant="main">{t('invite.send')}</Button>
      </PostForm>
    </section>
  )
}
