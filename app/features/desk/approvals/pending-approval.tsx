import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDateTime } from '~/i18n/format-date-time'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { UserText } from '~/ui/user-text'
import type { OperatorApproval } from '~/upstream/operator-approvals.server'
import { toReaderName } from '~contract/values/reader-name'
import { approvalForm } from './form'

/** Pending request: another operator approves or rejects it, the requester can withdraw it. */
export function PendingApproval({ approval }: { approval: OperatorApproval }) {
  const { t } = useTranslation('desk')
  const { language, layout } = usePage()
  const { form, fields } = useDefinedForm(approvalForm)
  const { id, kind, amount, text, requestedBy, requestedAt, isMine } = approval
  const sum = amount === undefined ? '' : formatLari(amount, language)
  return (
    <section className="panel stack">
      <h2>{t('approvals.title')}</h2>
      <p>
        <b>{t(`approvals.kinds.${kind}`, { sum })}</b>
      </p>
      {text ? <UserText className="pre">{text}</UserText> : null}
      <p className="mute sm">
        {t('approvals.requested', {
          name: toReaderName(requestedBy, language),
          time: formatDateTime(requestedAt, language),
        })}
      </p>
      {isMine ? <p className="sm">{t('approvals.mine')}</p> : null}
      <PostForm form={form} className="row" action={layout.currentHref}>
        <input type="hidden" name={fields.id.name} value={id} />
        {(isMine ? (['withdraw'] as const) : (['approve', 'reject'] as const)).map((decision) => (
          <Button
            key={decision}
            variant={decision === 'approve' ? 'main' : undefined}
            name={fields.decision.name}
            value={decision}
          >
            {t(`approvals.decisions.${decision}`)}
          </Button>
        ))}
      </PostForm>
    </section>
  )
}
