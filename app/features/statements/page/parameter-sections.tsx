import { useTranslation } from 'react-i18next'
import { PathIcon } from '~/ui/icon'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { COLORED_PARAMETER_IDS, PARAMETER_KINDS } from '~contract/statements'
import { getParameterIcon } from './fact-icons'
import { PhoneFolded } from './phone-folded'

export function ParameterSections({ statement: { parameters } }: { statement: StatementDetails }) {
  const { t } = useTranslation('statement')
  return PARAMETER_KINDS.map((kind) => {
    const rows = parameters.filter((parameter) => parameter.kind === kind)
    if (rows.length === 0) return null
    return (
      <section key={kind} className="amenities-part">
        <h2>{t(`kinds.${kind}`)}</h2>
        <PhoneFolded rows={rows.length}>
          <ul className="amenities">
            {rows.map((row) => (
              <li key={row.id} data-color={COLORED_PARAMETER_IDS.includes(row.id) ? row.id : undefined}>
                <PathIcon path={getParameterIcon(row.key)} />
                {row.name}
              </li>
            ))}
          </ul>
        </PhoneFolded>
      </section>
    )
  })
}
