import { useTranslation } from 'react-i18next'
import { deleteDraftHref, draftStepHref } from '~/features/statement-drafts'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { IconLink } from '~/ui/icon-button'
import type { OwnStatementsData } from './loader.server'

const STATE_TONES = { open: 'off', in_review: 'warn', refused: 'bad' } as const

/** What is begun and not published, with the way back to it. */
export function DraftList({ drafts }: Pick<OwnStatementsData, 'drafts'>) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  if (drafts.length === 0) return null
  return (
    <section className="stack" aria-labelledby="drafts-title">
      <h2 id="drafts-title">{t('drafts.title')}</h2>
      <ul>
        {drafts.map(({ id, address, state, updatedAt, statement }) => {
          const page = { draft: id, statement, step: 'check' } as const
          const name = address || t('drafts.untitled')
          return (
            <li key={id} className="row">
              <Badge tone={STATE_TONES[state]}>{t(`drafts.states.${state}`)}</Badge>
              <a href={draftStepHref(page, language)}>{name}</a>
              <span className="mute sm">{formatDay(updatedAt, language)}</span>
              <IconLink
                icon="trash"
                label={t('drafts.delete', { name })}
                href={deleteDraftHref(page, language)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
