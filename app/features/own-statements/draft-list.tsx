import { useTranslation } from 'react-i18next'
import { deleteDraftHref, draftStepHref } from '~/features/statement-drafts'
import { formatMoney } from '~/features/statements'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { IconLink } from '~/ui/icon-button'
import { joinFacts } from '~/ui/join-facts'
import type { OwnStatementsData } from './loader.server'

const STATE_TONES = { open: 'off', in_review: 'warn', refused: 'bad' } as const

/** Renders unpublished drafts, each with a link to continue. */
export function DraftList({ drafts }: Pick<OwnStatementsData, 'drafts'>) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  if (drafts.length === 0) return null
  return (
    <section className="stack" aria-labelledby="drafts-title">
      <h2 id="drafts-title">{t('drafts.title')}</h2>
      <ul>
        {drafts.map(({ id, address, kind, deal, price, state, updatedAt, statement }) => {
          const page = { draft: id, statement, step: 'check' } as const
          const name = address || t('drafts.untitled')
          const isEdit = statement !== undefined
          const facts = [
            kind,
            deal,
            price && formatMoney(price.total, price.currency, language),
            formatDay(updatedAt, language),
          ]
          return (
            <li key={id} className="row">
              <Badge tone={STATE_TONES[state]}>
                {t(`drafts.states.${isEdit && state === 'open' ? 'changed' : state}`)}
              </Badge>
              <a href={draftStepHref(page, language)}>{name}</a>
              {isEdit ? <span className="sm">{t('drafts.changes_to', { id: statement })}</span> : null}
              <span className="mute sm">{joinFacts(facts)}</span>
              <IconLink
                icon="trash"
                label={t(isEdit ? 'drafts.discard' : 'drafts.delete', { name })}
                href={deleteDraftHref(page, language)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
