import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { ErrorSummary } from '../../../ui/error-summary'
import { formatLari } from '../lari'
import type { TopUpPanel } from './address'
import { LEAST, MOST } from './amount'
import type { ReturnedTopUp, TopUpData, TopUpMistake } from './form'

const idOf = (field: string) => `topup-${field}`

/** What is wrong, in words. */
function useMistakeText() {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const bounds = { least: formatLari(LEAST, language), most: formatLari(MOST, language) }
  return (mistake: TopUpMistake) => t(`mistakes.${mistake}`, bounds)
}

/** The wiring of a field with what was typed, and what is wrong with it. */
export function useField(returned: ReturnedTopUp | undefined) {
  const textOf = useMistakeText()
  return (name: string) => {
    const mistake = returned?.mistakes.find(({ field }) => field === name)?.mistake
    return {
      id: idOf(name),
      name,
      defaultValue: returned?.values[name] ?? '',
      ...(mistake && { error: textOf(mistake) }),
    }
  }
}

/** The heading of a form, what is to be mended, and its one-time key. */
export function FormHead({ data: { formKey, returned }, panel }: { data: TopUpData; panel: TopUpPanel }) {
  const { t } = useTranslation('payments')
  const textOf = useMistakeText()
  const errors = returned?.mistakes.map(({ field, mistake }) => ({
    id: idOf(field),
    message: textOf(mistake),
  }))
  return (
    <>
      <h3>{t(`top_up.ways.${panel}`)}</h3>
      {errors ? <ErrorSummary title={t('top_up.mend')} errors={errors} /> : null}
      <input type="hidden" name="form_key" value={returned?.values.form_key ?? formKey} />
    </>
  )
}
