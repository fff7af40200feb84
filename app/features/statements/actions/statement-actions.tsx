import { useTranslation } from 'react-i18next'
import { HideTextButton } from '~/features/favorites'
import { ShareLinks } from '~/features/share'
import { EmptyFields } from '~/forms/empty-fields'
import { OptionListField, TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { REPORT_REASONS } from '~contract/statements'
import type { StatementData } from '../page/loader.server'
import { reportForm } from './form'

export function StatementActions({ data }: { data: StatementData }) {
  const { t } = useTranslation('statement-actions')
  const { origin } = usePage()
  const { statement } = data
  return (
    <div className="actions">
      <p className="row">
        {statement.isOwn ? null : <HideTextButton statement={statement} />}
        <Button type="button" size="small" icon="print" hidden data-enhance="print-button">
          {t('print')}
        </Button>
      </p>
      <ShareLinks url={origin + data.canonical} title={statement.title} label={t('share_link')} />
      {statement.isOwn ? null : <ReportForm trustHref={data.trustHref} />}
    </div>
  )
}

interface ReportFormProps {
  /** URL of the page about the handling of reports. */
  trustHref: string | undefined
}

function ReportForm({ trustHref }: ReportFormProps) {
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
