import { useTranslation } from 'react-i18next'
import { Drawing } from '../../../ui/icon'
import type { ParameterKind, Statement } from '../../../upstream/one-statement.server'
import { parameterDrawing } from './fact-drawings'

const kinds: ParameterKind[] = ['parameter', 'feature', 'furniture-equipment', 'label']

/** What the statement has besides its facts: a section for each kind of which there is something. */
export function Parameters({ statement: { parameters } }: { statement: Statement }) {
  const { t } = useTranslation('statement')
  return kinds.map((kind) => {
    const rows = parameters.filter((parameter) => parameter.kind === kind)
    if (rows.length === 0) return null
    return (
      <section key={kind} className="having">
        <h2>{t(`kinds.${kind}`)}</h2>
        <ul className="has">
          {rows.map((row) => (
            <li key={row.id}>
              <Drawing path={parameterDrawing(row.key)} />
              {row.name}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
