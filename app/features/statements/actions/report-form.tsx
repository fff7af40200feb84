import { useTranslation } from 'react-i18next'
import { EmptyFields } from '~/forms/empty-fields'
import { OptionListField, TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { REPORT_REASONS } from '~contract/reports'
import { reportForm } from './form'

interface ReportFormProps {
  /** URL of the page about the handling of reports. */
  trustHref: string | undefined
}

export function ReportForm({ trustHref }: ReportFormProps) {
  const { t } = useTranslation(['statement-actions', 'trust'])
  const { layout } = usePage()
  const { form, fields, isShownAgain } = useDefinedForm(reportForm)
  return (
    <Disclosure id="report" summary={t('report')} icon="flag" wide open={isShownAgain}>
      <PostForm form={form} action={layout.currentHref}>
        <EmptyFields form={form}>
          <OptionListField
            field={fields.reason}
            legend={t('reason')}
            type="radio"
            options={REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
          <TextAreaField field={fields.comment} label={t('comment')} hint={t('comment_hint')} rows={3} />
        </EmptyFields>
        <Button>{t('send')}</Button>
      </PostForm>
      {trustHref ? (
        <p className="sm">
          <a href={`${trustHref}#report`}>{t('trust:about_reports')}</a>
        </p>
      ) : null}
    </Disclosure>
  )
}
