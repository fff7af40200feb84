import { useTranslation } from 'react-i18next'
import type { OrderData } from './load.server'

/** The wiring of a field with what is known or was typed, and what is wrong with it. */
export function useFields({ values, returned }: Pick<OrderData, 'values' | 'returned'>) {
  const { t } = useTranslation('services')
  const mistakes = returned?.mistakes ?? []
  return {
    errors: mistakes.map(({ field, mistake }) => ({ id: idOf(field), message: t(`mistakes.${mistake}`) })),
    field(name: string) {
      const mistake = mistakes.find((one) => one.field === name)?.mistake
      return {
        id: idOf(name),
        name,
        defaultValue: values[name] ?? '',
        ...(mistake && { error: t(`mistakes.${mistake}`) }),
      }
    },
  }
}

const idOf = (field: string) => `order-${field}`
