import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { ImportLine } from '~/upstream/statement-imports.server'
import { MAX_BOUND_DECIMALS } from '~contract/values/bounded-number'
import { useColumnName } from './use-column-name'

/** Renders the errors that keep a line out, or from being published, by column. */
export function LineErrors({ line: { outcome, errors } }: { line: Pick<ImportLine, 'outcome' | 'errors'> }) {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  const toColumnName = useColumnName()
  if (errors.length === 0 || outcome === 'unchanged') return null
  return (
    <ul className="plain-list sm">
      {errors.map(({ column, field, error, bound = 0, text }) => {
        const name = column || (field ? toColumnName(field) : '')
        const isEmpty = error === 'unchosen' && text === ''
        return (
          <li key={`${column}/${field}/${error}`}>
            {name ? <b>{name}: </b> : null}
            {t(`errors.${isEmpty ? 'missing' : error}`, {
              text,
              bound: formatNumber(bound, language, MAX_BOUND_DECIMALS),
            })}
          </li>
        )
      })}
    </ul>
  )
}
