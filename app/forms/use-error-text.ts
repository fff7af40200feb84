import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import type { FieldError } from './field-error'

/** Returns a function from an error to its text in the page's language. */
export function useErrorText() {
  const { t } = useTranslation('forms')
  const { language } = usePage()
  return <Found extends FieldError | undefined>(error: Found) =>
    (error && t(`errors.${error.key}`, toTextArgs(error, language))) as Found extends undefined
      ? undefined
      : string
}

/** Formats the numbers of an error: `count` chooses the plural form, and `shown` is its text. */
export function toTextArgs({ args = {} }: FieldError, language: Language) {
  const numbers = Object.entries(args).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  const shown = Object.fromEntries(
    numbers.map(([name, value]) => [name === 'count' ? 'shown' : name, formatNumber(value, language)]),
  )
  return { ...args, ...shown }
}
