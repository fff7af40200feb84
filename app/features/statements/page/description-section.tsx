import { useTranslation } from 'react-i18next'
import { Disclosure } from '~/ui/disclosure'
import { UserText } from '~/ui/user-text'
import { collapseLines, splitLines } from './split-description'

export function DescriptionSection({ comment }: { comment: string | undefined }) {
  const { t } = useTranslation('statement-page')
  const { shown, folded } = collapseLines(splitLines(comment ?? ''))
  if (shown.length === 0) return null
  return (
    <section className="words">
      <h2>{t('description')}</h2>
      <Lines lines={shown} />
      {folded.length > 0 ? (
        <Disclosure summary={t('read_all')}>
          <Lines lines={folded} />
        </Disclosure>
      ) : null}
    </section>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <div className="prose">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move.
        <UserText key={place}>{line}</UserText>
      ))}
    </div>
  )
}
