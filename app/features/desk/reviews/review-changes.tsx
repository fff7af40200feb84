import { useTranslation } from 'react-i18next'
import { useDraftFieldTexts } from '~/features/statement-drafts'
import { FactSheet } from '~/ui/fact-sheet'
import type { DraftField } from '~contract/statement-drafts'
import type { ReviewData } from './review.server'

/** Renders the new values of the statement, with the current value before each change. */
export function ReviewChanges({ data: { review, options } }: { data: ReviewData }) {
  const { t } = useTranslation('desk')
  const { listFields, formatName, formatValue } = useDraftFieldTexts(options)
  const { values, published } = review
  const fields = new Set([...listFields(values), ...listFields(published ?? {})])
  const texts = [...fields].map((field) => {
    const [before, after] = [formatValue(field, published ?? {}), formatValue(field, values)]
    const isChanged = published !== undefined && before !== after
    return {
      field,
      name: formatName(field),
      value: <ChangedText before={isChanged ? before : ''} after={after} isChanged={isChanged} />,
    }
  })
  return (
    <section className="stack">
      <h2>{t('reviews.contents')}</h2>
      <FactSheet facts={texts.filter(({ field }) => !isDescription(field))} />
      {texts
        .filter(({ field }) => isDescription(field))
        .map(({ field, name, value }) => (
          <div key={field}>
            <h3>{name}</h3>
            {value}
          </div>
        ))}
    </section>
  )
}

const isDescription = (field: DraftField) => field.startsWith('comment_')

function ChangedText({ before, after, isChanged }: { before: string; after: string; isChanged: boolean }) {
  if (!isChanged) return <p className="pre">{after}</p>
  return (
    <>
      {before ? <del className="pre">{before}</del> : null}
      {after ? <ins className="pre">{after}</ins> : null}
    </>
  )
}
