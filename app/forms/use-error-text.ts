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

/** Numbers as pages write them; a `count` chooses the plural form, and `shown` is what is written of it. */
export function toTextArgs({ args = {} }: FieldError, language: Language) {
  const numbers = Object.entries(args).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  const shown = Object.fromEntries(
    numbers.map(([name, value]) => [name === 'count' ? 'shown' : name, formatNumber(value, language)]),
  )
  return { ...args, ...shown }
}
