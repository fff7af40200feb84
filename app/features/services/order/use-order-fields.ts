import { useTranslation } from 'react-i18next'
import type { OrderPageData } from './loader.server'

export function useOrderFields({ values, formResult }: Pick<OrderPageData, 'values' | 'formResult'>) {
  const { t } = useTranslation('services')
  const fieldErrors = formResult?.fieldErrors ?? []
  return {
    errors: fieldErrors.map(({ field, error }) => ({
      id: toFieldId(field),
      message: t(`field_errors.${error}`),
    })),
    field(name: string) {
      const error = fieldErrors.find((one) => one.field === name)?.error
      return {
        id: toFieldId(name),
        name,
        defaultValue: values[name] ?? '',
        ...(error && { error: t(`field_errors.${error}`) }),
      }
    },
  }
}

const toFieldId = (field: string) => `order-${field}`
