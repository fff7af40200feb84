import { useTranslation } from 'react-i18next'
import type { FieldError } from './field-error'

/** The text of an error in the language of the page; undefined without one. */
export function useErrorText() {
  const { t } = useTranslation('forms')
  return <Found extends FieldError | undefined>(error: Found) =>
    (error && t(`errors.${error.key}`, error.args ?? {})) as Found extends undefined ? undefined : string
}
