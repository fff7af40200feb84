import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Disclosure } from '~/ui/disclosure'
import { Fieldset } from '~/ui/field'
import { TextArea } from '~/ui/text-field'
import { REPORT_REASONS } from '~contract/reports'
import { MAX_COMMENT_LENGTH } from '~contract/values/text-lengths'
import { getFormState, type RejectedSubmission } from './form'
import { SubmissionErrors } from './submission-errors'

export function ReportForm({ formResult }: { formResult: RejectedSubmission | undefined }) {
  const { t } = useTranslation('statement-actions')
  const { layout } = usePage()
  const form = getFormState('report', formResult)
  const fieldProps = (field: string) => {
    const error = form.findError(field)
    return { id: form.id(field), ...(error && { error: t(`field_errors.${error}`) }) }
  }
  return (
    <Disclosure id="report" summary={t('report')} icon="flag" wide open={form.formResult !== undefined}>
      <form method="post" action={layout.currentHref} className="stack">
        <SubmissionErrors {...form} />
        <Fieldset legend={t('reason')} {...fieldProps('reason')}>
          {REPORT_REASONS.map((reason) => (
            <Checkbox
              key={reason}
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={form.value('reason') === reason}
              label={t(`reasons.${reason}`)}
            />
          ))}
        </Fieldset>
        <TextArea
          label={t('comment')}
          hint={t('comment_hint')}
          name="comment"
          maxLength={MAX_COMMENT_LENGTH}
          rows={3}
          defaultValue={form.value('comment')}
          {...fieldProps('comment')}
        />
        <input type="hidden" name="intent" value="report" />
        <Button>{t('send')}</Button>
      </form>
    </Disclosure>
  )
}
