import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import type { FieldError } from './field-error'

/** The text of an error in the language of the page; undefined without one. */
export function useErrorText() {
  const { t } = useTranslation('forms')
  const { language } = usePage()
  return <Found extends FieldError | undefined>(error: Found) =>
    (error && t(`errors.${error.key}`, toTextArgs(error, language))) as Found extends undefined
      ? undefined
      : string
}

/** A `count` chooses the plural form; `shown` is the same number as pages write it. */
export function toTextArgs({ args = {} }: FieldError, language: Language) {
  const { count } = args
  return typeof count === 'number' ? { ...args, shown: formatNumber(count, language) } : args
}
