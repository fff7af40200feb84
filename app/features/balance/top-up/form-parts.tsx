import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import { usePage } from '~/page/use-page'
import { MAX_TOP_UP, MIN_TOP_UP } from '~contract/payments'
import { formatLari } from '../format-lari'
import type { TopUpData, TopUpErrorKey, TopUpFormResult } from './form'
import type { TopUpPanel } from './urls'

const toFieldId = (field: string) => `topup-${field}`

function useFormatError() {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const bounds = { min: formatLari(MIN_TOP_UP, language), max: formatLari(MAX_TOP_UP, language) }
  return (error: TopUpErrorKey) => t(`field_errors.${error}`, bounds)
}

export function useTopUpField(formResult: TopUpFormResult | undefined) {
  const textOf = useFormatError()
  return (name: string) => {
    const error = formResult?.fieldErrors.find(({ field }) => field === name)?.error
    return {
      id: toFieldId(name),
      name,
      defaultValue: formResult?.values[name] ?? '',
      ...(error && { error: textOf(error) }),
    }
  }
}

export function TopUpFormHeader({
  data: { formKey, formResult },
  panel,
}: {
  data: TopUpData
  panel: TopUpPanel
}) {
  const { t } = useTranslation('payments')
  const textOf = useFormatError()
  const errors = formResult?.fieldErrors.map(({ field, error }) => ({
    id: toFieldId(field),
    message: textOf(error),
  }))
  return (
    <>
      <h3>{t(`top_up.methods.${panel}`)}</h3>
      {errors ? <ErrorSummary title={t('top_up.error_summary')} errors={errors} /> : null}
      <input type="hidden" name="form_key" value={formResult?.values.form_key ?? formKey} />
    </>
  )
}
