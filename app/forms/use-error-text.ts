import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { FieldError } from './field-error'

/** The text of an error in the language of the page; undefined without one. */
export function useErrorText() {
  const { t } = useTranslation('forms')
  const { language } = usePage()
  return <Found extends FieldError | undefined>(error: Found) =>
    (error && t(`errors.${error.key}`, toTextArgs(error))) as Found extends undefined ? undefined : string

  function toTextArgs({ args = {} }: FieldError) {
    const { count } = args
    return typeof count === 'number' ? { ...args, shown: formatNumber(count, language) } : args
  }
}
