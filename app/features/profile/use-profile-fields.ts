import { useTranslation } from 'react-i18next'
import type { ProfileFormResult } from './form'

export function useProfileFields(
  form: ProfileFormResult['form'],
  anyFormResult: ProfileFormResult | undefined,
) {
  const { t } = useTranslation('profile')
  const formResult = anyFormResult?.form === form ? anyFormResult : undefined
  const fieldErrors = formResult?.fieldErrors ?? []
  return {
    isResubmission: formResult !== undefined,
    title: formResult?.failure ? t(`form_errors.${formResult.failure}`) : t('error_summary'),
    errors: fieldErrors.map(({ field, error }) => ({ id: field, message: t(`field_errors.${error}`) })),
    field(name: string, known = '') {
      const error = fieldErrors.find((one) => one.field === name)?.error
      return {
        id: name,
        name,
        defaultValue: formResult?.values[name] ?? known,
        ...(error && { error: t(`field_errors.${error}`) }),
      }
    },
  }
}
