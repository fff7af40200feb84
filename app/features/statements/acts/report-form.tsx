import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { Fieldset } from '../../../ui/field'
import { Fold } from '../../../ui/fold'
import { TextArea } from '../../../ui/text-field'
import { reportReasons } from '../../../upstream/report-reasons'
import { type ReturnedForm, returnedTo } from './act-forms'
import { LONGEST_TEXT } from './act-limits'
import { ReturnedNote } from './returned-note'

/** What is wrong with the statement, from anybody. */
export function ReportForm({ returned }: { returned: ReturnedForm | undefined }) {
  const { t } = useTranslation('acts')
  const { shell } = usePage()
  const form = returnedTo('report', returned)
  const said = (field: string) => {
    const mistake = form.mistake(field)
    return { id: form.id(field), ...(mistake && { error: t(`mistakes.${mistake}`) }) }
  }
  return (
    <Fold id="report" summary={t('report')} icon="flag" wide open={form.returned !== undefined}>
      <form method="post" action={shell.here} className="stack">
        <ReturnedNote {...form} />
        <Fieldset legend={t('reason')} {...said('reason')}>
          {reportReasons.map((reason) => (
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
          maxLength={LONGEST_TEXT}
          rows={3}
          defaultValue={form.value('comment')}
          {...said('comment')}
        />
        <input type="hidden" name="intent" value="report" />
        <Button>{t('send')}</Button>
      </form>
    </Fold>
  )
}
