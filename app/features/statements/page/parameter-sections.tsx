import { useTranslation } from 'react-i18next'
import { PathIcon } from '~/ui/icon'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { PARAMETER_KINDS } from '~contract/statements'
import { getParameterIcon } from './fact-icons'

export function ParameterSections({ statement: { parameters } }: { statement: StatementDetails }) {
  const { t } = useTranslation('statement')
  return PARAMETER_KINDS.map((kind) => {
    const rows = parameters.filter((parameter) => parameter.kind === kind)
    if (rows.length === 0) return null
    return (
      <section key={kind} className="amenities-part">
        <h2>{t(`kinds.${kind}`)}</h2>
        <ul className="amenities">
          {rows.map((row) => (
            <li key={row.id}>
              <PathIcon path={getParameterIcon(row.key)} />
              {row.name}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
